import { addressFields, addressOf } from '#src/booking/appointment/address.ts'
import { keepsTime } from '#src/booking/appointment/status.ts'
import type { FormValues } from '#src/booking/form/form-values.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { type AdminContent, useContent } from '../data/content/admin-content.ts'

const WORDS = 'No address yet'

/** Whether nobody knows where to drive for a visit to come; not where the form asks for no address. */
export function missesAddress(request: Appointment, content: AdminContent): boolean {
  const isToCome = request.appointment_date !== null && request.status !== 'Completed' && keepsTime(request) && request.erased_at === undefined
  return isToCome && addressFields(content.bookingForm).length > 0 && addressOf(request, content) === null
}

/** Says so. */
export function NoAddress({ request }: { request: Appointment }) {
  return missesAddress(request, useContent()) && <b className="no-address">{WORDS}</b>
}

/** The same of a visit that is being booked, beside the button that books it. */
export function NoAddressEntered({ values: { mode, texts } }: { values: FormValues }) {
  const fields = addressFields(useContent().bookingForm)
  const isMissing = fields.length > 0 && fields.every(name => (texts[name] ?? '').trim() === '')
  return mode === 'appointment' && isMissing && <p className="no-address">{WORDS}</p>
}
