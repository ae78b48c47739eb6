/** A document as the lake keeps it: JSON, with the fields that the lake itself sets. */
export interface LakeDocument {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [field: string]: unknown
}

/** A document as it is given to the lake, which names it and dates it where that is missing. */
export type GivenDocument = Readonly<Record<string, unknown>> & { readonly _type: string; readonly _id?: string }

const DRAFT = 'drafts.'
const VERSION = /^versions\.([^.]+)\.(.+)$/

/** The id under which a document, or the document that is a draft or version of it, is published. */
export function publishedId(id: string): string {
  return id.startsWith(DRAFT) ? id.slice(DRAFT.length) : (VERSION.exec(id)?.[2] ?? id)
}

/** Where a document lies: `published`, `drafts` or the name of the release that it is a version for. */
export function layerOf(id: string): string {
  return id.startsWith(DRAFT) ? 'drafts' : (VERSION.exec(id)?.[1] ?? 'published')
}

/** Whether everyone may read it: a document with a dot in its id is for those who have signed in. */
export function isPublic(id: string): boolean {
  return !id.includes('.')
}

/** Whether an id may be given to a document. */
export function isDocumentId(id: unknown): id is string {
  return typeof id === 'string' && /^[\w.][\w.-]{0,127}$/.test(id) && !id.includes('..') && !id.endsWith('.')
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The order in which documents are told where none is asked for. */
export function byId(a: LakeDocument, b: LakeDocument): number {
  return a._id < b._id ? -1 : 1
}
