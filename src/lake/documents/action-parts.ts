import { isDocumentId, type LakeDocument } from './document.ts'
import type { LakeMutation } from './mutation.ts'
import { MutationError } from '../server/http-error.ts'

/** All documents of the dataset by their ids, before the action. */
export type Documents = ReadonlyMap<string, LakeDocument>
/** The action as it was sent. */
export type Given = Readonly<Record<string, unknown>>

/** Turns an action into the mutations that carry it out. */
export type Expand = (given: Given, documents: Documents) => LakeMutation[]

/** The document id in a field of an action. Fails with 400 where it is none. */
export function idIn(given: Given, field: string): string {
  const id = given[field]
  if (!isDocumentId(id)) throw malformed(`"${field}" must be a document ID`)
  return id
}

/** The document with an id; fails with 404. */
export function existing(id: string, documents: Documents): LakeDocument {
  const document = documents.get(id)
  if (document === undefined) throw notFound(id)
  return document
}

/** Fails with 409 where a document has another revision than the one that the action expects, if it expects one. */
export function checkRevision({ _id, _rev }: LakeDocument, expected: unknown): void {
  if (expected !== undefined && expected !== _rev) throw conflict(`Document "${_id}" has the revision "${_rev}", not ${JSON.stringify(expected)}`)
}

export const malformed = (description: string): MutationError => new MutationError(400, 'invalidActionError', description)
export const notFound = (id: string): MutationError => new MutationError(404, 'documentNotFoundError', `Document "${id}" not found`, { id })
export const conflict = (description: string): MutationError => new MutationError(409, 'conflictError', description)

/** Deletes a document that exists; fails with 404. */
export function remove(id: string, documents: Documents): LakeMutation {
  return { kind: 'delete', selection: { id: existing(id, documents)._id }, revision: null }
}
