import { fill } from '#src/catalog/words/fill.ts'
import type { BookingForm, Closure } from '#src/contract/generated/types.ts'
import { fieldsOf } from '../form/form-values.ts'

/** The reasons of closures that give one, without duplicates. */
export function reasonsOf(closures: readonly Pick<Closure, 'reason'>[]): string {
  return [...new Set(closures.map(({ reason }) => reason).filter(reason => reason !== ''))].join(', ')
}

/** Says to visitors that closures take a day, and why. */
export function closedText(form: BookingForm, closures: readonly Pick<Closure, 'reason'>[]): string {
  const field = fieldsOf(form).find(field => field.kind === 'date')
  const { closed = '', closedBecause = `${closed} {reason}` } = field ?? {}
  const reason = reasonsOf(closures)
  return reason === '' ? closed : fill(closedBecause, { reason })
}
