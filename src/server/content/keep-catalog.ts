import type { Revision } from '#src/catalog/revision.ts'
import type { Day, ServiceCatalog } from '#src/contract/generated/types.ts'
import { toldCatalog } from '#src/booking/programs/told-catalog.ts'

/** Tells the catalog once for each revision and day; the tag names both. */
export function keepCatalog(origin: string): (revision: Revision, day: Day) => { tag: string; catalog: ServiceCatalog } {
  let kept: { tag: string; catalog: ServiceCatalog } | null = null
  return (revision, day) => {
    const tag = `"${revision.id}-${day}"`
    if (kept?.tag !== tag) kept = { tag, catalog: toldCatalog(revision, day, origin) }
    return kept
  }
}
