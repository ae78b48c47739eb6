import type { PerDuration, PerPrice } from '#src/contract/generated/types.ts'
import { durationText } from '../words/duration-text.ts'
import { fill } from '../words/fill.ts'
import { unitOf } from '../words/input-words.ts'
import { rangeText } from '../words/range-text.ts'
import type { NumberInputPlan } from '../plan.ts'
import { gcd, lcm } from '../estimate/rounding.ts'
import { ascendingEnds } from './ascending-ends.ts'
import { type OfferedRate, together } from './offered.ts'
import { type DurationKind, plain, type PriceKind, type PublishedPriceKind, type Span } from './price-kind.ts'
import { row, spans } from './price-rows.ts'
import { inSteps, NO_PRICE, numberInput, type PriceScope, quantityOf } from './price-scope.ts'

/** What is charged for the part of a quantity up to `upTo`, from `rate` to `highRate` where that is given. */
interface Rate {
  upTo?: number
  rate?: number
  highRate?: number
}

/** Quantities above `above` and up to `end` (in steps), and the prices of a step (as numerators). */
interface Tier {
  above: number
  end: number
  low: number
  high: number
  reached: (() => void) | null
}

/** A rate, or graduated tiers of rates, times a number input, whose quantity may first be rounded up to a multiple. */
export const per: PriceKind<'per'> = {
  ...plain,
  compile(price, scope) {
    const input = numberInput(price.input, scope)
    if (input === null) return NO_PRICE
    const step = price.roundUp === undefined ? 1 : inSteps(price.roundUp, input, scope.pointer.at('roundUp'))
    const roundedUp = (quantity: number) => Math.ceil(quantity / step) * step
    const tiers = compiledTiers(price, input, roundedUp(input.max), scope)
    for (const { end } of tiers) if (end !== Infinity) input.breakpoints.add(Math.floor(end / step) * step)
    const open = 'open' in price && (price.open ?? false)
    return {
      most: Math.max(...tiers.map(({ high }) => high)) * roundedUp(input.max),
      add(answers, accumulator) {
        const quantity = quantityOf(input, scope, answers, accumulator)
        if (quantity === null) return
        const counted = roundedUp(quantity)
        for (const { above, end, low, high, reached } of tiers) {
          // The first counts even of 0, which may be open.
          if (above > 0 && counted <= above) break
          reached?.()
          const steps = Math.min(counted, end) - above
          accumulator.add(steps * low, steps * high, open)
        }
      },
    }
  },
  denominator(price, inputById) {
    const input = inputById.get(price.input)
    if (input?.kind !== 'number') return 1
    const each = Math.max(1, Math.round((price.each ?? 1) * input.factor))
    const rates = ratesOf(price).flatMap(({ rate = 0, highRate = 0 }) => [rate, highRate])
    return rates.map(rate => each / gcd(rate, each)).reduce(lcm)
  },
  rows(price, context) {
    const { each = 1, open = false } = price
    const { category, money, wording } = context
    const { per, openPer, perEach, openPerEach, roundUp } = wording
    const valuesOf = (quantity: number) => ({ each: money.quantity(quantity), unit: unitOf(price.input, quantity, category) })
    const rateText = ({ rate = 0, highRate }: Rate) => {
      // A range has its own words for "or more".
      const isFrom = open && highRate === undefined
      const rates = highRate === undefined ? money.text(rate) : rangeText({ low: rate, high: highRate, open }, money, wording)
      return fill(each === 1 ? (isFrom ? openPer : per) : isFrom ? openPerEach : perEach, { rate: rates, ...valuesOf(each) })
    }
    const rates = ratesOf(price)
    return spans(rates, price.input).map((span, position) => {
      const { [position]: own = price } = rates
      const { low, high } = amountBelow(rates, position, each)
      const below = high === 0 ? [] : [low === high ? money.text(low) : rangeText({ low, high }, money, wording)]
      const { above } = span
      const beyond = isFree(own)
        ? []
        : [above === undefined ? rateText(own) : fill(wording.beyond, { text: rateText(own), above: money.quantity(above) })]
      const [first = wording.included, second] = [...below, ...beyond]
      const text = second === undefined ? first : fill(wording.and, { first, second })
      const isRounded = price.roundUp !== undefined && beyond.length > 0
      // A rate is not what a visitor pays, so that it is no figure for a starting price.
      const told = row(isRounded ? fill(roundUp, { text, ...valuesOf(price.roundUp ?? 1) }) : text, price, null)
      return { ...told, choices: price.tiers ? [span] : [] }
    })
  },
}

