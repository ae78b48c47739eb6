import { useState } from 'react'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { ContentState } from '../../contract/generated/types.ts'
import { isLiveBehind, type LiveMark } from '../../studio-model/history/live-behind.ts'
import { askState, type SiteAnswer } from '../change/site-calls.ts'
import { useSiteAnswer } from '../change/use-site-answer.ts'
import { useTakingOver } from '../change/use-taking-over.ts'

interface AnswerAt {
  content: ContentState
  /** When it came, in milliseconds. */
  at: number
}

interface LiveAnswer {
  answer: SiteAnswer<AnswerAt> | null
  /** Whether something was published that the site has yet to take over. */
  isTakingOver: boolean
  retry: () => void
}

/** What is live, asked anew whenever something is published, until the site has taken it over. */
export function useLiveState(published: readonly DatasetDocument[] | null): LiveAnswer {
  const revisions = published === null ? '' : JSON.stringify(published.map(({ _id, _rev }) => [_id, _rev]))
  const { answered, isAsking, isAwaited, askAgain, retry } = useSiteAnswer(revisions, ask)
  const [seen, setSeen] = useState<{ revisions: string; mark: LiveMark } | null>(null)
  const answer = answered?.answer ?? null
  const { content, at } = answer?.kind === 'answer' ? answer.body : { content: null, at: 0 }
  const isUnseen = content !== null && published !== null && !isAsking && seen?.revisions !== revisions
  const isBehind = isUnseen && isLiveBehind(content, seen?.mark ?? null, published, new Date(at))
  if (isUnseen && !isBehind) setSeen({ revisions, mark: content })
  const isTakingOver = useTakingOver(revisions, { isBehind, isAwaited, askAgain })
  return { answer, isTakingOver, retry }
}

async function ask(_: string, signal: AbortSignal): Promise<SiteAnswer<AnswerAt>> {
  const answer = await askState(signal)
  return answer.kind === 'answer' ? { kind: 'answer', body: { content: answer.body.content, at: Date.now() } } : answer
}
