import type { Documents } from '../../studio-model/publish/check-draft.ts'
import { draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { askDraft, type PreviewState, type Question } from './use-preview.ts'
import { useSiteAnswer } from './use-site-answer.ts'

/** Returns what taking a published document off the site would change; asks again whenever the document changes. */
export function useGoingAnswer(id: string, documents: Documents): PreviewState {
  const going = documents.published.find(({ _id }) => _id === id)
  const others = documents.published.filter(({ _id }) => _id !== id)
  const question = {
    asked: going === undefined ? [] : [{ ...going, _system: { delete: true } }],
    published: others,
    areAllPublished: false,
  } satisfies Question
  const { answered, isAsking, retry } = useSiteAnswer(going === undefined ? null : JSON.stringify(question), askDraft)
  return {
    answer: answered?.answer ?? null,
    isAsking: going !== undefined && isAsking,
    isTakingOver: false,
    isRefused: false,
    documents: draftsFirst(documents),
    authors: null,
    others: 0,
    retry,
  }
}
