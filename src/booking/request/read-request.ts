import type { FormRevision } from '#src/catalog/revision.ts'
import type { AppointmentRequest } from '#src/contract/generated/types.ts'
import { bookingRequest, type RequestReading } from './booking-request.ts'
import type { LocalTime } from '../schedule/business-time.ts'
import { FIELD, fieldName, fieldOfPlace, type FieldProblem, isEmpty, readSelection, writeSelection } from './flat-fields.ts'
import { priceForm } from '../form/form-context.ts'
import { fieldsOf, type FormValues } from '../form/form-values.ts'
import { readHelperRequest } from './mobile-payload.ts'
import { asErrors, hasError, judgeForm, type RequestProblem } from './override.ts'
import { checkServiceType, readTexts, requestMode } from './request-fields.ts'
import { calculatedPrice } from './snapshot.ts'

/** Reads and checks a request as the specification's sections 3 and 5 give it; every rule is the desktop form's, since no payload names its layout. */
export function readRequest(revision: FormRevision, body: AppointmentRequest, now: LocalTime): RequestReading {
  const helper = readHelperRequest(revision, body, now)
  if (helper !== null) return helper
  const reading = readSelection(revision.catalog, body)
  if (!reading.ok) return { request: null, problems: asErrors(isEmpty(body.vehicle_category) ? noCategory(revision) : reading.problems) }
  const { plan, selection, rest } = reading
  const mode = requestMode(body)
  const { texts, problems: unread } = readTexts(revision, rest)
  const values: FormValues = {
    mode,
    texts,
    category: plan.category.id,
    package: selection.package ?? '',
    inputs: Object.fromEntries(Object.entries(selection.inputs).map(([id, answer]) => [id, String(answer)])),
    addons: selection.addons,
    date: mode === 'appointment' ? (body.appointment_date ?? '') : '',
    time: mode === 'appointment' ? (body.appointment_time ?? '') : '',
  }
  const priced = priceForm(revision, values)
  const problems: RequestProblem[] = [
    ...asErrors([...unread, ...checkServiceType(revision, body.service_type)]),
    ...judgeForm(values, { revision, layout: 'desktop', now, isTaken: false }, priced),
  ]
  const { estimate, refused } = priced
  // The form words these; a place that it has no field for is still refused.
  if (!hasError(problems)) problems.push(...asErrors(refused.map(({ place, message }) => ({ field: fieldOfPlace(plan.category, place), message }))))
  if (problems.length === 0 && (estimate === null || calculatedPrice(estimate, revision) === null)) {
    const field = fieldName(plan.category, 'package')
    problems.push({ field, message: plan.category.packageRequired, isWarning: estimate?.state === 'incomplete' })
  }
  if (hasError(problems)) return { request: null, problems }
  const fields = writeSelection(plan, selection, estimate?.used ?? [])
  return { request: bookingRequest({ revision, plan, body, values, chosen: values.package, fields, priced: estimate }), problems }
}

/** In the form's words: its category begins empty. */
function noCategory({ content }: FormRevision): FieldProblem[] {
  const field = fieldsOf(content.bookingForm).find(({ kind }) => kind === 'category')
  return field?.kind === 'category' ? [{ field: FIELD.category, message: field.required.message }] : []
}
