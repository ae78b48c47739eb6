/** A stored document: JSON, with the fields that the lake sets. */
export interface LakeDocument {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [field: string]: unknown
}

/** A document from a client; the lake sets its id and dates where they are missing. */
export type GivenDocument = Readonly<Record<string, unknown>> & { readonly _type: string; readonly _id?: string }

const DRAFT = 'drafts.'
const VERSION = /^versions\.([^.]+)\.(.+)$/

/** The published id of a document, draft or version. */
export function publishedId(id: string): string {
  return id.startsWith(DRAFT) ? id.slice(DRAFT.length) : (VERSION.exec(id)?.[2] ?? id)
}

/** The layer of a document: `published`, `drafts`, or the name of its release. */
export function layerOf(id: string): string {
  return id.startsWith(DRAFT) ? 'drafts' : (releaseOf(id) ?? 'published')
}

/** The name of the release that a document is a version for; null for a draft and for what is published. */
export function releaseOf(id: string): string | null {
  return VERSION.exec(id)?.[1] ?? null
}

/** Whether everyone may read a document; ids with a dot require sign-in. */
export function isPublic(id: string): boolean {
  return !id.includes('.')
}

/** Whether a value is a valid document id. */
export function isDocumentId(id: unknown): id is string {
  return typeof id === 'string' && /^[\w.][\w.-]{0,127}$/.test(id) && !id.includes('..') && !id.endsWith('.')
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The default order of documents. */
export function byId(a: LakeDocument, b: LakeDocument): number {
  return a._id < b._id ? -1 : 1
}
