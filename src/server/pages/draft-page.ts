import { contentOf } from '#src/cms/documents/content-texts.ts'
import type { PageRenderer } from '#src/page/page-renderer.ts'
import { markedAssets, markedContent } from './marked-content.ts'
import { type MarkedElement, markedElements } from './marked-elements.ts'
import { type PageContent, type PageName, pagesOf } from './page-job.ts'

/** A page of content that is not live, and where its elements stand in content. */
export interface DraftPage {
  html: string
  /** Elements with texts of content, by pointers into all content. */
  places: MarkedElement[]
}

/** Renders a page as visitors would get it; null where there is none. The same page with marked texts tells which element says what. */
export function draftPage(content: PageContent, page: PageName, renderer: PageRenderer): DraftPage | null {
  const whole = contentOf(content.texts)
  const made = pagesOf(content, renderer, whole)(page)
  if (made === null) return null
  const { marked, pointers } = markedContent(whole)
  const withMarks = pagesOf(content, renderer, marked, markedAssets)(page)
  return { html: made.html, places: markedElements(made.html, withMarks?.html ?? '', pointers) }
}
