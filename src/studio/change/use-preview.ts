import { useEffect, useMemo, useState } from 'react'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { useContent } from '../content/use-content.ts'
import { type Documents, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { otherDrafts, ownDrafts } from './asked-drafts.ts'
import { askSite, NO_ANSWER, type PreviewAnswer } from './site-calls.ts'

/** Debounce of asking the site. */
const PAUSE_MS = 600

/** So long after each answer the site is asked again whether it has taken over what was published. */
const WAITS_MS = [1000, 2000, 4000, 8000, 16_000]

export interface PreviewState {
  /** The newest answer; null until there is one. */
  answer: PreviewAnswer | null
  /** Whether a newer answer is pending. */
  isAsking: boolean
  /** Whether all of it is published, and the site has yet to take it over. */
  isTakingOver: boolean
  /** All documents, with these drafts published. */
  documents: readonly DatasetDocument[]
  /** Number of other documents with drafts. */
  others: number
  retry: () => void
}

/** Returns what publishing documents would change, alone or with all other drafts; asks again whenever a draft changes. */
export function usePreview(documentIds: readonly string[], withOthers: boolean): PreviewState {
  const documents = useContent()
  const [answered, setAnswered] = useState<{ question: Question; answer: PreviewAnswer } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [waited, setWaited] = useState({ draft: '', times: 0 })
  const others = otherDrafts(documents, documentIds)
  const own = ownDrafts(documents, documentIds)
  const areAllPublished = isPublished(documents, own, withOthers ? others : [])
  const draft = documents === null ? null : JSON.stringify({ documents: [...own, ...(withOthers ? others : [])] })

  // A new object per attempt, so that a retry asks again with the same draft.
  const question = useMemo((): Question | null => (draft === null ? null : { draft, attempt }), [draft, attempt])

  useEffect(() => {
    if (question === null) return undefined
    const control = new AbortController()
    const ask = async () => {
      const answer = await askSite(JSON.parse(question.draft), control.signal).catch((): PreviewAnswer => ({
        kind: 'failed',
        message: NO_ANSWER,
      }))
      if (!control.signal.aborted) setAnswered({ question, answer })
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [question])

  const isAsking = answered === null || answered.question.draft !== draft
  const isAskedAgain = answered?.question !== question
  const times = waited.draft === draft ? waited.times : 0
  const isBehind = !isAsking && areAllPublished && differs(answered.answer)
  // A slow answer is awaited, not asked for anew.
  const wait = isBehind && !isAskedAgain ? WAITS_MS[times] : undefined

  useEffect(() => {
    if (wait === undefined || draft === null) return undefined
    const timer = setTimeout(() => {
      setWaited({ draft, times: times + 1 })
      setAttempt(before => before + 1)
    }, wait)
    return () => clearTimeout(timer)
  }, [wait, draft, times])

  const retry = () => {
    setAnswered(null)
    setAttempt(before => before + 1)
  }
  const all = documents === null ? [] : draftsFirst(documents)
  return {
    answer: answered?.answer ?? null,
    isAsking,
    isTakingOver: isBehind && (isAskedAgain || wait !== undefined),
    documents: all,
    others: others.length,
    retry,
  }
}

/** What the site is asked, each time that it is. */
interface Question {
  draft: string
  attempt: number
}

/** Whether none of these documents is a draft. */
function isPublished(documents: Documents | null, ...asked: readonly (readonly DatasetDocument[])[]): boolean {
  return documents !== null && asked.flat().every(document => documents.published.includes(document))
}

/** Whether the site shows something else than it was asked about. */
function differs(answer: PreviewAnswer): boolean {
  return answer.kind === 'preview' && answer.preview.difference?.documents.length !== 0
}
