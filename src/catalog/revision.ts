import type { Content } from '#src/contract/generated/types.ts'
import { type Money, moneyOf } from './money.ts'
import type { Catalog } from './plan.ts'

/** One state of the content: checked, compiled, and named, so that pages, estimates and stored requests can say by which they were made. */
export interface Revision {
  /** Changes whenever anything in the content does. */
  id: string
  content: Content
  catalog: Catalog
  money: Money
}

/** Names checked content and its compiled catalog. */
export function revisionOf(id: string, content: Content, catalog: Catalog): Revision {
  return { id, content, catalog, money: moneyOf(content.business) }
}
