import type { ScaleDuration, ScalePrice } from '#src/contract/generated/types.ts'
import { gcd, lcm } from '../estimate/rounding.ts'
import { optionIds } from '../words/input-words.ts'
import { byAnswer, choiceInput } from './by-answer.ts'
import { multipliedOut, WHOLE } from './multiplied-out.ts'
import { type DurationKind, noOffer, type PriceKind, type PublishedPriceKind } from './price-kind.ts'
import { inside, type PriceScope } from './price-scope.ts'

/** A factor in lowest terms. */
interface Factor {
  times: number
  over: number
  reached: (() => void) | null
}

/** The price inside times a factor, one for all or by a choice; the factors of prices inside one another multiply. */
export const scale: PriceKind<'scale'> = {
  compile(price, scope) {
    const plan = scope.compile(price.price, inside(scope, 'price'))
    const { input: id, bps, factors = [] } = price
    if ((id === undefined) !== (price.factors === undefined))
      scope.pointer.report('a question and its factors go together: name both, or leave out both')
    const input = id === undefined ? null : choiceInput(id, scope)
    const fixed = bps === undefined ? null : compiledFactor(bps, input === null ? null : inside(scope, 'bps'))
    const rows = factors.map(({ option, bps: own }, position) => ({ option, value: compiledFactor(own, inside(scope, 'factors', position)) }))
    const byOption = input === null ? [] : byAnswer(input, rows, { key: 'bps', value: fixed }, scope.packages, scope.pointer.at('factors'))
    // What is inside must be exact too.
    const largest = [fixed, ...byOption].reduce((most, factor) => (factor === null ? most : Math.max(most, factor.times / factor.over)), 1)
    return {
      most: plan.most * largest,
      add(answers, accumulator) {
        const inner = accumulator.inner(plan, answers)
        const factor = input === null ? fixed : byOption[accumulator.answer(input.index, answers)]
        if (!factor) return
        factor.reached?.()
        const scaled = (numerator: number) => (numerator / factor.over) * factor.times
        if (inner !== null) accumulator.add(scaled(inner.low), scaled(inner.high), inner.open)
      },
    }
  },
  children: ({ price }) => [price],
  denominator: (price, _, ofInner) => factorsOf(price).reduce((most, bps) => lcm(most, WHOLE / gcd(bps, WHOLE)), 1) * ofInner,
  rows: (price, _, rowsOf) => rowsOf(multipliedOut(price)),
}

export const publishedScale: PublishedPriceKind<'scale'> = {
  isQuote: false,
  rowCount: ({ input, price }, category, countOf) => countOf(price) * (input === undefined ? 1 : optionIds(input, category).length),
  offer: noOffer,
}

export const scaleDuration: DurationKind<'scale'> = {
  rows: (duration, _, rowsOf) => rowsOf(multipliedOut(duration)),
  span: (duration, spanOf) => spanOf(multipliedOut(duration)),
}

/** `scope` is that of a factor that only some selections reach. */
function compiledFactor(bps: number, scope: PriceScope | null): Factor {
  const common = gcd(bps, WHOLE)
  return { times: bps / common, over: WHOLE / common, reached: scope?.watch?.(scope.pointer.text) ?? null }
}

function factorsOf({ bps, factors = [] }: ScalePrice | ScaleDuration): number[] {
  return [...factors.map(factor => factor.bps), ...(bps === undefined ? [] : [bps])]
}
