import { useEffect, useMemo, useState } from 'react'
import type { PageDraft, PagePlace, PagePreview } from '../../contract/generated/types.ts'
import { framedHtml } from '../../studio-model/page/framed-html.ts'
import { askPage, NO_ANSWER, ORIGIN, type SiteAnswer } from '../change/site-calls.ts'
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

interface Answered extends Pick<PageState, 'answer' | 'page' | 'pages'> {
  /** What was asked, as JSON. */
  of: string | null
}

const NOTHING: Answered = { of: null, answer: null, page: null, pages: [] }

/** Returns a page as it would be after publishing, and asks again whenever the draft, the page or the layout changes: the last answer counts. */
export function usePagePreview(asked: PageDraft | null): PageState {
  const question = asked === null ? null : JSON.stringify(asked)
  const [answered, setAnswered] = useState(NOTHING)
  const [attempt, setAttempt] = useState(0)
  // A new object per attempt, so that a retry asks again the same.
  const call = useMemo(() => (question === null ? null : { question, attempt }), [question, attempt])
  useEffect(() => {
    if (call === null) return undefined
    const control = new AbortController()
    const of = JSON.parse(call.question) as PageDraft
    const ask = async () => {
      const answer = await askPage(of, control.signal).catch((): SiteAnswer<PagePreview> => ({ kind: 'failed', message: NO_ANSWER }))
      const drawings = answer.kind === 'answer' ? await shownDrawings(answer.body.html, ORIGIN, control.signal) : null
      if (!control.signal.aborted) setAnswered(before => ({ of: call.question, ...taken(before, of, answer, drawings) }))
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [call])
  const { of, ...state } = answered
  return { ...state, isAsking: of !== question, retry: () => setAttempt(before => before + 1) }
}

function taken(before: Answered, { path, layout }: PageDraft, answer: SiteAnswer<PagePreview>, drawings: string | null): Omit<Answered, 'of'> {
  const { page: shown, pages } = before
  if (answer.kind !== 'answer') return { answer, page: shown, pages }
  const { html: own, places, problems } = answer.body
  const isShown = shown?.path === path && shown.layout === layout
  const html = framedHtml(own, { origin: ORIGIN, drawings })
  const page =
    isShown && (problems.length > 0 || (shown.html === html && JSON.stringify(shown.places) === JSON.stringify(places)))
      ? shown
      : { id: (shown?.id ?? 0) + 1, path, layout, html, places }
  return { answer, page, pages: answer.body.pages }
}
