import { type GivenDocument, isDocumentId, isObject } from './document.ts'
import { decodeOperations, type PatchOperations } from './patch.ts'
import type { Query } from '../queries/query.ts'
import { MutationError } from '../server/http-error.ts'

/** A decoded mutation. */
export type LakeMutation =
  | { readonly kind: 'create' | 'createOrReplace' | 'createIfNotExists'; readonly document: GivenDocument }
  | { readonly kind: 'delete'; readonly selection: Selection; readonly revision: string | null }
  | { readonly kind: 'patch'; readonly selection: Selection; readonly operations: PatchOperations; readonly revision: string | null }

/** Selects documents by id or by query. */
export type Selection = { readonly id: string } | Query

const CREATES = ['create', 'createOrReplace', 'createIfNotExists'] as const

/**
 * Decodes a mutation of a request, such as `{create: {_type: 'page'}}`.
 * @throws MutationError when it is malformed.
 */
export function decodeMutation(given: unknown): LakeMutation {
  if (!isObject(given) || Object.keys(given).length !== 1) throw malformed('A mutation must be an object with one key')
  const create = CREATES.find(kind => kind in given)
  if (create !== undefined) return { kind: create, document: decodeDocument(given[create], create) }
  if ('delete' in given) return { kind: 'delete', ...decodeTarget(given['delete'], 'delete') }
  if (!('patch' in given)) throw malformed(`Unknown mutation "${Object.keys(given).join()}": use ${CREATES.join(', ')}, delete or patch`)
  const target = decodeTarget(given['patch'], 'patch')
  return { kind: 'patch', ...target, operations: decodeOperations(given['patch'] as Record<string, unknown>, TARGET) }
}

/** Decodes a document to create. For `create`, the id may be missing or be `drafts.`: the lake then generates it. */
export function decodeDocument(given: unknown, kind: string): GivenDocument {
  if (!isObject(given)) throw malformed(`"${kind}" must be a document`)
  if (typeof given['_type'] !== 'string' || given['_type'] === '') throw malformed('A document must have a _type, which is a string')
  const id = given['_id']
  const mayLack = kind === 'create' && (id === undefined || id === '' || id === 'drafts.')
  if (!mayLack && !isDocumentId(id)) throw malformed(`Invalid document ID ${JSON.stringify(id)}: ${ID_RULE}`)
  return given as GivenDocument
}

const ID_RULE = 'use 1 to 128 letters, digits, dots, hyphens and underscores'
const TARGET = ['id', 'query', 'params', 'ifRevisionID', 'ifRevisionId', 'purge']

function decodeTarget(given: unknown, kind: string): { selection: Selection; revision: string | null } {
  if (!isObject(given)) throw malformed(`"${kind}" must be an object with id or query`)
  const { id, query, params = {} } = given
  const revision = given['ifRevisionID'] ?? given['ifRevisionId'] ?? null
  if (revision !== null && typeof revision !== 'string') throw malformed('ifRevisionID must be a string')
  if (isDocumentId(id) && query === undefined) return { selection: { id }, revision }
  if (typeof query === 'string' && id === undefined && isObject(params)) return { selection: { query, params }, revision }
  throw malformed(`"${kind}" must have an id (${ID_RULE}) or a query with its params`)
}

function malformed(description: string): MutationError {
  return new MutationError(400, 'mutationParseError', description)
}
