import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { NOTHING_GIVES } from '#src/catalog/publish-check/publish-check.ts'
import type { DraftProblem } from '#src/contract/generated/types.ts'
import { nameIn } from '../documents/document-name.ts'
import { valueAt } from '../documents/values-around.ts'
import { type Fields, keyedList, textAt } from '../draft/draft-value.ts'
import { UNUSED_REASON } from './problem-words.ts'
import type { DocumentEdit } from './without-places.ts'

/** A reason or note that nothing names any more, and the edit that takes it out of its document. */
export interface UnusedReason {
  readonly item: Fields
  readonly text: string
  /** The document that it stands in, by its id and as owners call it. */
  readonly id: string
  readonly name: string
  readonly edit: DocumentEdit
}

/** Finds the reasons and notes of which problems say that nothing gives them. `documents` have drafts before published ones. */
export function unusedReasons(documents: readonly DatasetDocument[], problems: readonly DraftProblem[]): UnusedReason[] {
  return problems.flatMap(({ document: id, pointer, message }) => {
    const position = message.startsWith(NOTHING_GIVES) ? /^\/reasons\/(\d+)$/.exec(pointer)?.[1] : undefined
    const document = documents.find(({ _id }) => _id === id)
    const reasons = keyedList(document && valueAt(document, ['reasons']))
    const reason = position === undefined ? undefined : reasons[Number(position)]
    if (document === undefined || reason === undefined) return []
    const left = reasons.filter(other => other !== reason).map(({ item }) => item)
    // A category without reasons of its own has no list of them; the business has an empty one.
    const value = left.length === 0 && document._type === 'category' ? undefined : left
    return [{ item: reason.item, text: textAt(reason.item, 'text') ?? '', id, name: nameIn(documents, id), edit: [{ path: ['reasons'], value }] }]
  })
}

/** The problems without those of unused reasons and notes, which are listed with a button that removes them. */
export function besideUnusedReasons<P extends DraftProblem>(documents: readonly DatasetDocument[], problems: readonly P[]): P[] {
  return problems.filter(problem => unusedReasons(documents, [problem]).length === 0)
}

/** Whether a message is the one of an unused reason or note. */
export function isUnusedReason(said: string): boolean {
  return said.endsWith(UNUSED_REASON)
}
