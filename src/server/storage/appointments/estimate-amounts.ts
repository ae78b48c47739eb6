import type { EstimateLine, EstimateSnapshot } from '#src/contract/generated/types.ts'
import type { AppointmentRow } from '../tables.ts'

/**
 * The parts of an estimate beside its package, in minor units: its add-ons; its surcharges, discounts and limits; and the taxes that are added. 0 when it
 * has no price.
 */
export function estimateAmounts({ lines, low }: EstimateSnapshot): Pick<AppointmentRow, 'addons_amount' | 'rules_amount' | 'taxes_amount'> {
  if (low === null) return { addons_amount: 0, rules_amount: 0, taxes_amount: 0 }
  const sumOf = (...kinds: EstimateLine['kind'][]) => lines.reduce((sum, line) => (kinds.includes(line.kind) ? sum + (line.low ?? 0) : sum), 0)
  return { addons_amount: sumOf('addon'), rules_amount: sumOf('rule', 'limit', 'saved'), taxes_amount: sumOf('tax') }
}
