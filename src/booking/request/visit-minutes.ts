import type { ServiceType } from '#src/contract/generated/types.ts'
import type { Priced } from '../form/form-context.ts'
import type { FormValues } from '../form/form-values.ts'

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
