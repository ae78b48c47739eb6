import type { Content } from '#src/contract/generated/types.ts'
import { type Money, moneyOf } from './words/money.ts'
import type { Catalog } from './plan.ts'
import type { VisitPricing } from './visit/visit-pricing.ts'

/** A state of the content, checked and compiled, with an id that pages, estimates and stored requests refer to. */
export interface Revision extends FormRevision {
  content: Content
}

/** The part of a revision that prices and the request form need, and all that browsers load. */
export interface FormRevision {
  /** A hash of the content and its files. */
  id: string
  content: FormContent
  catalog: Catalog
  /** Null or away where content says nothing of visits. */
  visit?: VisitPricing | null
  money: Money
}

export type FormContent = Pick<Content, 'business' | 'bookingForm' | 'messages' | 'visit' | 'policies' | 'categories'>

/** Combines checked content, its id and its compiled catalog, without what visits cost (`withVisit`). */
export function revisionOf<C extends FormContent>(id: string, content: C, catalog: Catalog): FormRevision & { content: C } {
  return { id, content, catalog, money: moneyOf(content.business) }
}
