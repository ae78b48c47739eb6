import { compareAddresses } from '#src/catalog/compare/compare-addresses.ts'
import { BEYOND_WORDS } from '#src/catalog/compare/differing-parts.ts'
import { nameOf } from '#src/catalog/lint/name-lints.ts'
import { canonicalJson } from '#src/contract/canonical-json.ts'
import { type Fields, keyedList, textAt } from '../draft/draft-value.ts'
import { pagesIn } from './former-addresses.ts'

const BY_TYPE: Readonly<Record<string, (document: object) => unknown>> = BEYOND_WORDS

/**
 * Whether a draft changes prices, limits, rules, choices, questions or times, gives two packages one name, or leaves an address that leads nowhere; other
 * words, pictures and looks do not count.
 */
export function isMoreThanWords(before: Fields | null, after: Fields, language: unknown): boolean {
  if (hasNamesakes(after) && !hasNamesakes(before ?? {})) return true
  const beyondWords = BY_TYPE[String(after['_type'])]
  if (beyondWords !== undefined && said(beyondWords(before ?? {})) !== said(beyondWords(after))) return true
  return compareAddresses(pagesIn(before ?? {}, language), pagesIn(after, language)).some(({ leads_to }) => leads_to === null)
}

/** Whether visitors cannot tell two packages apart. */
function hasNamesakes(document: Fields): boolean {
  const names = keyedList(document['packages']).map(({ item }) => nameOf({ title: textAt(item, 'title') ?? '' }))
  const given = names.filter(name => name !== '')
  return new Set(given).size < given.length
}

function said(value: unknown): string {
  return canonicalJson(withoutMarks(value))
}

/** A copy without the dataset's own fields (`_key`, `_type`, …) and without empty lists, which mean the same as none. */
function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(withoutMarks)
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).filter(([name]) => !name.startsWith('_') || name === '_ref')
  return Object.fromEntries(own.map(([name, inner]) => [name, withoutMarks(inner)]))
}
