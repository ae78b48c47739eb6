import type { FormRevision } from '#src/catalog/revision.ts'
import type { AppointmentRequest, Layout, ServiceType } from '#src/contract/generated/types.ts'
import { isEmpty, writeSelection } from './flat-selection.ts'
import { isShown } from '../form/circumstances.ts'
import type { Priced } from '../form/form-context.ts'
import { type FormValues, selectionOf, namedFields, textOf } from '../form/form-values.ts'
import { namedKindOf } from '../form/kinds/registry.ts'
import { calculatedPrice } from './estimate-snapshot.ts'
import { serviceTypeOf } from './visit-minutes.ts'

/**
 * Builds the request that the form sends (specification, section 3) from values that passed the checks: of its named fields, those that the layout
 * shows and that were filled in. `estimate` is the one that was shown. Of a visit this is the item that
 * the form shows; `payloadOfRest` has the others.
 */
export function toPayload(
  values: FormValues,
  revision: FormRevision,
  layout: Layout,
  serviceTypes: readonly ServiceType[],
  { estimate }: Priced,
): AppointmentRequest {
  const selection = selectionOf(revision, values, null)
  const plan = revision.catalog.categoryById.get(values.category)
  const price = estimate === null ? null : calculatedPrice(estimate, revision)
  const named = namedFields(revision.content.bookingForm).flatMap(field => {
    const value = namedKindOf(field).toValue(textOf(values.texts, field.name).trim())
    return isEmpty(value) || !isShown(field, values, layout) ? [] : [[field.name, value] as const]
  })
  return {
    name: '',
    email: '',
    ...Object.fromEntries(named),
    request_type: values.mode,
    vehicle_category: values.category,
    service_type: serviceTypeOf(values, serviceTypes)?.value ?? values.package,
    ...(plan && selection && estimate ? writeSelection(plan, selection, estimate.used) : {}),
    ...(price === null ? {} : { calculated_price: price }),
    ...(values.mode === 'appointment' ? { appointment_date: values.date, appointment_time: values.time } : {}),
  }
}
