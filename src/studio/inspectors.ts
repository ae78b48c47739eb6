import type { DocumentInspector } from 'sanity'
import { CHANGE_INSPECTOR } from './change/change-inspector.ts'
import { estimateInspector } from './estimate/estimate-inspector.tsx'
import { priceHistoryInspector } from './history/price-history-inspector.tsx'
import { withOwnLines } from './missing/missing-inspector.ts'
import { repriceInspector } from './reprice/reprice-inspector.tsx'

/** Content names nothing by references of Sanity's, but for pictures. */
const REFERENCES = 'sanity/structure/incoming-references'

/** Panels of our own beside a document's form, each from its own folder. */
const OWN: readonly DocumentInspector[] = [CHANGE_INSPECTOR, estimateInspector, repriceInspector, priceHistoryInspector]

/** Panels beside a document's form: those of Sanity that say something of content, and our own. */
export function inspectors(existing: readonly DocumentInspector[]): DocumentInspector[] {
  return [...existing.filter(({ name }) => name !== REFERENCES).map(withOwnLines), ...OWN]
}
