import type { SumPrice } from '#src/contract/generated/types.ts'
import { fill } from '../words/fill.ts'
import { fixedRow } from './duration-row.ts'
import { together } from './offered.ts'
import {
  type DurationKind,
  type DurationRow,
  type DurationTextContext,
  type PriceKind,
  type PublishedPriceKind,
  type Span,
  wholeUnits,
} from './price-kind.ts'
import type { KindRow, PriceTextContext } from './price-rows.ts'
import { inside } from './price-scope.ts'

/** The sum of several prices. */
export const sum: PriceKind<'sum'> = {
  compile({ of }, scope) {
    const plans = of.map((part, position) => scope.compile(part, inside(scope, 'of', position)))
    return {
      most: plans.reduce((most, plan) => most + plan.most, 0),
      add(answers, accumulator) {
        for (const plan of plans) plan.add(answers, accumulator)
      },
    }
  },
  children: ({ of }) => of,
  denominator: wholeUnits,
  rows: (price, context, rowsOf) => combined(price.of.map(rowsOf), (first, second) => joinedPrices(first, second, price, context)),
}

export const publishedSum: PublishedPriceKind<'sum'> = {
  isQuote: false,
  rowCount: ({ of }, _, countOf) => of.reduce((count, part) => count * countOf(part), 1),
  withAmounts: (price, _, inner) => ({ ...price, of: price.of.map(inner) }),
  offer({ of }, { offerOf }) {
    const parts = of.map(offerOf)
    return parts.includes(null) ? null : together(parts.filter(part => part !== null))
  },
}

export const sumDuration: DurationKind<'sum'> = {
  rows: ({ of }, { messages }, rowsOf) => combined(of.map(rowsOf), (first, second) => joinedDurations(first, second, messages)),
  span: ({ of }, spanOf) => of.map(spanOf).reduce(added),
}

/** The Cartesian product of the terms' rows. */
function combined<R>(terms: R[][], join: (first: R, second: R) => R): R[] {
  return terms.reduce((rows, next) => rows.flatMap(first => next.map(second => join(first, second))))
}

/** Joins two terms' rows into one row; the word for "included" is dropped beside a price, and amounts are told as one. */
function joinedPrices(first: KindRow, second: KindRow, price: SumPrice, { money, wording }: PriceTextContext): KindRow {
  const choices = [...first.choices, ...second.choices]
  if (second.text === wording.included) return { ...first, choices }
  if (first.text === wording.included) return { ...second, choices }
  if (first.price.kind === 'exact' && second.price.kind === 'exact') {
    const amount = first.price.amount + second.price.amount
    return { choices, text: money.text(amount), figure: amount, price: { kind: 'exact', amount } }
  }
  return { choices, text: fill(wording.and, { first: first.text, second: second.text }), figure: null, price }
}

function joinedDurations(first: DurationRow, second: DurationRow, messages: DurationTextContext['messages']): DurationRow {
  const labels = [...new Set([...first.labels, ...second.labels])]
  const span = added(first.span, second.span)
  if (span !== null) return { ...fixedRow(span, messages), labels }
  return { labels, span, text: fill(messages.price.and, { first: first.text, second: second.text }) }
}

function added(sum: Span | null, next: Span | null): Span | null {
  return sum && next ? { low: sum.low + next.low, high: sum.high + next.high } : null
}
