import { isObject, type LakeDocument } from '../documents/document.ts'
import { MutationError } from '../server/http-error.ts'

/** The author, time (ISO 8601) and id of a transaction; the id is also the revision of the documents that it changes. */
export interface Stamp {
  readonly transactionId: string
  readonly timestamp: string
  readonly identity: string
}

/** The change of one document in a transaction; its mutations lead from `before` to `after`. */
export interface Change {
  readonly documentId: string
  readonly before: LakeDocument | null
  readonly after: LakeDocument | null
  readonly mutations: readonly unknown[]
}

/** A committed transaction. */
export interface Transaction extends Stamp {
  readonly changes: readonly Change[]
}

/** The documents as seen inside a running transaction; their earlier states are kept. */
export class Workspace {
  readonly stamp: Stamp
  readonly documents: Map<string, LakeDocument>
  readonly #before: ReadonlyMap<string, LakeDocument>
  readonly #mutations = new Map<string, unknown[]>()

  constructor(documents: ReadonlyMap<string, LakeDocument>, stamp: Stamp) {
    this.stamp = stamp
    this.documents = new Map(documents)
    this.#before = documents
  }

  /** Stores a document's next state with the transaction's revision and time. */
  put(id: string, next: Readonly<Record<string, unknown>>, mutation: (document: LakeDocument) => unknown): LakeDocument {
    const now = this.documents.get(id)
    if (now !== undefined) checkImmutable(now, next)
    const { timestamp, transactionId } = this.stamp
    const createdAt = typeof next['_createdAt'] === 'string' ? next['_createdAt'] : (now?._createdAt ?? timestamp)
    const document = { ...next, _id: id, _createdAt: createdAt, _updatedAt: timestamp, _rev: transactionId } as unknown as LakeDocument
    this.documents.set(id, document)
    this.#note(id, mutation(document))
    return document
  }

  remove(id: string): void {
    this.documents.delete(id)
    this.#note(id, { delete: { id } })
  }

  /** A document's revision before the transaction, or the transaction's own for a new document. */
  revisionOf(id: string): string | null {
    return (this.#before.get(id) ?? this.documents.get(id))?._rev ?? null
  }

  /** The changes so far, by document. */
  changes(): Change[] {
    return Array.from(this.#mutations, ([documentId, mutations]) => ({
      documentId,
      before: this.#before.get(documentId) ?? null,
      after: this.documents.get(documentId) ?? null,
      mutations,
    })).filter(({ before, after }) => before !== null || after !== null)
  }

  #note(id: string, mutation: unknown): void {
    this.#mutations.set(id, [...(this.#mutations.get(id) ?? []), mutation])
  }
}

function checkImmutable(now: LakeDocument, next: unknown): void {
  for (const field of ['_id', '_type'] as const)
    if (!isObject(next) || next[field] !== now[field])
      throw new MutationError(409, 'immutableAttributeError', `Cannot modify immutable attribute "${field}"`, { id: now._id })
}
