import type { FormRevision } from '#src/catalog/revision.ts'
import type { AppointmentRequest } from '#src/contract/generated/types.ts'
import type { RequestReading } from './booking-request.ts'
import type { LocalTime } from './business-time.ts'
import { checkForm } from './check-form.ts'
import { fieldName, fieldOfPlace, readSelection, writeSelection } from './flat-fields.ts'
import { priceForm } from './form-context.ts'
import type { FormValues } from './form-values.ts'
import { readHelperRequest } from './helper-request.ts'
import { checkServiceType, readTexts, requestMode, shownPrice } from './request-fields.ts'
import { CONSULTATION } from './service-types.ts'
import { calculatedPrice, snapshotOf } from './snapshot.ts'

/** Reads and checks a request as the specification's sections 3 and 5 give it; every rule is the desktop form's, since no payload names its layout. */
export function readRequest(revision: FormRevision, body: AppointmentRequest, now: LocalTime): RequestReading {
  const helper = readHelperRequest(revision, body, now)
  if (helper !== null) return helper
  const reading = readSelection(revision.catalog, body)
  if (!reading.ok) return reading
  const { plan, selection, rest } = reading
  const mode = requestMode(body)
  const { texts, problems } = readTexts(revision, rest)
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
  const context = { revision, layout: 'desktop', now, isTaken: false } as const
  problems.push(...checkServiceType(revision, body.service_type), ...checkForm(values, context, priced))
  const { estimate, refused } = priced
  // The form words these; a place that it has no field for is still refused.
  if (problems.length === 0) problems.push(...refused.map(({ place, message }) => ({ field: fieldOfPlace(plan.category, place), message })))
  const price = estimate === null ? null : calculatedPrice(estimate, revision)
  if (problems.length > 0 || estimate === null || price === null) {
    return {
      ok: false,
      problems: problems.length > 0 ? problems : [{ field: fieldName(plan.category, 'package'), message: plan.category.packageRequired }],
    }
  }
  if (estimate.duration === null) throw new Error(`a complete request for ${plan.category.id} has no duration`)
  const { name = '', email = '', phone = '', message = '', ...others } = texts
  return {
    ok: true,
    request: {
      mode,
      category: plan.category.id,
      serviceType: selection.package ?? CONSULTATION,
      contact: { name, email, phone, message },
      fields: { ...writeSelection(plan, selection, estimate.used), ...others },
      date: values.date === '' ? null : values.date,
      time: values.time === '' ? null : values.time,
      minutes: estimate.duration.high,
      estimate: snapshotOf(estimate, revision),
      calculatedPrice: price,
      estimatedValue: estimate.low === null ? null : revision.money.value(estimate.low),
      shownPrice: shownPrice(body),
    },
  }
}
