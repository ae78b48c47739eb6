import { randomUUID } from 'node:crypto'
import { withArrayKeys } from './array-keys.ts'
import type { LakeDocument } from './document.ts'
import type { LakeMutation, Selection } from './mutation.ts'
import { applyOperations } from './patch.ts'
import type { Query } from '../queries/query.ts'
import { MutationError } from '../server/http-error.ts'
import type { Workspace } from '../store/workspace.ts'

/** The effect of a mutation on one document; `document` is absent when it is deleted. */
export interface MutationResult {
  readonly id: string
  readonly operation: 'create' | 'update' | 'delete' | 'none'
  readonly document?: LakeDocument
}

/** What a mutation needs from the lake. */
export interface MutationOptions {
  /** Returns the ids of the documents that a query selects, for mutations by query. */
  readonly find: (query: Query, documents: readonly LakeDocument[]) => Promise<string[]>
  /** Whether objects in arrays without a `_key` get one. */
  readonly makesArrayKeys: boolean
}

/**
 * Applies a mutation to a workspace.
 * @throws MutationError when it cannot be applied.
 */
export async function applyMutation(workspace: Workspace, mutation: LakeMutation, options: MutationOptions): Promise<MutationResult[]> {
  if ('document' in mutation) return [create(workspace, mutation, options)]
  const ids = await select(workspace, mutation.selection, options)
  return ids.map(id => {
    checkRevision(workspace, id, mutation.revision)
    return mutation.kind === 'delete' ? remove(workspace, id) : patch(workspace, id, mutation, options)
  })
}

type Create = Extract<LakeMutation, { document: unknown }>
type Patch = Extract<LakeMutation, { kind: 'patch' }>

function create(workspace: Workspace, { kind, document }: Create, { makesArrayKeys }: MutationOptions): MutationResult {
  const id = chooseId(document._id)
  const existing = workspace.documents.get(id)
  if (existing !== undefined && kind === 'create')
    throw new MutationError(409, 'documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id })
  if (existing !== undefined && kind === 'createIfNotExists') return { id, operation: 'none', document: existing }
  const given = { ...(makesArrayKeys ? withArrayKeys(document, makeKey) : document), _id: id }
  const made = workspace.put(id, given, made => ({ [kind]: made }))
  return { id, operation: existing === undefined ? 'create' : 'update', document: made }
}

function patch(workspace: Workspace, id: string, { operations }: Patch, { makesArrayKeys }: MutationOptions): MutationResult {
  const document = workspace.documents.get(id)
  if (document === undefined) throw new MutationError(409, 'documentNotFoundError', `The document with the ID "${id}" was not found`, { id })
  const patched = applyOperations(document, operations)
  const next = makesArrayKeys ? withArrayKeys(patched, makeKey) : patched
  // Generated keys are not in the operations, so that listeners get the whole document.
  const made = workspace.put(id, next, made => (makesArrayKeys ? { createOrReplace: made } : { patch: { id, ...operations } }))
  return { id, operation: 'update', document: made }
}

function remove(workspace: Workspace, id: string): MutationResult {
  if (!workspace.documents.has(id)) return { id, operation: 'none' }
  workspace.remove(id)
  return { id, operation: 'delete' }
}

function checkRevision(workspace: Workspace, id: string, expected: string | null): void {
  const current = workspace.revisionOf(id)
  if (expected === null || expected === current) return
  const description = `The document with the ID "${id}" has the revision ${JSON.stringify(current)}, not the expected ${JSON.stringify(expected)}`
  throw new MutationError(409, 'documentRevisionIDDoesNotMatchError', description, { id, currentRevisionID: current, expectedRevisionID: expected })
}

async function select({ documents }: Workspace, selection: Selection, { find }: MutationOptions): Promise<string[]> {
  if ('id' in selection) return [selection.id]
  const ids = await find(selection, [...documents.values()])
  return ids.filter(id => documents.has(id))
}

function chooseId(given: string | undefined): string {
  return given === undefined || given === '' || given.endsWith('.') ? `${given ?? ''}${randomUUID()}` : given
}

function makeKey(): string {
  return randomUUID().replaceAll('-', '').slice(0, 12)
}
