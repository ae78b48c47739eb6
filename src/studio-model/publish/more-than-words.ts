import { BEYOND_WORDS } from '#src/catalog/compare/differing-parts.ts'
import { canonicalJson } from '#src/contract/canonical-json.ts'
import type { Fields } from '../draft/draft-value.ts'

const BY_TYPE: Readonly<Record<string, (document: object) => unknown>> = BEYOND_WORDS

/** Whether a draft differs from what is published in more than words, pictures and looks: in prices, limits, rules, what can be chosen or is asked, times. */
export function isMoreThanWords(before: Fields | null, after: Fields): boolean {
  const beyondWords = BY_TYPE[String(after['_type'])]
  return beyondWords !== undefined && said(beyondWords(before ?? {})) !== said(beyondWords(after))
}

function said(value: unknown): string {
  return canonicalJson(withoutMarks(value))
}

/** Without what the dataset says of a value, and without lists of nothing: they say what no list does. */
function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(withoutMarks)
  if (typeof value !== 'object' || value === null) return value
  const own = Object.entries(value).filter(([name]) => !name.startsWith('_') || name === '_ref')
  return Object.fromEntries(own.map(([name, inner]) => [name, withoutMarks(inner)]))
}
