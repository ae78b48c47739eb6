import { changesBetween } from '#src/booking/appointment/changes-between.ts'
import { FIELD } from '#src/booking/request/flat-fields.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { changedAlone, type ChangeOfOne, editedFields } from '../data/requests/change.ts'
import { fieldWords } from '../request/field-words.ts'

/** A field whose value differs between two versions of a request. */
export interface ConflictRow {
  label: string
  /** The value that our change would set; null when the change does not touch the field. */
  mine: string | null
  theirs: string
}

/** Fields without a row, since another row has them: the service's type is that of its package, the time stands beside its day. */
const TOLD_BY_OTHERS: ReadonlySet<string> = new Set(['service_type', FIELD.time])

/** Compares, field by field, what a change would set with what somebody else has saved. */
export function conflictRows(change: ChangeOfOne, theirs: Appointment, content: AdminContent): ConflictRow[] {
  const wanted = wantedBy(change)
  const changed = Object.keys({ ...changesBetween(change.of, wanted), ...changesBetween(change.of, theirs) })
  const names = new Set(changed.map(name => (name === FIELD.time ? FIELD.date : name))).difference(TOLD_BY_OTHERS)
  const rows = [...names].flatMap(name => {
    const [before, mine, now] = [change.of, wanted, theirs].map(request => wordsOf(name, request, content))
    const isMine = mine?.text !== before?.text
    return now?.text === (isMine ? mine : before)?.text
      ? []
      : [{ label: (theirs[name] === null ? mine : now)?.label ?? name, mine: isMine ? (mine?.text ?? null) : null, theirs: now?.text ?? '' }]
  })
  if (change.kind === 'edit' && change.fields.price === 'new')
    rows.push({ label: 'Price', mine: 'The new one', theirs: wordsOf('calculated_price', theirs, content).text })
  if (change.kind === 'delete') rows.unshift({ label: 'Request', mine: 'Deleted', theirs: 'Kept' })
  if (change.kind === 'restore') rows.unshift({ label: 'Request', mine: 'Restored', theirs: 'In the trash' })
  return rows
}

/** Returns a field in words; the day with its time, as one field. */
function wordsOf(name: string, request: Appointment, content: AdminContent): { label: string; text: string } {
  if (name !== FIELD.date) return fieldWords(name, request[name], request, content)
  const parts = [FIELD.date, FIELD.time].filter(part => request[part] !== null)
  return { label: 'Day and time', text: parts.map(part => fieldWords(part, request[part], request, content).text).join(', ') || 'none' }
}

/** Returns the request with only this change applied. */
function wantedBy(change: ChangeOfOne): Appointment {
  if (change.kind === 'edit') return { ...change.of, ...editedFields(change.fields) }
  return changedAlone(change.of, change) ?? change.of
}
