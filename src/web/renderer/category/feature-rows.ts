import { type Included, withIncluded } from '#src/catalog/included-packages.ts'

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
