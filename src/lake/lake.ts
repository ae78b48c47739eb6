import { randomBytes } from 'node:crypto'
import { expandAction } from './documents/action.ts'
import { applyMutation, type MutationResult } from './documents/apply-mutation.ts'
import type { GivenDocument, LakeDocument } from './documents/document.ts'
import { decodeMutation, type LakeMutation } from './documents/mutation.ts'
import type { Query, QueryContext } from './queries/query.ts'
import { queryThread } from './queries/query-thread.ts'
import { checkReferences } from './documents/references.ts'
import { MutationError, refuseTransaction } from './server/http-error.ts'
import type { LakeStore } from './store/store.ts'
import { type Transaction, Workspace } from './store/workspace.ts'

/** A lake's names, its author and its clock. */
export interface LakeIdentity {
  readonly projectId: string
  readonly dataset: string
  readonly identity: string
  readonly clock: () => Date
}

/** Options of a transaction; without an id, one is generated. */
export interface TransactionOptions {
  readonly transactionId?: string | undefined
  /** Validates without committing. */
  readonly isDryRun?: boolean
  readonly makesArrayKeys?: boolean
}

/** The result of a transaction. */
export interface TransactionResult {
  readonly transactionId: string
  readonly results: readonly MutationResult[]
}

type Listener = (transaction: Transaction) => void

/** A dataset of documents that changes by serialised transactions and notifies listeners of each. */
export class Lake {
  readonly name: LakeIdentity
  readonly store: LakeStore
  readonly #listeners = new Set<Listener>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(store: LakeStore, name: LakeIdentity) {
    this.store = store
    this.name = name
  }

  get documents(): ReadonlyMap<string, LakeDocument> {
    return this.store.documents
  }

  context(): QueryContext {
    const { projectId, dataset, identity, clock } = this.name
    return { projectId, dataset, identity, timestamp: clock() }
  }

  /** Applies a client's mutations in one transaction. */
  mutate(mutations: readonly unknown[], options: TransactionOptions = {}): Promise<TransactionResult> {
    return this.#transact('mutation', mutations, given => [decodeMutation(given)], options)
  }

  /** Applies a client's actions in one transaction. */
  act(actions: readonly unknown[], options: TransactionOptions = {}): Promise<TransactionResult> {
    return this.#transact('action', actions, (given, { documents }) => expandAction(given, documents), options)
  }

  /** Adds documents to a lake without history; returns whether it did. */
  async seed(documents: readonly GivenDocument[]): Promise<boolean> {
    if (this.store.newestTransaction() !== null || documents.length === 0) return false
    await this.mutate(documents.map(document => ({ createOrReplace: document })))
    return true
  }

  /** Calls a listener with every new transaction; returns a function that stops it. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #transact(
    kind: 'mutation' | 'action',
    steps: readonly unknown[],
    expand: (step: unknown, workspace: Workspace) => LakeMutation[],
    options: TransactionOptions,
  ): Promise<TransactionResult> {
    const run = this.#last.then(() => this.#carryOut(kind, steps, expand, options))
    this.#last = run.catch(() => undefined)
    return run
  }

  async #carryOut(
    kind: 'mutation' | 'action',
    steps: readonly unknown[],
    expand: (step: unknown, workspace: Workspace) => LakeMutation[],
    { transactionId = randomBytes(11).toString('hex'), isDryRun = false, makesArrayKeys = false }: TransactionOptions,
  ): Promise<TransactionResult> {
    const { clock, identity } = this.name
    const workspace = new Workspace(this.documents, { transactionId, timestamp: clock().toISOString(), identity })
    const find = (query: Query, documents: readonly LakeDocument[]) => queryThread.select(query, documents, this.context())
    const results: MutationResult[] = []
    let index = 0
    try {
      if (this.store.hasTransaction(transactionId))
        throw new MutationError(409, 'transactionExistsError', `Transaction "${transactionId}" already exists`)
      for (const step of steps) {
        for (const mutation of expand(step, workspace)) results.push(...(await applyMutation(workspace, mutation, { find, makesArrayKeys })))
        index++
      }
      index = Math.max(0, index - 1)
      checkReferences(
        workspace.documents,
        workspace.changes().map(({ documentId }) => documentId),
      )
    } catch (error) {
      throw error instanceof MutationError ? refuseTransaction(kind, error, index) : error
    }
    if (!isDryRun) this.#commit({ ...workspace.stamp, changes: workspace.changes() })
    return { transactionId, results }
  }

  #commit(transaction: Transaction): void {
    if (transaction.changes.length === 0) return
    this.store.commit(transaction)
    for (const listener of this.#listeners) listener(transaction)
  }
}
