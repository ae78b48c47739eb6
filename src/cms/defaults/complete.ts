import { folded } from '#src/catalog/compile/named-prices.ts'
import type { Problem } from '#src/contract/decode.ts'
import { tokensOf } from '#src/contract/json-pointer.ts'
import type { Category, Content } from '#src/contract/generated/types.ts'
import type { DocumentName, DocumentType, OptionalName } from '../documents/documents.ts'
import { defaultsOf } from './defaults-of.ts'
import { type Fields, isFields, withDefaults, withoutDefaults } from './merge.ts'

/** The language of the defaults that content asks for in its business document; undefined when it says everything itself. */
export function languageOf(business: unknown): unknown {
  return isFields(business) ? business['language'] : undefined
}

/** Completes a document, before it is validated, by the defaults of the content's language: wherever content is read, this comes next. */
export function completed(type: DocumentType, given: unknown, language: unknown): unknown {
  return isFields(given) ? changed(type, given, given, language, withDefaults) : given
}

/** What a document says without repeating a default; it means the same. */
export function sameInShort(type: DocumentType, given: unknown, language: unknown): unknown {
  const whole = completed(type, given, language)
  return isFields(whole) ? shortened(type, whole, language) : whole
}

/** What a document must say to be completed to this one: wherever content is written, this comes first. */
function shortened(type: DocumentType, whole: object, language: unknown): Fields {
  const document = whole as Fields
  // Some defaults are derived from what the document says itself (a phone's texts from the desk's), which is known after a first pass.
  const said = changed(type, document, document, language, withoutDefaults)
  return changed(type, document, said, language, withoutDefaults)
}

/** What each document of content must say, by the document's name; what content may do without is undefined where it does. */
export type ShortenedContent = Record<Exclude<DocumentName, OptionalName>, Fields> &
  Record<OptionalName, Fields | undefined> & {
    categories: (Fields & Pick<Category, 'id'>)[]
  }

export function shortenedContent(content: Content): ShortenedContent {
  const { language } = content.business
  const document = (name: Exclude<DocumentName, OptionalName>) => shortened(name, content[name], language)
  return {
    business: document('business'),
    site: document('site'),
    bookingForm: document('bookingForm'),
    messages: document('messages'),
    theme: document('theme'),
    examples: content.examples && shortened('examples', content.examples, language),
    policies: content.policies && shortened('policies', content.policies, language),
    visit: content.visit && shortened('visit', folded(content.visit) as object, language),
    categories: content.categories.map(category => ({ ...shortened('category', folded(category) as Category, language), id: category.id })),
  }
}

function changed(type: DocumentType, document: Fields, said: Fields, language: unknown, change: typeof withDefaults): Fields {
  const defaults = defaultsOf(type, said, language)
  if (defaults === null) return document
  const { of, further } = defaults
  const named = Object.keys(further).filter(name => typeof document[name] === 'object' && document[name] !== null)
  const parts = named.map(name => [name, change(document[name], of[name], further[name], name)] as const)
  const all: Fields = { ...((change(document, of) ?? {}) as Fields), ...Object.fromEntries(parts) }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

/** Ends the message of a problem at a place where the document says nothing and its default is wrong. */
export const BY_DEFAULT = ' (left out there: this is the default)'

/** Adds to a problem of a completed document that the default says it, where the given document does not. */
export function withOrigin<P extends Problem>(problem: P, given: unknown, whole: unknown): P {
  return isDefault(problem.pointer, given, whole) ? { ...problem, message: problem.message + BY_DEFAULT } : problem
}

/** Whether a place of a completed document is not one of the given document: its default says what stands there. */
function isDefault(pointer: string, given: unknown, whole: unknown): boolean {
  return !isPlaceOf(pointer, given) && isPlaceOf(pointer, whole)
}

function isPlaceOf(pointer: string, document: unknown): boolean {
  let part = document
  for (const key of tokensOf(pointer)) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return false
    part = part[key as keyof typeof part]
  }
  return true
}
