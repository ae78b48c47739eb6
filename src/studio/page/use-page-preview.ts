import type { SanityClient } from '@sanity/client'
import { useCallback, useState } from 'react'
import { useClient } from 'sanity'
import type { PageDraft, PagePlace, PagePreview } from '../../contract/generated/types.ts'
import { framedHtml } from '../../studio-model/page/framed-html.ts'
import { askPage, ORIGIN, type SiteAnswer } from '../change/site-calls.ts'
import { type Answered, useSiteAnswer } from '../change/use-site-answer.ts'
import { API_VERSION } from '../client/api-version.ts'
import { assetsOf } from '../content/asset-address.ts'
import { askAsEditor } from './ask-as-editor.ts'
import { shownDrawings } from './shown-drawings.ts'

/** Debounce of asking the site. */
const PAUSE_MS = 400

/** A page in a frame. */
export interface FramedPage extends Pick<PageDraft, 'path' | 'layout'> {
  /** Differs from that of every other. */
  readonly id: number
  readonly html: string
  readonly places: readonly PagePlace[]
}

interface PageState {
  /** The newest answer; null until there is one. */
  answer: SiteAnswer<PagePreview> | null
  /** The page to show: the last one without problems. A page that is opened for the first time is shown even with problems. */
  page: FramedPage | null
  /** All pages, by the newest answer that told them. */
  pages: PagePreview['pages']
  isAsking: boolean
  retry: () => void
}

interface Shown extends Pick<PageState, 'page' | 'pages'> {
  /** The answer that it was taken from. */
  of: Answered<PagePreview> | null
}

const NOTHING: Shown = { of: null, page: null, pages: [] }

/** Returns a page as it would be after publishing, and asks again whenever the draft, the page or the layout changes: the last answer counts. */
export function usePagePreview(asked: PageDraft | null): PageState {
  const question = asked === null ? null : JSON.stringify(asked)
  const client = useClient(API_VERSION)
  const ask = useCallback((asked: string, signal: AbortSignal) => askFramed(asked, client, signal), [client])
  const { answered, isAsking, retry } = useSiteAnswer(question, ask, PAUSE_MS)
  const [shown, setShown] = useState(NOTHING)
  if (answered !== null && answered !== shown.of) setShown(taken(shown, answered))
  return { answer: answered?.answer ?? null, page: shown.page, pages: shown.pages, isAsking, retry }
}

/** Asks for a page as a frame shows it. */
async function askFramed(question: string, client: SanityClient, signal: AbortSignal): Promise<SiteAnswer<PagePreview>> {
  const answer = await askAsEditor(client, secret => askPage(JSON.parse(question) as PageDraft, secret, signal))
  if (answer.kind !== 'answer') return answer
  const drawings = await shownDrawings(answer.body.html, ORIGIN, signal)
  return { kind: 'answer', body: { ...answer.body, html: framedHtml(answer.body.html, { origin: ORIGIN, drawings, assets: assetsOf(client) }) } }
}

function taken({ page: shown, pages }: Shown, of: Answered<PagePreview>): Shown {
  const { question, answer } = of
  if (answer.kind !== 'answer') return { of, page: shown, pages }
  const { path, layout } = JSON.parse(question) as PageDraft
  const { html, places, problems } = answer.body
  const isShown = shown?.path === path && shown.layout === layout
  const page =
    isShown && (problems.length > 0 || (shown.html === html && JSON.stringify(shown.places) === JSON.stringify(places)))
      ? shown
      : { id: (shown?.id ?? 0) + 1, path, layout, html, places }
  return { of, page, pages: answer.body.pages }
}
