import type { Category, Tax } from '#src/contract/generated/types.ts'
import type { CatalogContent } from '../compile/build-catalog.ts'

/** The taxes that a category's prices have: its own, else those of the business. */
export function taxesOf({ taxes }: Category, { business }: { business: Pick<CatalogContent['business'], 'taxes'> }): readonly Tax[] {
  return taxes ?? business.taxes?.list ?? []
}
