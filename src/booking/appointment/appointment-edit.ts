import type { Appointment, FieldValue } from '#src/contract/generated/types.ts'
import type { PricedRequest } from '../request/priced-request.ts'

type OwnField = 'name' | 'email' | 'phone' | 'message' | 'request_type' | 'appointment_date' | 'appointment_time' | 'status' | 'actual_value'

/** What becomes different of an appointment. */
export interface AppointmentEdit extends Partial<Pick<Appointment, OwnField>> {
  /** Moments (ISO 8601, UTC); null takes one back. */
  on_way_at?: string | null
  started_at?: string | null
  price_told_at?: string | null
  /** What the owner says beside the price that is told; it stands in the history alone. */
  price_word?: string
  /** How long it holds its time, where the owner says so; else as its service does. */
  minutes?: number
  /** Whose time it holds from now on, from 1. */
  crew?: number
  service?: Pick<PricedRequest, 'category' | 'serviceType' | 'minutes' | 'furtherItems'>
  /** The codes are those that have a part in it: a price that stays keeps its own. */
  price?: Pick<PricedRequest, 'estimate' | 'calculatedPrice' | 'estimatedValue' | 'coupons'>
  /** All fields of the category and of the form, also those that stay. */
  fields?: Record<string, FieldValue>
}
