import type { Day, EstimateSnapshot, FieldValue, Id, RequestMode, TimeOfDay } from '#src/contract/generated/types.ts'
import type { FieldProblem } from './flat-fields.ts'

/** A request as it will be stored: checked by the current content and priced by us. */
export interface BookingRequest {
  mode: RequestMode
  category: Id
  serviceType: string
  /** The form's fields that every request has. */
  contact: { name: string; email: string; phone: string; message: string }
  /** The category's fields and the form's further fields, by their names in the request. */
  fields: Record<string, FieldValue>
  date: Day | null
  time: TimeOfDay | null
  /** How long the visit takes at most. */
  minutes: number
  estimate: EstimateSnapshot
  calculatedPrice: string
  /** In the currency's unit; null for a consultation. */
  estimatedValue: number | null
  /** What the client said it showed. */
  shownPrice: string | null
}

export type RequestReading = { ok: true; request: BookingRequest } | { ok: false; problems: FieldProblem[] }
