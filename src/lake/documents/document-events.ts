import { layerOf, publishedId } from './document.ts'
import type { Transaction } from '../store/workspace.ts'

/** An event in the life of a document: published, updated live, unpublished, deleted. */
export interface DocumentEvent {
  readonly type: string
  readonly documentId: string
  readonly timestamp: string
  readonly author: string
  readonly [field: string]: unknown
}

/** The events of a document (with its draft), or of its draft alone, newest first, without edits of drafts. */
export function documentEvents(documentId: string, transactions: readonly Transaction[]): DocumentEvent[] {
  const events = transactions.flatMap(transaction => eventOf(documentId, transaction) ?? [])
  return events.toReversed()
}

function eventOf(documentId: string, { transactionId, timestamp, identity, changes }: Transaction): DocumentEvent | null {
  const id = publishedId(documentId)
  const live = changes.find(change => change.documentId === id)
  const draft = changes.find(change => publishedId(change.documentId) === id && layerOf(change.documentId) === 'drafts')
  const event = { documentId: id, timestamp, author: identity }
  const version = { versionId: draft?.documentId ?? `drafts.${id}`, versionRevisionId: draft?.before?._rev ?? transactionId }
  if (documentId !== id) {
    if (draft === undefined) return null
    if (draft.before === null) return { type: 'createDocumentVersion', ...event, versionId: draft.documentId, versionRevisionId: transactionId }
    if (draft.after !== null) return null
    return live?.after == null
      ? { type: 'deleteDocumentVersion', ...event, ...version }
      : { type: 'publishDocumentVersion', ...event, ...version, revisionId: transactionId, publishCause: 'document.publish' }
  }
  if (live === undefined) return null
  if (live.after === null)
    return draft?.after == null ? { type: 'deleteDocumentGroup', ...event } : { type: 'unpublishDocument', ...event, ...version }
  if (draft?.before != null && draft.after === null)
    return { type: 'publishDocumentVersion', ...event, ...version, revisionId: transactionId, publishCause: 'document.publish' }
  return { type: live.before === null ? 'createLiveDocument' : 'updateLiveDocument', ...event, revisionId: transactionId }
}
