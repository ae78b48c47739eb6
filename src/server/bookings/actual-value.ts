import type { Revision } from '#src/catalog/revision.ts'
import type { ValueChange } from '#src/contract/generated/types.ts'
import { refuseField } from '../http/http-error.ts'
import { plainAmount } from '#src/catalog/words/plain-amount.ts'

/** Refuses an actual value that is no sum of the currency. @throws HttpError 400 */
export function checkValue({ actual_value = null }: Partial<ValueChange>, { money }: Pick<Revision, 'money'>): void {
  const value = actual_value ?? 0
  if (money.value(money.amount(value)) !== value) throw refuseField('actual_value', `must be a multiple of ${plainAmount(1, money)}`)
}
