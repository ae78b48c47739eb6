import type { LakeDocument } from './document.ts'
import type { Change, Transaction } from '../store/workspace.ts'

/** What a listener wants in its events. */
export interface EventOptions {
  readonly includeResult: boolean
  readonly includePreviousRevision: boolean
  readonly includeMutations: boolean
  /** Whether events include effects: patches that replace whole values, in both directions. */
  readonly includeEffects: boolean
}

/** A change as seen through a listener's filter. */
export type Transition = 'appear' | 'update' | 'disappear'

/** The transition for a document that matched a filter, or not, before and after a change; null when the listener sees nothing of it. */
export function transitionOf(before: boolean, after: boolean): Transition | null {
  if (before) return after ? 'update' : 'disappear'
  return after ? 'appear' : null
}

/** The position of a change in the event stream. */
export function eventIdOf(transactionId: string, documentId: string): string {
  return `${transactionId}#${documentId}`
}

/** A change of a transaction that a listener sees, as one of so many. */
export interface SeenChange {
  readonly change: Change
  readonly transition: Transition
  /** Counted among those of the transaction that the listener sees: the Studio waits for all of them before it shows any. */
  readonly current: number
  readonly total: number
}

/** The listener event of one change of a transaction. */
export function mutationEvent(transaction: Transaction, { change, transition, current, total }: SeenChange, options: EventOptions) {
  const { transactionId, timestamp, identity } = transaction
  const { documentId, before, after, mutations } = change
  return {
    eventId: eventIdOf(transactionId, documentId),
    documentId,
    transactionId,
    transition,
    identity,
    timestamp,
    visibility: 'query',
    transactionTotalEvents: total,
    transactionCurrentEvent: current,
    ...(before === null ? {} : { previousRev: before._rev }),
    // Also for deleted documents: the Studio orders events by it.
    resultRev: transactionId,
    ...(options.includeMutations ? { mutations } : {}),
    ...(options.includeResult && after !== null ? { result: after } : {}),
    ...(options.includePreviousRevision ? { previous: before } : {}),
    ...(options.includeEffects ? { effects: effectsOf(change) } : {}),
  }
}

/** Patches between the two states in both directions; `[0, value]` replaces the whole value. */
export function effectsOf({ before, after }: Change): { apply: unknown[]; revert: unknown[] } {
  return { apply: [0, withoutRevision(after)], revert: [0, withoutRevision(before)] }
}

function withoutRevision(document: LakeDocument | null): unknown {
  if (document === null) return null
  const { _rev, ...rest } = document
  return rest
}
