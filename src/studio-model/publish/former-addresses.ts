import { wholeDocument } from '#src/cms/sanity/whole-document.ts'
import type { Addressed } from '#src/contract/page-addresses.ts'
import { defaultText } from '../documents/default-text.ts'
import type { PathStep } from '../documents/place-of.ts'
import { valueAt } from '../documents/values-around.ts'
import { type Fields, fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'

/** The pages that a document has, completed by its defaults, with their addresses; a document of another type has none. */
export function pagesIn(document: Fields, language: unknown): Addressed[] {
  const type = document['_type']
  if (type !== 'category' && type !== 'site') return []
  const read = wholeDocument(document, type, language)
  const whole = fieldsOf(read.ok ? read.whole : document)
  const pages = type === 'category' ? [whole] : keyedList(whole['pages']).map(({ item }) => item)
  return pages.flatMap(page => {
    const path = textAt(page, 'path')
    return path === undefined ? [] : [{ path, formerPaths: textsIn(page['formerPaths']) }]
  })
}

/** What becomes of the address of a published page. */
export interface MovedPage {
  from: string
  to: string
  /** Where the list of former addresses stands. */
  place: readonly PathStep[]
  /** Those that the draft has. */
  former: string[]
  /** Those with the published address, and without the present one. */
  kept: string[]
}

/** A published page whose draft has other addresses, by the place of its address; null where it was never published, or has the same address. */
export function movedPage(published: object | undefined, draft: object, path: readonly PathStep[], language: unknown): MovedPage | null {
  const [from, to] = [published, draft].map(document => document && addressAt(document, path, language))
  if (from === undefined || to === undefined) return null
  const place = [...path.slice(0, -1), 'formerPaths']
  const former = textsIn(valueAt(draft, place))
  const others = former.filter(address => address !== from && address !== to)
  return { from, to, place, former, kept: from === to ? others : [...others, from] }
}

function addressAt(document: object, path: readonly PathStep[], language: unknown): string | undefined {
  const value = valueAt(document, path) ?? defaultText(document, [...path], language)
  return typeof value === 'string' ? value : undefined
}

function textsIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter(item => typeof item === 'string') : []
}
