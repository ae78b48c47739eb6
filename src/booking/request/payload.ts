import type { FormRevision } from '#src/catalog/revision.ts'
import type { AppointmentRequest, ServiceType } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import { writeSelection } from './flat-fields.ts'
import { type Priced, priceForm } from '../form/form-context.ts'
import { type FormValues, selectionOf, textFields } from '../form/form-values.ts'
import { calculatedPrice } from './snapshot.ts'

/**
 * The service type of the form's choices: the package's own once one is chosen, else the first of the category (specification, section 4);
 * null while the list has none that matches.
 */
export function serviceTypeOf({ category, package: chosen }: FormValues, serviceTypes: readonly ServiceType[]): ServiceType | null {
  return serviceTypes.find(({ value }) => value === chosen) ?? serviceTypes.find(type => type.category === category) ?? null
}

/** How long the visit of the form's choices takes at most, in minutes; null while no service type matches them. */
export function visitMinutes(values: FormValues, serviceTypes: readonly ServiceType[], { estimate }: Priced): number | null {
  const serviceType = serviceTypeOf(values, serviceTypes)
  return serviceType === null ? null : (estimate?.duration?.high ?? serviceType.duration)
}

/** The request that the form sends (specification, section 3); call it with values that passed the checks. */
export function toPayload(values: FormValues, revision: FormRevision, serviceTypes: readonly ServiceType[]): AppointmentRequest {
  const selection = selectionOf(revision, values)
  const plan = revision.catalog.categoryById.get(values.category)
  const { estimate } = priceForm(revision, values)
  const price = estimate === null ? null : calculatedPrice(estimate, revision)
  const texts = Object.fromEntries(textFields(revision.content.bookingForm).map(({ name }) => [name, (ownValue(values.texts, name) ?? '').trim()]))
  return {
    name: '',
    email: '',
    ...texts,
    request_type: values.mode,
    vehicle_category: values.category,
    service_type: serviceTypeOf(values, serviceTypes)?.value ?? values.package,
    ...(plan && selection && estimate ? writeSelection(plan, selection, estimate.used) : {}),
    ...(price === null ? {} : { calculated_price: price }),
    ...(values.mode === 'appointment' ? { appointment_date: values.date, appointment_time: values.time } : {}),
  }
}
