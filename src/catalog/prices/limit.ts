import type { LimitPrice } from '#src/contract/generated/types.ts'
import { fill } from '../words/fill.ts'
import { AmountAccumulator } from '../estimate/amount-accumulator.ts'
import { noOffer, type PriceKind, type PublishedPriceKind, wholeUnits } from './price-kind.ts'
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
        const inner = new AmountAccumulator()
        plan.add(answers, inner)
        accumulator.used |= inner.used
        accumulator.missing |= inner.missing
        accumulator.reasons.push(...inner.reasons)
        if (inner.reasons.length > 0 || inner.missing !== 0) return
        const capped = inner.open && most !== Infinity
        accumulator.add(clamp(inner.low), capped ? most : clamp(inner.high), inner.open && !capped)
      },
    }
  },
  children: ({ price }) => [price],
  ownDenominator: wholeUnits,
  rows: (price, context, rowsOf) =>
    rowsOf(price.price).map(inner => ({ ...inner, text: limitedText(inner.text, price, context), figure: price.min ?? null, price })),
}

export const publishedLimit: PublishedPriceKind<'limit'> = {
  isQuote: false,
  rowCount: ({ price }, _, countOf) => countOf(price),
  offer: noOffer,
}

function limitedText(text: string, { min, max }: LimitPrice, { money, wording }: PriceTextContext): string {
  const least = min === undefined ? null : money.text(min)
  const lifted = least === null ? text : text === wording.included ? least : fill(wording.minimum, { text, amount: least })
  return max === undefined ? lifted : fill(wording.maximum, { text: lifted, amount: money.text(max) })
}
