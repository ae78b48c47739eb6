import { createContext, use } from 'react'
import type { PageAssets } from '#src/page/page-renderer.ts'
import type { Money } from '#src/catalog/words/money.ts'
import type { Category, Content, Id, Layout, RequestMode, Target } from '#src/contract/generated/types.ts'

/** What every part of a page may look at while it is rendered. */
export interface PageView {
  layout: Layout
  content: Content
  money: Money
  assets: PageAssets
  /** The category whose own page this is; null on the front page. */
  lead: Category | null
  /** Fills the placeholders of a text from the site's content. */
  text: (template: string) => string
  links: Links
  form: FormPlace
}

/** Addresses of everything that a page links to. */
export interface Links {
  to: (target: Target) => string
  /** The form, in a mode and with choices already made. */
  book: (mode: RequestMode, category?: Id, chosen?: Id, inputs?: Readonly<Record<Id, Id>>) => string
}

/** What the booking form reads from its element. */
interface FormPlace {
  today: string
  apiOrigin: string
  /** Where the content of the form is. */
  content: string
  /** The form as React will find it. */
  html: string
}

export const PageContext = createContext<PageView | null>(null)

/** The page that is being rendered. */
export function usePage(): PageView {
  const page = use(PageContext)
  if (page === null) throw new Error('rendered outside of a page')
  return page
}