export const publishedPer: PublishedPriceKind<'per'> = {
  isQuote: false,
  rowCount: ({ tiers }) => tiers?.length ?? 1,
  withAmounts: ({ rate, highRate, tiers, ...price }, change) => ({
    ...price,
    ...(rate !== undefined && { rate: change(rate) }),
    ...changedHigh(highRate, change),
    ...(tiers !== undefined && { tiers: tiers.map(tier => ({ ...tier, rate: change(tier.rate), ...changedHigh(tier.highRate, change) })) }),
  }),
  offer(price) {
    const { input, each = 1, roundUp, open = false } = price
    const rates = ratesOf(price)
    const graduated = price.tiers === undefined ? [] : spans(rates, input)
    const parts = rates.map(({ rate = 0, highRate = rate }, position): OfferedRate => {
      const { above, upTo } = graduated[position] ?? {}
      return { kind: 'rate', low: rate, high: open ? null : highRate, input, each, roundUp, above, upTo }
    })
    return together(parts)
  },
}

export const perDuration: DurationKind<'per'> = {
  rows({ input, rate, highRate = rate, each = 1 }, { category, money, messages }) {
    const template = each === 1 ? messages.price.per : messages.price.perEach
    const text = fill(template, {
      rate: durationText({ low: rate, high: highRate }, messages.duration),
      each: money.quantity(each),
      unit: unitOf(input, each, category),
    })
    return [{ labels: [], span: null, text }]
  },
  span: () => null,
}

function changedHigh(highRate: number | undefined, change: (amount: number) => number): { highRate?: number } {
  return highRate === undefined ? {} : { highRate: change(highRate) }
}

function isFree({ rate, highRate }: Rate): boolean {
  return rate === 0 && highRate === undefined
}

/** What the part of a quantity below a graduated rate comes to, in whole minor units. */
function amountBelow(rates: readonly Rate[], position: number, each: number): Span {
  const sum = { low: 0, high: 0 }
  let from = 0
  for (const { upTo = from, rate = 0, highRate = rate } of rates.slice(0, position)) {
    sum.low += (rate * (upTo - from)) / each
    sum.high += (highRate * (upTo - from)) / each
    from = upTo
  }
  return { low: Math.round(sum.low), high: Math.round(sum.high) }
}

/** The graduated rates, or the only one. */
function ratesOf(price: PerPrice | PerDuration): readonly Rate[] {
  return ('tiers' in price && price.tiers) || [price]
}

function compiledTiers(price: PerPrice | PerDuration, input: NumberInputPlan, largest: number, scope: PriceScope): Tier[] {
  const each = price.each === undefined ? input.factor : inSteps(price.each, input, scope.pointer.at('each'))
  const perStep = (rate: number) => (rate * scope.denominator) / each
  const isGraduated = 'tiers' in price && price.tiers !== undefined
  const pointer = scope.pointer.at('tiers')
  const rates = ratesOf(price)
  if (isGraduated && price.highRate !== undefined) scope.pointer.at('highRate').report('belongs to a single rate: write it in the tiers')
  if (rates.every(isFree)) pointer.report('all rates are 0: give one of them a price, or say "included"')
  const ends = ascendingEnds(rates, largest, pointer, (upTo, at) => inSteps(upTo, input, at))
  return rates.map(({ rate = 0, highRate }, position) => {
    const own = isGraduated ? pointer.at(position) : scope.pointer
    if (highRate !== undefined && highRate <= rate) own.at('highRate').report(`${highRate} must be above rate, ${rate}`)
    return {
      above: ends[position - 1] ?? 0,
      end: ends[position] ?? Infinity,
      low: perStep(rate),
      high: perStep(highRate ?? rate),
      reached: (isGraduated && scope.watch?.(own.text)) || null,
    }
  })
}
