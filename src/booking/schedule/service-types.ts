import type { AmountPlan, Catalog, CategoryPlan } from '#src/catalog/plan.ts'
import { roundQuotient } from '#src/catalog/estimate/rounding.ts'
import type { ServiceType } from '#src/contract/generated/types.ts'

/** A service type that names no package: what is to be done is agreed in a conversation. It is accepted and not listed. */
export const CONSULTATION = 'consultation'

/** Every package as a service type, with the most minutes that it can take. */
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
