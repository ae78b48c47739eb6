import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { escapeToken } from '#src/contract/json-pointer.ts'
import { fieldsOf } from '../draft/draft-value.ts'
import { type Documents, draftsFirst } from './check-draft.ts'

/** A place that refers to a document, by a JSON pointer into the document that it is in. */
export interface ReferringPlace {
  readonly document: DatasetDocument
  readonly pointer: string
}

/** The places of other documents that refer to one, which cannot go before they name something else. */
export function referringPlaces(id: string, documents: Documents): ReferringPlace[] {
  const others = draftsFirst(documents).filter(document => document._id !== id)
  const places = others.flatMap(document => pointersTo(id, document).map(pointer => ({ document, pointer })))
  // A place that a draft and what is published share is one.
  return [...Map.groupBy(places, ({ document, pointer }) => document._id + pointer).values()].flatMap(([first]) => first ?? [])
}

function pointersTo(id: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (fieldsOf(value)['_ref'] === id) return ['']
  return Object.entries(value).flatMap(([name, part]) => pointersTo(id, part).map(rest => `/${escapeToken(name)}${rest}`))
}
