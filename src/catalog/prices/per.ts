import type { PerDuration, PerPrice, PriceTier } from '#src/contract/generated/types.ts'
import type { NumberInputPlan } from '../plan.ts'
import { NO_ANSWER } from '../tally.ts'
import { ascendingEnds } from './ascending-ends.ts'
import { type PriceKind, type PriceScope, inSteps, NO_PRICE, numberInput } from './price-scope.ts'

/** A part of the quantity, above `above` and up to `end` (in steps), and what one step of it costs (in parts). */
interface Tier {
  above: number
  end: number
  partsPerStep: number
  reached: (() => void) | null
}

/** A rate, or graduated tiers of rates, times a number input whose quantity may be rounded up to a multiple first. */
export const per: PriceKind<PerPrice | PerDuration> = {
  compile(price, scope) {
    const input = numberInput(price.input, scope)
    if (input === null) return NO_PRICE
    const step = price.roundUp === undefined ? 1 : inSteps(price.roundUp, input, scope.place.at('roundUp'))
    const roundedUp = (quantity: number) => Math.ceil(quantity / step) * step
    const tiers = tiersOf(price, input, roundedUp(input.max), scope)
    for (const { end } of tiers) if (end !== Infinity) input.breakpoints.add(Math.floor(end / step) * step)
    const bit = 1 << input.index
    const { index, max, overMax } = input
    const open = 'open' in price && (price.open ?? false)
    const amount = (quantity: number) => {
      let parts = 0
      for (const { above, end, partsPerStep, reached } of tiers) {
        if (quantity <= above) break
        reached?.()
        parts += (Math.min(quantity, end) - above) * partsPerStep
      }
      return parts
    }
    return {
      most: Math.max(...tiers.map(tier => tier.partsPerStep)) * roundedUp(max),
      add(answers, tally) {
        tally.used |= bit
        const quantity = answers[index] ?? NO_ANSWER
        if (quantity === NO_ANSWER) tally.missing |= bit
        else if (quantity > max && overMax !== null && !scope.clampNumbers) tally.reasons.push(overMax)
        else {
          const parts = amount(roundedUp(Math.min(quantity, max)))
          tally.add(parts, parts, open)
        }
      },
    }
  },
}

function tiersOf(price: PerPrice | PerDuration, input: NumberInputPlan, largest: number, scope: PriceScope): Tier[] {
  const each = price.each === undefined ? input.factor : inSteps(price.each, input, scope.place.at('each'))
  const partsPerStep = (rate: number) => (rate * scope.denominator) / each
  const priceTiers: PriceTier[] | undefined = 'tiers' in price ? price.tiers : undefined
  if (priceTiers === undefined) return [{ above: 0, end: Infinity, partsPerStep: partsPerStep(price.rate ?? 0), reached: null }]
  const place = scope.place.at('tiers')
  const ends = ascendingEnds(priceTiers, largest, place, (upTo, at) => inSteps(upTo, input, at))
  return priceTiers.map(({ rate }, position) => ({
    above: ends[position - 1] ?? 0,
    end: ends[position] ?? Infinity,
    partsPerStep: partsPerStep(rate),
    reached: scope.watch?.(place.at(position).pointer) ?? null,
  }))
}
