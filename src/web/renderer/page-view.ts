import { createContext, use } from 'react'
import type { PageAssets } from '#src/page/page-renderer.ts'
import type { Catalog } from '#src/catalog/plan.ts'
import type { Epochs } from '#src/catalog/revision.ts'
import type { VisitPricing } from '#src/catalog/visit/visit-pricing.ts'
import type { Money } from '#src/catalog/words/money.ts'
import type { Category, Content, Day, FurtherPage, Id, Layout, RequestMode, Target } from '#src/contract/generated/types.ts'

/** The context of every part of a page during rendering. */
export interface PageView {
  layout: Layout
  content: Content
  /** The content's prices, as they are estimated. */
  catalog: Catalog
  /** What visits add, where content says something of them. */
  visit: VisitPricing | null
  money: Money
  /** Away where no price changes on a day. */
  epochs?: Epochs
  today: Day
  assets: PageAssets
  /** The category of a category's own page; null on any other. */
  lead: Category | null
  /** The further page that this is; null on any other. */
  further: FurtherPage | null
  /** Fills the placeholders of a text from the site's content. */
  text: (template: string) => string
  links: Links
  form: FormPlace
}

/** Addresses of everything that a page links to. */
export interface Links {
  to: (target: Target) => string
  /** A category's section. */
  category: (category: Pick<Category, 'sectionId'>) => string
  /** The form, in a mode and with choices already made. */
  book: (mode: RequestMode, category?: Id, chosen?: Id, inputs?: Readonly<Record<Id, Id>>) => string
}

/** The data that the booking form reads from its element. */
interface FormPlace {
  apiOrigin: string
  /** Address of the form's content. */
  content: string
  /** Address of the same with the owner's own words. */
  ownerContent: string
  /** Renders the form, for hydration. */
  html: () => string
}

export const PageContext = createContext<PageView | null>(null)

/** Returns the page's context. */
export function usePage(): PageView {
  const page = use(PageContext)
  if (page === null) throw new Error('rendered outside of a page')
  return page
}
