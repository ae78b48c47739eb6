import { addressFields, addressOf } from '#src/booking/appointment/address.ts'
import { keepsTime } from '#src/booking/appointment/status.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import { isDeleted } from '#src/booking/appointment/trash.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { focusField } from '../../renderer/fields/focus-field.ts'
import { type AdminContent, useContent } from '../data/content/admin-content.ts'
import { personName } from './request-texts.ts'

const WORDS = 'No address yet'

/** Whether nobody knows where to drive for a visit to come; not where the form asks for no address. */
export function missesAddress(request: Appointment, content: AdminContent): boolean {
  const isToCome = request.appointment_date !== null && request.status !== 'Completed' && keepsTime(request) && request.erased_at === undefined
  return isToCome && addressFields(content.bookingForm).length > 0 && addressOf(request, content) === null
}

/** Says so, and leads to where it is entered; nowhere from the trash. */
export function NoAddress({ request, onEnter }: { request: Appointment; onEnter: () => void }) {
  if (!missesAddress(request, useContent())) return null
  if (isDeleted(request)) return <b className="no-address">{WORDS}</b>
  return (
    <button type="button" className="no-address" aria-label={`${WORDS}: enter that of ${personName(request)}`} onClick={onEnter}>
      {WORDS}
    </button>
  )
}

interface NoAddressEnteredProps {
  /** Prefix of the form's field ids. */
  ids: string
  values: FormValues
}

/** The same of a visit that is being booked, above the button that books it. */
export function NoAddressEntered({ ids, values: { mode, texts } }: NoAddressEnteredProps) {
  const fields = addressFields(useContent().bookingForm)
  const isMissing = fields.length > 0 && fields.every(name => (texts[name] ?? '').trim() === '')
  if (mode !== 'appointment' || !isMissing) return null
  return (
    <button type="button" className="no-address" onClick={() => focusField(`${ids}-${fields[0]}`)}>
      {WORDS}
    </button>
  )
}
