import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import type { CategoryPlan } from '#src/catalog/plan.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { AppointmentRequest, Day, EstimateSnapshot, FieldValue, Id, RequestMode, TimeOfDay } from '#src/contract/generated/types.ts'
import { type FormValues, namedFields } from '../form/form-values.ts'
import { namedKindOf } from '../form/kinds/registry.ts'
import type { RequestProblem } from './override.ts'
import { shownPrice } from './request-fields.ts'
import { CONSULTATION, longestDuration } from '../schedule/service-types.ts'
import { calculatedPrice, CONSULTATION_REQUIRED, incompleteSnapshot, snapshotOf } from './snapshot.ts'

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

/** What a request asks for, and what is wrong with that. */
export interface RequestReading {
  /** Null when something is wrong that nobody may override. */
  request: BookingRequest | null
  /** In the order of the form. */
  problems: readonly RequestProblem[]
}

interface Read {
  revision: FormRevision
  plan: CategoryPlan
  body: AppointmentRequest
  values: FormValues
  /** Empty for a consultation. */
  chosen: Id
  /** The category's fields. */
  fields: Record<string, FieldValue>
  /** Null when nothing can be priced. */
  priced: Estimate | null
}

/** A request that nothing stands against. What has no price is kept as a consultation that takes as long as the category's longest visit. */
export function bookingRequest({ revision, plan, body, values, chosen, fields, priced }: Read): BookingRequest {
  const { name = '', email = '', phone = '', message = '', ...others } = values.texts
  const price = priced === null ? null : calculatedPrice(priced, revision)
  return {
    mode: values.mode,
    category: plan.category.id,
    serviceType: chosen || CONSULTATION,
    contact: { name, email, phone, message },
    fields: { ...fields, ...valuesOf(others, revision) },
    date: values.date || null,
    time: values.time || null,
    minutes: priced?.duration?.high ?? longestDuration(plan),
    estimate: priced === null || price === null ? incompleteSnapshot(revision) : snapshotOf(priced, revision),
    calculatedPrice: price ?? CONSULTATION_REQUIRED,
    estimatedValue: priced === null || priced.low === null ? null : revision.money.value(priced.low),
    shownPrice: shownPrice(body),
  }
}

/** What is kept of the form's further fields, in the order in which they were sent. */
function valuesOf(texts: FormValues['texts'], { content }: FormRevision): Record<string, FieldValue> {
  const fields = namedFields(content.bookingForm)
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const field = fields.find(field => field.name === name)
      return field === undefined ? [] : [[name, namedKindOf(field).toValue(text)]]
    }),
  )
}
