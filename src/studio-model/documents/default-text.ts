import { type DocumentType, shapeOf } from '#src/cms/documents/documents.ts'
import { fieldsOf } from '#src/cms/documents/document-fields.ts'
import { itemsWithKeys } from '#src/cms/sanity/system-fields.ts'
import { readableWhole } from '#src/cms/sanity/whole-document.ts'
import type { DocumentShape } from '#src/contract/document-shape.ts'
import { isSingleton } from './documents.ts'
import { type Fields, fieldsOf as partsOf, given, keyedList } from '../draft/draft-value.ts'
import type { PathStep } from './place-of.ts'

/** Completed documents, which every empty field of a form asks for. */
const known = new WeakMap<object, { language: unknown; whole: unknown }>()

/** The text, or the number, that holds while a draft's field is empty: its default in the content's language; null when there is none. */
export function defaultText(document: object, path: readonly PathStep[], language: unknown): string | null {
  const { own, whole } = defaultAt(document, path, language)
  if (own !== undefined) return null
  return typeof whole === 'number' ? String(whole) : typeof whole === 'string' ? whole : null
}

/** The items that hold while a draft's list is missing, as the dataset would have them; null when there are none. */
export function defaultItems(document: object, path: readonly PathStep[], language: unknown): unknown[] | null {
  const { own, whole, keys } = defaultAt(document, path, language)
  if (own !== undefined || !Array.isArray(whole) || whole.length === 0) return null
  const shape = shapeAt(document, keys, language)
  return typeof shape === 'object' && 'list' in shape ? itemsWithKeys(shape.list, whole, id => id) : null
}

/** What holds where a version of a document leaves something out, as the dataset would have it; undefined where nothing does, or it says it itself. */
export function defaultValue(document: object, path: readonly PathStep[], language: unknown): unknown {
  const { own, whole } = defaultAt(document, path, language)
  if (own !== undefined) return undefined
  return typeof whole === 'object' ? (defaultItems(document, path, language) ?? undefined) : whole
}

/** A group of the request form or a field of it, with what its defaults add: what names it in a list. */
export function wholeFormItem(form: object, item: Fields, language: unknown): Fields {
  const groups = keyedList(partsOf(wholeOf(form, language))['groups']).map(group => group.item)
  const all = 'kind' in item ? groups.flatMap(({ fields }) => keyedList(fields).map(field => field.item)) : groups
  return { ...all.find(other => KNOWN_BY.every(key => other[key] === item[key])), ...given(item) }
}

/** What groups and fields of the request form are known by. */
const KNOWN_BY = ['id', 'kind', 'name']

/** What a draft says at a path, and what holds there once defaults have completed it; the path with the positions of items. */
function defaultAt(document: object, path: readonly PathStep[], language: unknown) {
  let [own, whole]: unknown[] = [document, wholeOf(document, language)]
  const keys = path.map(step => {
    const key = typeof step === 'object' ? indexOf(own, step._key) : step
    own = partOf(own, key)
    whole = partOf(whole, key)
    return key
  })
  return { own, whole, keys }
}

/** The shape of what holds at a place where something does: an item has no shape before its kind is chosen. */
function shapeAt(document: object, keys: readonly (string | number)[], language: unknown): DocumentShape | undefined {
  let shape: DocumentShape | undefined = { object: shapeOf(typeOf(document)) }
  let whole = wholeOf(document, language)
  for (const key of keys) {
    if (typeof shape !== 'object' || typeof whole !== 'object' || whole === null) return undefined
    if ('list' in shape) shape = shape.list
    else shape = 'object' in shape ? fieldsOf(shape.object, whole)[key] : undefined
    whole = partOf(whole, key)
  }
  return shape
}

function typeOf(document: object): DocumentType {
  const type = '_type' in document ? String(document._type) : ''
  return isSingleton(type) ? type : 'category'
}

function wholeOf(document: object, language: unknown): unknown {
  const before = known.get(document)
  if (before !== undefined && before.language === language) return before.whole
  const whole = readableWhole(document, typeOf(document), language)
  known.set(document, { language, whole })
  return whole
}

function indexOf(list: unknown, key: string): number {
  return Array.isArray(list) ? list.findIndex((item: unknown) => partOf(item, '_key') === key) : -1
}

function partOf(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? value[key as keyof typeof value] : undefined
}
