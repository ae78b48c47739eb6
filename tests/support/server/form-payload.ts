import { priceForm } from '#src/booking/form/form-context.ts'
import { toPayload } from '#src/booking/request/payload.ts'

type Form = Parameters<typeof toPayload>

/** The request that a form sends whose visit's time makes no difference. */
export function formPayload(values: Form[0], revision: Form[1], layout: Form[2], serviceTypes: Form[3]): ReturnType<typeof toPayload> {
  return toPayload(values, revision, layout, serviceTypes, priceForm(revision, values, null))
}
