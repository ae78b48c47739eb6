import type { Money } from '#src/catalog/words/money.ts'
import type { Appointment } from '#src/contract/generated/types.ts'

/** Whether a price can be told: the calculated one, or the value that the owner entered. */
export function hasPrice({ estimate, actual_value: agreed = null }: Partial<Pick<Appointment, 'estimate' | 'actual_value'>>): boolean {
  return agreed !== null || typeof estimate?.low === 'number'
}

/** A request as its visitor is told of it: a value that the owner entered is its price, in place of the calculated one with its lines, reasons and notes. */
export function atAgreedPrice(stored: Appointment, { amount }: Pick<Money, 'amount'>): Appointment {
  if (stored.actual_value === null) return stored
  const agreed = amount(stored.actual_value)
  return { ...stored, estimate: { ...stored.estimate, low: agreed, high: agreed, lines: [], reasons: [], notes: [] } }
}

/** Whether a customer was told a fixed price, which mails and paper then call agreed in place of an estimate. */
export function isAgreed({ price_told_at, actual_value, estimate: { low, high } }: Appointment): boolean {
  return price_told_at !== undefined && (actual_value !== null || (low !== null && low === high))
}
