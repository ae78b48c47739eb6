import { completed } from '#src/cms/defaults/complete.ts'
import { LANGUAGES } from '#src/cms/defaults/defaults-of.ts'
import { withSystemFields } from '#src/cms/sanity/system-fields.ts'
import { wholeDocument } from '#src/cms/sanity/whole-document.ts'
import { DEFAULT_CONTENT } from '#src/contract/generated/default-content.ts'
import { type Fields, fieldsOf } from '../draft/draft-value.ts'

/** How a new category is priced, by the name of its start in `defaults`. */
export const CATEGORY_STARTS = {
  bySize: 'Priced by size',
  perUnit: 'Priced per foot or another unit',
  onePrice: 'One price for each package',
} as const
export type CategoryStart = keyof typeof CATEGORY_STARTS

/** Drawings that suit any category's card, best first; any other, or a sign made for a tab, would say something wrong there. */
const DRAWINGS = ['service', 'tools']

/** What a new category begins with: everything but its name, its packages' texts and its prices, and a drawing where none suits. Content without a language gets the texts that it would have by one. */
export function categoryStart(start: CategoryStart, language: unknown, drawings: readonly string[]): Fields {
  const given = fieldsOf(DEFAULT_CONTENT[languageOr(language)]?.['templates.json'])[start]
  const icon = DRAWINGS.find(name => drawings.includes(name))
  const { inputs } = fieldsOf(hasDefaults(language) ? given : completed('category', given, languageOr(language)))
  const value = { ...fieldsOf(given), ...(inputs !== undefined && { inputs }), ...(icon !== undefined && { icon }) }
  return withSystemFields('Category', value, id => id)
}

/** What follows from a category's name and id and is not said: nothing where defaults say it anyway. */
export function followingTexts(category: object, language: unknown): Fields {
  if (hasDefaults(language)) return {}
  const read = wholeDocument(category, 'category', languageOr(language))
  if (!read.ok) return {}
  const said = fieldsOf(category)
  // A drawing of that name need not be there.
  const isLacking = ([name, value]: [string, unknown]) => said[name] === undefined && name !== 'icon' && !(Array.isArray(value) && value.length === 0)
  const lacking = Object.fromEntries(Object.entries(fieldsOf(read.whole)).filter(isLacking))
  return withSystemFields('Category', lacking, id => id)
}

function hasDefaults(language: unknown): boolean {
  return LANGUAGES.some(known => known === language)
}

/** The language itself, or the first that there are defaults in. */
function languageOr(language: unknown): string {
  return LANGUAGES.find(known => known === language) ?? LANGUAGES[0] ?? ''
}
