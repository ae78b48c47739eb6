import { isOpen } from '#src/booking/appointment/status.ts'
import { isDeleted } from '#src/booking/appointment/trash.ts'
import { namedFields } from '#src/booking/form/form-values.ts'
import { isKeptNextTime } from '#src/booking/form/values-again.ts'
import { isSameValue } from '#src/booking/request/same-value.ts'
import type { Appointment, BookingForm, Day } from '#src/contract/generated/types.ts'
import { type ChangeOf, editedFields } from '../data/requests/change.ts'

/** Returns the fields of the customer, such as the address, that an edit has changed. */
export function customerFields({ of, fields }: ChangeOf<'edit'>, form: BookingForm): string[] {
  const edited = editedFields(fields)
  return namedFields(form)
    .map(({ name }) => name)
    .filter(name => isKeptNextTime(name) && Object.hasOwn(edited, name) && !isSameValue(edited[name], of[name]))
}

/** The same edit for each other coming visit of the customer that still says what the edited one said. @param requests all of the customer */
export function editsToo(change: ChangeOf<'edit'>, requests: readonly Appointment[], form: BookingForm, today: Day): ChangeOf<'edit'>[] {
  const { of, fields } = change
  const names = customerFields(change, form)
  return requests
    .filter(other => other.id !== of.id && isComing(other, today))
    .flatMap(other => {
      const old = names.filter(name => isSameValue(other[name], of[name])).map(name => [name, fields[name]])
      return old.length === 0
        ? []
        : [{ kind: 'edit', of: other, fields: { ...Object.fromEntries(old), despite_warnings: fields.despite_warnings === true } }]
    })
}

function isComing(request: Appointment, today: Day): boolean {
  const { appointment_date: date } = request
  return !isDeleted(request) && isOpen(request) && date !== null && date >= today
}
