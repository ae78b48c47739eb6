import type { LakeDocument } from './document.ts'
import type { Change, Transaction } from '../store/workspace.ts'

/** What whoever listens wants to be told of a change. */
export interface EventOptions {
  readonly includeResult: boolean
  readonly includePreviousRevision: boolean
  readonly includeMutations: boolean
  /** Whether changes also come as patches of whole values, in both directions. */
  readonly includeEffects: boolean
}

/** A change as whoever listens to a filter sees it. */
export type Transition = 'appear' | 'update' | 'disappear'

/** How a change looks through a filter that the document met, or did not, before and after; null: not at all. */
export function transitionOf(before: boolean, after: boolean): Transition | null {
  if (before) return after ? 'update' : 'disappear'
  return after ? 'appear' : null
}

/** The place of a change in the stream of all changes. */
export function eventIdOf(transactionId: string, documentId: string): string {
  return `${transactionId}#${documentId}`
}

/** The event that tells of one change of a transaction. */
export function mutationEvent(transaction: Transaction, change: Change, transition: Transition, options: EventOptions) {
  const { transactionId, timestamp, identity, changes } = transaction
  const { documentId, before, after, mutations } = change
  return {
    eventId: eventIdOf(transactionId, documentId),
    documentId,
    transactionId,
    transition,
    identity,
    timestamp,
    visibility: 'query',
    transactionTotalEvents: changes.length,
    transactionCurrentEvent: changes.indexOf(change) + 1,
    ...(before === null ? {} : { previousRev: before._rev }),
    // Of what is gone, too: the Studio puts events in order by it.
    resultRev: transactionId,
    ...(options.includeMutations ? { mutations } : {}),
    ...(options.includeResult && after !== null ? { result: after } : {}),
    ...(options.includePreviousRevision ? { previous: before } : {}),
    ...(options.includeEffects ? { effects: effectsOf(change) } : {}),
  }
}

/** Patches that lead from one state to the other and back: `[0, value]` puts a whole value in the place of the other. */
export function effectsOf({ before, after }: Change): { apply: unknown[]; revert: unknown[] } {
  return { apply: [0, withoutRevision(after)], revert: [0, withoutRevision(before)] }
}

function withoutRevision(document: LakeDocument | null): unknown {
  if (document === null) return null
  const { _rev, ...rest } = document
  return rest
}
