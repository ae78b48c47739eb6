import type { Content, Day } from '#src/contract/generated/types.ts'
import { type Money, moneyOf } from './words/money.ts'
import type { Estimate } from './estimate/estimate.ts'
import type { Catalog } from './plan.ts'
import type { VisitEstimate } from './visit/estimate-visit.ts'
import type { VisitPricing } from './visit/visit-pricing.ts'

/** A state of the content, checked and compiled, with an id that pages, estimates and stored requests refer to. */
export type Revision = FormRevision<Content>

/** The part of a revision that prices and the request form need, and all that browsers load. */
export interface FormRevision<C extends FormContent = FormContent> {
  /** A hash of the content and its files. */
  id: string
  content: C
  catalog: Catalog
  /** Null or away where content says nothing of visits. */
  visit?: VisitPricing | null
  money: Money
  /** Away where no price changes on a day. */
  epochs?: Epochs<C>
}

/** A revision whose prices change on days, as it is on each: every one has the content and the catalog of one epoch. */
export interface Epochs<C extends FormContent = FormContent> {
  /** The revision with the prices of a day; the same object for all days of an epoch. */
  on: (day: Day) => FormRevision<C>
  /** The days after this one on which prices change. */
  after: (day: Day) => Day[]
  /** What a selection costs on the day of its visit; without one on the day on which it is asked for, with a note of what it costs after the next change. */
  price: <P extends PricedOnDay>(visit: Day | null, asked: Day, price: (revision: FormRevision<C>) => P) => P
}

/** The revision with the prices of a day. */
export function revisionOn<C extends FormContent>(revision: FormRevision<C>, day: Day): FormRevision<C> {
  return revision.epochs?.on(day) ?? revision
}

/** An estimate, and the visit that it is a part of, if any. */
interface PricedOnDay {
  estimate: Estimate | null
  visit?: VisitEstimate | null
}

export type FormContent = Pick<Content, 'business' | 'bookingForm' | 'messages' | 'visit' | 'policies' | 'categories'>

/** Combines checked content, its id and its compiled catalog, without what visits cost (`withVisit`). */
export function revisionOf<C extends FormContent>(id: string, content: C, catalog: Catalog): FormRevision<C> {
  return { id, content, catalog, money: moneyOf(content.business) }
}
