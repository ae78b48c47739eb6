import { NEVER_ASKED } from '#src/catalog/publish-check/booked-items.ts'
import { NOT_ASKED_HERE } from '#src/catalog/publish-check/asked-inputs.ts'
import { fieldsOf } from '../draft/draft-value.ts'
import { placeOf } from '../documents/place-of.ts'
import type { Finding } from './check-draft.ts'
import { NEVER_ASKED_QUESTION } from './problem-words.ts'

/** Whether what is said is that a question is never shown, which one press mends. */
export function isNeverAsked(said: string): boolean {
  return said.endsWith(NEVER_ASKED_QUESTION)
}

/** The findings of a document without those that follow from another: a rule waits for the answer to a question that is never shown, which is said of the question. */
export function withoutFollowing(findings: readonly Finding[], document: object, shape: string): Finding[] {
  const never = findings.filter(({ message }) => message.startsWith(NEVER_ASKED))
  const ids = never.map(({ pointer }) => fieldsOf(placeOf(document, shape, pointer).value)['id'])
  return findings.filter(({ message }) => !ids.some(id => message.startsWith(`"${String(id)}" ${NOT_ASKED_HERE}`)))
}
