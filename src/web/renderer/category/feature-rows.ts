import type { Id, Package } from '#src/contract/generated/types.ts'

type Included = Pick<Package, 'id' | 'features' | 'includes'>

/** A feature, and which packages have it, in their order. */
export interface FeatureRow {
  feature: string
  isIncluded: boolean[]
}

/** Returns every feature once, in the order of the packages, with the packages that have it, themselves or through those they build on. */
export function featureRows(packages: readonly Included[]): FeatureRow[] {
  const featuresOf = packages.map(item => new Set(withIncluded(item, packages).flatMap(({ features }) => features)))
  const all = new Set(packages.flatMap(({ features }) => features))
  return [...all].map(feature => ({ feature, isIncluded: featuresOf.map(features => features.has(feature)) }))
}

/** Returns a package and all that it builds on; ends where content goes in circles, which its check refuses. */
function withIncluded(item: Included, packages: readonly Included[]): Included[] {
  const found = new Map<Id, Included>([[item.id, item]])
  for (const { includes = [] } of found.values())
    for (const inner of packages) if (includes.includes(inner.id) && !found.has(inner.id)) found.set(inner.id, inner)
  return [...found.values()]
}
