import { gcd, lcm } from '../estimate/rounding.ts'
import { optionIds } from '../words/input-words.ts'
import type { PricePlan } from '../plan.ts'
import { choiceTable } from './choice-table.ts'
import { multipliedOut, WHOLE } from './multiplied-out.ts'
import { type DurationKind, type PriceKind, type PublishedPriceKind } from './price-kind.ts'
import { inside, NO_PRICE, watched } from './price-scope.ts'

/** The price inside times a factor, one for all or by a choice; the factors of prices inside one another multiply. */
export const scale: PriceKind<'scale'> = {
  compile({ price, bps, input, factors = [] }, scope) {
    if ((input === undefined) !== (factors.length === 0)) scope.pointer.report('name a question and its factors, or neither')
    const plan = scope.compile(price, inside(scope, 'price'))
    const others = bps === undefined ? null : scaledPlan(plan, bps)
    if (input === undefined) return others ?? NO_PRICE
    const rows = factors.map((factor, position) => ({
      option: factor.option,
      plan: watched(scaledPlan(plan, factor.bps), inside(scope, 'factors', position)),
    }))
    return choiceTable(input, rows, others && watched(others, inside(scope, 'bps')), scope, scope.pointer.at('factors'))
  },
  children: ({ price }) => [price],
  denominator: ({ bps = WHOLE, factors = [] }, _, ofInner) =>
    [{ bps }, ...factors].reduce((most, factor) => lcm(most, WHOLE / gcd(factor.bps, WHOLE)), 1) * ofInner,
  rows: (price, _, rowsOf) => rowsOf(multipliedOut(price)),
}

export const publishedScale: PublishedPriceKind<'scale'> = {
  isQuote: false,
  rowCount: ({ input, price }, category, countOf) => countOf(price) * (input === undefined ? 1 : optionIds(input, category).length),
  // Factors are no prices: they multiply the changed ones.
  withAmounts: (price, _, inner) => ({ ...price, price: inner(price.price) }),
  offer: (price, { offerOf }) => offerOf(multipliedOut(price)),
}

export const scaleDuration: DurationKind<'scale'> = {
  rows: (duration, _, rowsOf) => rowsOf(multipliedOut(duration)),
  span: (duration, spanOf) => spanOf(multipliedOut(duration)),
}

/** The factor in lowest terms: what is inside is a multiple of its lower part, as the denominator is. */
function scaledPlan(plan: PricePlan, bps: number): PricePlan {
  const common = gcd(bps, WHOLE)
  const [times, over] = [bps / common, WHOLE / common]
  return {
    // The inner price is computed first, and must stay exact too.
    most: plan.most * Math.max(1, times / over),
    add(answers, accumulator) {
      const inner = accumulator.inner(plan, answers)
      if (inner !== null) accumulator.add((inner.low / over) * times, (inner.high / over) * times, inner.open)
    },
  }
}
