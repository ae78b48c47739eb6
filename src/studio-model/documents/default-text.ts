import { wholeDocument } from '#src/cms/sanity/whole-document.ts'
import { isSingleton } from './documents.ts'
import type { PathStep } from './place-of.ts'

/** Completed documents, which every empty field of a form asks for. */
const known = new WeakMap<object, { language: unknown; whole: unknown }>()

/** The text that holds while a draft's field is empty: its default in the content's language; null when there is none. */
export function defaultText(document: object, path: readonly PathStep[], language: unknown): string | null {
  let [own, whole]: unknown[] = [document, wholeOf(document, language)]
  for (const step of path) {
    const key = typeof step === 'object' ? indexOf(own, step._key) : step
    own = partOf(own, key)
    whole = partOf(whole, key)
  }
  return own === undefined && typeof whole === 'string' ? whole : null
}

function wholeOf(document: object, language: unknown): unknown {
  const before = known.get(document)
  if (before !== undefined && before.language === language) return before.whole
  const type = '_type' in document ? String(document._type) : ''
  const read = wholeDocument(document, isSingleton(type) ? type : 'category', language)
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
