import type { Content } from '#src/contract/generated/types.ts'
import { type Money, moneyOf } from './words/money.ts'
import type { Catalog } from './plan.ts'

/** One state of the content: checked, compiled, and named, so that pages, estimates and stored requests can say by which they were made. */
export interface Revision extends FormRevision {
  content: Content
}

/** The part of a revision that prices and the request form need; a browser has no more of it. */
export interface FormRevision {
  /** Changes whenever anything in the content does. */
  id: string
  content: FormContent
  catalog: Catalog
  money: Money
}

export type FormContent = Pick<Content, 'business' | 'bookingForm' | 'messages' | 'categories'>

/** Names checked content and its compiled catalog. */
export function revisionOf<C extends FormContent>(id: string, content: C, catalog: Catalog): FormRevision & { content: C } {
  return { id, content, catalog, money: moneyOf(content.business) }
}
