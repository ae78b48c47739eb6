import { NEVER_ASKED } from '#src/catalog/publish-check/booked-items.ts'
import { NOT_ASKED_HERE } from '#src/catalog/publish-check/asked-inputs.ts'
import { fieldsOf } from '../draft/draft-value.ts'
import { placeOf } from '../documents/place-of.ts'
import type { Finding } from './check-draft.ts'
import { NEVER_ASKED_QUESTION } from './problem-words.ts'

/** Whether a message is that of a question that is never shown, for which “Show it always” is offered. */
export function isNeverAsked(said: string): boolean {
  return said.endsWith(NEVER_ASKED_QUESTION)
}

/** Returns the findings without those of rules that wait for a question that is never shown: the question has a finding of its own. */
export function withoutFollowing(findings: readonly Finding[], document: object, shape: string): Finding[] {
  const never = findings.filter(({ message }) => message.startsWith(NEVER_ASKED))
  const ids = never.map(({ pointer }) => fieldsOf(placeOf(document, shape, pointer).value)['id'])
  return findings.filter(({ message }) => !ids.some(id => message.startsWith(`"${String(id)}" ${NOT_ASKED_HERE}`)))
}
