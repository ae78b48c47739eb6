import type { ServiceType } from '#src/contract/generated/types.ts'
import type { Priced } from '../form/form-context.ts'
import type { FormValues } from '../form/form-values.ts'

/** Most minutes that a visit may hold: ten days (schemas/api/appointments.schema.json, schemas/content/price.schema.json). */
export const MAX_VISIT_MINUTES = 14_400

/**
 * The service type of the form's choices: the package's own once one is chosen, else the first of the category (specification, section 4); null when
 * none matches.
 */
export function serviceTypeOf({ category, package: chosen }: FormValues, serviceTypes: readonly ServiceType[]): ServiceType | null {
  return serviceTypes.find(({ value }) => value === chosen) ?? serviceTypes.find(type => type.category === category) ?? null
}

/** The longest that the visit can take, in minutes; null when no service type matches. */
export function visitMinutes(values: FormValues, serviceTypes: readonly ServiceType[], { estimate }: Priced): number | null {
  const serviceType = serviceTypeOf(values, serviceTypes)
  return serviceType === null ? null : (estimate?.duration?.high ?? serviceType.duration)
}
