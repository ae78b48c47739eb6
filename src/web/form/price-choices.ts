import { type Priced, priceForm } from '#src/booking/form/form-context.ts'
import type { Choices } from '#src/booking/form/form-values.ts'
import { localTime } from '#src/booking/schedule/business-time.ts'
import type { FormPage } from '../renderer/fields/form-view.ts'

/** Prices the choices of a request that is made now, or that was made before. */
export function priceChoices({ revision, asked }: Pick<FormPage, 'revision' | 'asked'>, choices: Choices): Priced {
  return priceForm(revision, choices, localTime(asked ?? new Date(), revision.content.business.timeZone))
}
