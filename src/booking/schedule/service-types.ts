import type { AmountPlan, Catalog, CategoryPlan } from '#src/catalog/plan.ts'
import { roundQuotient } from '#src/catalog/estimate/rounding.ts'
import type { ServiceType } from '#src/contract/generated/types.ts'

/** The service type without a package: the work is agreed in a conversation. Accepted, but not listed. */
export const CONSULTATION = 'consultation'

/** Every package as a service type, with its longest duration in minutes. */
export function serviceTypes(catalog: Catalog): ServiceType[] {
  return catalog.categories.flatMap(({ category, packages }) =>
    packages.map(({ package: { id }, duration }) => ({ value: id, category: category.id, duration: longest(duration) })),
  )
}

/** The minutes of a category's longest package. */
export function longestDuration({ packages }: CategoryPlan): number {
  return Math.max(...packages.map(({ duration }) => longest(duration)))
}

function longest({ most, denominator }: AmountPlan): number {
  return roundQuotient(most, denominator)
}
