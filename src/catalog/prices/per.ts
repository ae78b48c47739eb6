import type { PerDuration, PerPrice, PriceTier } from '#src/contract/generated/types.ts'
import { durationText } from '../words/duration-text.ts'
import { fill } from '../words/fill.ts'
import { unitOf } from '../words/input-words.ts'
import type { NumberInputPlan } from '../plan.ts'
import { gcd, lcm } from '../estimate/rounding.ts'
import { NO_ANSWER } from '../estimate/amount-accumulator.ts'
import { ascendingEnds } from './ascending-ends.ts'
import { type DurationKind, plain, type PriceKind, type PublishedPriceKind } from './price-kind.ts'
import { row, spans } from './price-rows.ts'
import { inSteps, NO_PRICE, numberInput, type PriceScope } from './price-scope.ts'

/** Quantities above `above` and up to `end` (in steps), and the price of a step (as a numerator). */
interface Tier {
  above: number
  end: number
  numeratorPerStep: number
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
    const bit = 1 << input.index
    const { index, max, overMax } = input
    const open = 'open' in price && (price.open ?? false)
    const amount = (quantity: number) => {
      let numerator = 0
      for (const { above, end, numeratorPerStep, reached } of tiers) {
        if (quantity <= above) break
        reached?.()
        numerator += (Math.min(quantity, end) - above) * numeratorPerStep
      }
      return numerator
    }
    return {
      most: Math.max(...tiers.map(tier => tier.numeratorPerStep)) * roundedUp(max),
      add(answers, accumulator) {
        accumulator.used |= bit
        const quantity = answers[index] ?? NO_ANSWER
        if (quantity === NO_ANSWER) accumulator.missing |= bit
        else if (quantity > max && overMax !== null && !scope.clampNumbers) accumulator.reasons.push(overMax)
        else {
          const numerator = amount(roundedUp(Math.min(quantity, max)))
          accumulator.add(numerator, numerator, open)
        }
      },
    }
  },
  ownDenominator(price, inputById) {
    const input = inputById.get(price.input)
    if (input?.kind !== 'number') return 1
    const each = Math.max(1, Math.round((price.each ?? 1) * input.factor))
    const rates = tiersOf(price) ?? [{ rate: price.rate ?? each }]
    return rates.map(({ rate }) => each / gcd(rate, each)).reduce(lcm, 1)
  },
  rows(price, context) {
    const { each = 1, open } = price
    const { category, money, wording } = context
    const { per, openPer, perEach, openPerEach, roundUp } = wording
    const template = each === 1 ? (open ? openPer : per) : open ? openPerEach : perEach
    const valuesOf = (quantity: number) => ({ each: money.quantity(quantity), unit: unitOf(price.input, quantity, category) })
    // A rate is not what a visitor pays, so that it is no figure for a starting price.
    const rateRow = (rate: number) => {
      if (rate === 0) return row(wording.included, price, null)
      const text = fill(template, { rate: money.text(rate), ...valuesOf(each) })
      return row(price.roundUp === undefined ? text : fill(roundUp, { text, ...valuesOf(price.roundUp) }), price, null)
    }
    const { tiers } = price
    if (tiers === undefined) return [rateRow(price.rate ?? 0)]
    return spans(tiers, price.input).map((span, position) => ({ ...rateRow(tiers[position]?.rate ?? 0), choices: [span] }))
  },
}

export const publishedPer: PublishedPriceKind<'per'> = {
  isQuote: false,
  rowCount: ({ tiers }) => tiers?.length ?? 1,
  offer({ input, rate, each = 1, open }, { category, unitCodes, decimal }) {
    if (rate === undefined) return null
    const found = category.inputs.find(({ id }) => id === input)
    const code = found?.kind === 'number' ? unitCodes.find(({ unit }) => unit === found.unit)?.code : undefined
    const unit = code !== undefined && { unitCode: code }
    return {
      '@type': 'UnitPriceSpecification',
      [open ? 'minPrice' : 'price']: decimal(rate),
      ...unit,
      ...(each !== 1 && { referenceQuantity: { '@type': 'QuantitativeValue', value: each, ...unit } }),
    }
  },
}

export const perDuration: DurationKind<'per'> = {
  rows({ input, rate, each = 1 }, { category, money, messages }) {
    const template = each === 1 ? messages.price.per : messages.price.perEach
    const text = fill(template, {
      rate: durationText({ low: rate, high: rate }, messages.duration),
      each: money.quantity(each),
      unit: unitOf(input, each, category),
    })
    return [{ labels: [], span: null, text }]
  },
  span: () => null,
}

function tiersOf(price: PerPrice | PerDuration): PriceTier[] | undefined {
  return 'tiers' in price ? price.tiers : undefined
}

function compiledTiers(price: PerPrice | PerDuration, input: NumberInputPlan, largest: number, scope: PriceScope): Tier[] {
  const each = price.each === undefined ? input.factor : inSteps(price.each, input, scope.pointer.at('each'))
  const numeratorPerStep = (rate: number) => (rate * scope.denominator) / each
  const priceTiers = tiersOf(price)
  if (priceTiers === undefined) return [{ above: 0, end: Infinity, numeratorPerStep: numeratorPerStep(price.rate ?? 0), reached: null }]
  const pointer = scope.pointer.at('tiers')
  if (priceTiers.every(({ rate }) => rate === 0)) pointer.report('all rates are 0: give one of them a price, or say "included"')
  const ends = ascendingEnds(priceTiers, largest, pointer, (upTo, at) => inSteps(upTo, input, at))
  return priceTiers.map(({ rate }, position) => ({
    above: ends[position - 1] ?? 0,
    end: ends[position] ?? Infinity,
    numeratorPerStep: numeratorPerStep(rate),
    reached: scope.watch?.(pointer.at(position).text) ?? null,
  }))
}
