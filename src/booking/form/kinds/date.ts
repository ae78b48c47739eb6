import type { DateField } from '#src/contract/generated/types.ts'
import { FIELD } from '../../request/flat-fields.ts'
import { firstDay, hoursOn, lastDay } from '../../schedule/slots.ts'
import type { FieldKind } from './field-kind.ts'
import { at, missing } from './problems.ts'

/** The day of the visit. */
export const date: FieldKind<DateField> = {
  check: (field, { date }, { revision: { content }, layout, now }) => {
    const last = lastDay(content.business, now.date)
    if (date === '') return missing(FIELD.date, field.required.message)
    if (date < firstDay(content.business, layout, now.date)) return at(FIELD.date, field.past)
    return hoursOn(content.business, date) === null || (last !== null && date > last) ? at(FIELD.date, field.closed) : []
  },
}
