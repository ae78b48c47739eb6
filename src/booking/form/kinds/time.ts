import type { TimeField } from '#src/contract/generated/types.ts'
import { FIELD } from '../../request/flat-fields.ts'
import { isOver } from '../../schedule/day-problem.ts'
import { isStartOn } from '../../schedule/is-start.ts'
import { isPast } from '../../schedule/slots.ts'
import { fieldsOf } from '../form-values.ts'
import type { FieldKind } from './field-kind.ts'
import { at, missing } from './problems.ts'

/** The start of the visit. */
export const time: FieldKind<TimeField> = {
  check: (field, { date, time }, { revision: { content }, now, isTaken }) => {
    const { bookingForm, business, messages } = content
    const day = fieldsOf(bookingForm).find(field => field.kind === 'date')
    if (time === '') return missing(FIELD.time, (isOver(business, date, now) ? day?.over : undefined) ?? field.required.message)
    if (date !== '' && !isStartOn(business, date, time)) return at(FIELD.time, field.invalid)
    // A start that is over is reported at the day, in the day's words.
    if (date !== '' && isPast(date, time, now)) return at(FIELD.date, day?.past ?? '')
    return isTaken ? at(FIELD.time, messages.slot.unavailable) : []
  },
}
