import type { LimitDuration, LimitPrice } from '#src/contract/generated/types.ts'
import { fill } from '../words/fill.ts'
import { durationText } from '../words/duration-text.ts'
import { fixedRow } from './duration-row.ts'
import { between } from './offered.ts'
import { type DurationKind, type PriceKind, type PublishedPriceKind, type Span, wholeUnits } from './price-kind.ts'
import type { PriceTextContext } from './price-rows.ts'
import { inside } from './price-scope.ts'

/** A minimum charge, a cap, or both, for the price inside; a cap closes an open price. */
export const limit: PriceKind<'limit'> = {
  compile({ min = 0, max = Infinity, price }, scope) {
    if (min > max) scope.pointer.at('max').report(`${max} must not be below min, ${min}`)
    const plan = scope.compile(price, inside(scope, 'price'))
    const least = min * scope.denominator
    const most = max * scope.denominator
    const clamp = (numerator: number) => Math.min(Math.max(numerator, least), most)
    return {
      most: Math.max(plan.most, least),
      add(answers, accumulator) {
        const inner = accumulator.inner(plan, answers)
        if (inner === null) return
        const capped = inner.open && most !== Infinity
        accumulator.add(clamp(inner.low), capped ? most : clamp(inner.high), inner.open && !capped)
      },
    }
  },
  children: ({ price }) => [price],
  denominator: wholeUnits,
  rows: (price, context, rowsOf) =>
    rowsOf(price.price).map(inner => ({ ...inner, text: limitedText(inner.text, price, context), figure: price.min ?? null, price })),
}

export const publishedLimit: PublishedPriceKind<'limit'> = {
  isQuote: false,
  rowCount: ({ price }, _, countOf) => countOf(price),
  withAmounts: ({ min, max, ...price }, change, inner) => ({
    ...price,
    ...(min !== undefined && { min: change(min) }),
    ...(max !== undefined && { max: change(max) }),
    price: inner(price.price),
  }),
  offer({ min, max, price }, { offerOf }) {
    const inner = offerOf(price)
    return inner && between(inner, min, max)
  },
}

function limitedText(text: string, { min, max }: LimitPrice, { money, wording }: PriceTextContext): string {
  const least = min === undefined ? null : money.text(min)
  const lifted = least === null ? text : text === wording.included ? least : fill(wording.minimum, { text, amount: least })
  return max === undefined ? lifted : fill(wording.maximum, { text: lifted, amount: money.text(max) })
}

export const limitDuration: DurationKind<'limit'> = {
  rows(duration, { messages }, rowsOf) {
    return rowsOf(duration.price).map(inner => {
      if (inner.span !== null) return { ...inner, ...fixedRow(limitedSpan(inner.span, duration), messages), labels: inner.labels }
      const { min, max } = duration
      const minutes = (amount: number) => durationText({ low: amount, high: amount }, messages.duration)
      const lifted = min === undefined ? inner.text : fill(messages.price.minimum, { text: inner.text, amount: minutes(min) })
      return { ...inner, text: max === undefined ? lifted : fill(messages.price.maximum, { text: lifted, amount: minutes(max) }) }
    })
  },
  span(duration, spanOf) {
    const { min, max, price } = duration
    const inner = spanOf(price) ?? (min === undefined || max === undefined ? null : { low: min, high: max })
    return inner === null ? null : limitedSpan(inner, duration)
  },
}

function limitedSpan({ low, high }: Span, { min = 0, max = Infinity }: LimitDuration): Span {
  const clamp = (minutes: number) => Math.min(Math.max(minutes, min), max)
  return { low: clamp(low), high: clamp(high) }
}
