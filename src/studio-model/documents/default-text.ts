import { type DocumentType, shapeOf } from '#src/cms/documents/documents.ts'
import { fieldsOf } from '#src/cms/documents/document-fields.ts'
import { itemsWithKeys } from '#src/cms/sanity/system-fields.ts'
import { wholeDocument } from '#src/cms/sanity/whole-document.ts'
import type { DocumentShape } from '#src/contract/document-shape.ts'
import { isSingleton } from './documents.ts'
import type { PathStep } from './place-of.ts'

/** Completed documents, which every empty field of a form asks for. */
const known = new WeakMap<object, { language: unknown; whole: unknown }>()

/** The text that holds while a draft's field is empty: its default in the content's language; null when there is none. */
export function defaultText(document: object, path: readonly PathStep[], language: unknown): string | null {
  const { own, whole } = defaultAt(document, path, language)
  return own === undefined && typeof whole === 'string' ? whole : null
}

/** The items that hold while a draft's list is missing, as the dataset would have them; null when there are none. */
export function defaultItems(document: object, path: readonly PathStep[], language: unknown): unknown[] | null {
  const { own, whole, shape } = defaultAt(document, path, language)
  if (own !== undefined || !Array.isArray(whole) || whole.length === 0 || typeof shape !== 'object' || !('list' in shape)) return null
  return itemsWithKeys(shape.list, whole, id => id)
}

/** What a draft says at a path, and what holds there once defaults have completed it. */
function defaultAt(document: object, path: readonly PathStep[], language: unknown) {
  let [own, whole]: unknown[] = [document, wholeOf(document, language)]
  let shape: DocumentShape | undefined = { object: shapeOf(typeOf(document)) }
  for (const step of path) {
    const key = typeof step === 'object' ? indexOf(own, step._key) : step
    shape = partShape(shape, whole, key)
    own = partOf(own, key)
    whole = partOf(whole, key)
  }
  return { own, whole, shape }
}

function partShape(shape: DocumentShape | undefined, whole: unknown, key: string | number): DocumentShape | undefined {
  if (typeof shape !== 'object' || typeof whole !== 'object' || whole === null) return undefined
  if ('list' in shape) return shape.list
  return 'object' in shape ? fieldsOf(shape.object, whole)[key] : undefined
}

function typeOf(document: object): DocumentType {
  const type = '_type' in document ? String(document._type) : ''
  return isSingleton(type) ? type : 'category'
}

function wholeOf(document: object, language: unknown): unknown {
  const before = known.get(document)
  if (before !== undefined && before.language === language) return before.whole
  const read = wholeDocument(document, typeOf(document), language)
  const whole = read.ok ? read.whole : null
  known.set(document, { language, whole })
  return whole
}

function indexOf(list: unknown, key: string): number {
  return Array.isArray(list) ? list.findIndex((item: unknown) => partOf(item, '_key') === key) : -1
}

function partOf(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? value[key as keyof typeof value] : undefined
}
