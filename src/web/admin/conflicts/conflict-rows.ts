import type { Appointment } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { valueText } from '../request/price-texts.ts'
import { EDITABLE_FIELDS, EDITABLE_NAMES } from '../request/editable-fields.ts'
import { changedAlone, type ChangeOfOne } from '../data/requests/change.ts'

/** A field whose value differs between two versions of a request. */
export interface ConflictRow {
  label: string
  /** The value that our change would set; null when the change does not touch the field. */
  mine: string | null
  theirs: string
}

type Content = Pick<AdminContent, 'dates' | 'money'>

/** The fields that can differ between two versions of a request; day and time count as one. */
const FIELDS: readonly { label: string; text: (request: Appointment, content: Content) => string }[] = [
  { label: 'Status', text: ({ status }) => status },
  {
    label: 'Day and time',
    text: ({ appointment_date: date, appointment_time: time }, { dates }) =>
      [date && dates.day(date), time && dates.time(time)].filter(Boolean).join(', '),
  },
  ...EDITABLE_NAMES.filter(name => name !== 'appointment_date' && name !== 'appointment_time').map(name => ({
    label: EDITABLE_FIELDS[name].label,
    text: (request: Appointment) => request[name],
  })),
  { label: 'Actual value', text: ({ actual_value }, content) => (actual_value === null ? '' : valueText(actual_value, content)) },
]

/** Compares, field by field, what a change would set with what somebody else has saved. */
export function conflictRows(change: ChangeOfOne, theirs: Appointment, content: Content): ConflictRow[] {
  const rows = FIELDS.flatMap(({ label, text }) => {
    const [before, mine, now] = [change.of, wantedBy(change), theirs].map(request => text(request, content) || 'None')
    const isMine = mine !== before
    return now === (isMine ? mine : before) ? [] : [{ label, mine: isMine ? (mine ?? null) : null, theirs: now ?? '' }]
  })
  if (change.kind === 'delete') rows.unshift({ label: 'Request', mine: 'Deleted', theirs: 'Kept' })
  if (change.kind === 'restore') rows.unshift({ label: 'Request', mine: 'Restored', theirs: 'In the trash' })
  return rows
}

/** Returns the request with only this change applied. */
function wantedBy(change: ChangeOfOne): Appointment {
  if (change.kind === 'edit') {
    const { despite_warnings: _, ...fields } = change.fields
    return { ...change.of, ...fields }
  }
  return changedAlone(change.of, change) ?? change.of
}
