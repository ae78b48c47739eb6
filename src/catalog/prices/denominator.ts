import type { Id } from '#src/contract/generated/types.ts'
import type { InputPlan } from '../plan.ts'
import { gcd, lcm } from '../rounding.ts'
import type { Amount } from './price-scope.ts'

/** Into how many parts a minor unit is divided so that everything inside a price is a whole number of them. */
export function denominatorOf(amount: Amount, inputById: ReadonlyMap<Id, InputPlan>): number {
  switch (amount.kind) {
    case 'per': {
      const input = inputById.get(amount.input)
      if (input?.kind !== 'number') return 1
      const each = Math.max(1, Math.round((amount.each ?? 1) * input.factor))
      const rates = 'tiers' in amount && amount.tiers !== undefined ? amount.tiers.map(tier => tier.rate) : [amount.rate ?? each]
      return common(rates.map(rate => each / gcd(rate, each)))
    }
    case 'by': {
      const rows = amount.rows.map(row => denominatorOf(row.price, inputById))
      return amount.else === undefined ? common(rows) : common([...rows, denominatorOf(amount.else, inputById)])
    }
    case 'bands':
      return common(amount.bands.map(band => denominatorOf(band.price, inputById)))
    case 'sum':
      return common(amount.of.map(part => denominatorOf(part, inputById)))
    case 'limit':
      return denominatorOf(amount.price, inputById)
    case 'exact':
    case 'from':
    case 'range':
    case 'included':
    case 'quote':
      return 1
  }
}

function common(denominators: readonly number[]): number {
  return denominators.reduce(lcm, 1)
}
