import { couponKey } from '#src/catalog/inputs/coupon-key.ts'
import type { CouponUse } from '#src/contract/generated/types.ts'
import { dayName, daysName } from '#src/catalog/words/day-name.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { nameIn } from '../documents/document-name.ts'
import { fieldsOf } from '../draft/draft-value.ts'
import type { EditingContent } from '../draft/editing-content.ts'
import { dayTitle } from '../hours/week.ts'
import { limitWords } from '../prices/condition-words.ts'
import { figureWords } from '../prices/rule-words.ts'
import type { KnownOffer } from './known-offers.ts'
import { shownWords } from './shown-words.ts'

type Wording = Pick<EditingContent, 'locale' | 'money'>

const MOST_CODES = 3

/** How often codes are used, as far as that is known. */
export type CodeUses = readonly Pick<CouponUse, 'code' | 'used' | 'uses'>[]

/** How much it takes off, for whom, when, from when on visitors see it where it is to come, and of what. */
export function knownOfferWords(
  offer: KnownOffer,
  documents: readonly DatasetDocument[],
  { locale, money }: Wording,
  codeUses: CodeUses = [],
): string[] {
  const [first] = offer.rules
  const figure = figureWords(fieldsOf(first?.rule)['effect'], money.text)
  const places = offer.rules.map(({ document, rule }) => {
    const packages = fieldsOf(fieldsOf(rule)['when'])['package']
    const count = Array.isArray(packages) ? ` (${packages.length} ${packages.length === 1 ? 'package' : 'packages'})` : ''
    return `${nameIn(documents, document)}${count}`
  })
  return [
    ...(figure === '' ? [] : [figure]),
    ...codeWords(offer),
    ...usesWords(offer),
    ...usedWords(offer, codeUses),
    ...daysWords(offer, locale),
    ...[shownWords(offer, locale) ?? []].flat(),
    ...places,
  ]
}

/** The codes themselves, while they are few: a hundred gifts are one rule. */
function codeWords({ codes }: KnownOffer): string[] {
  if (codes.length === 0) return []
  return [codes.length > MOST_CODES ? `Only with one of ${codes.length} codes` : `Only with the code ${codes.join(' or ')}`]
}

/** How often its codes may be used; the same in all categories, which count together. */
function usesWords({ codes, rules: [first] }: KnownOffer): string[] {
  const words = limitWords(fieldsOf(fieldsOf(fieldsOf(first?.rule)['when'])['couponLimit']))
  return words === '' ? [] : [codes.length > 1 ? `each ${words}` : words]
}

/** "used 1 time of 20"; of several codes those uses together. */
function usedWords({ codes }: KnownOffer, codeUses: CodeUses): string[] {
  const keys = new Set(codes.map(couponKey))
  const own = codeUses.filter(({ code }) => keys.has(couponKey(code)))
  const [first] = own
  if (first === undefined) return []
  const used = own.reduce((sum, one) => sum + one.used, 0)
  const of = first.uses === null || codes.length > 1 ? '' : ` of ${first.uses.toLocaleString('en')}`
  return [`used ${used === 1 ? '1 time' : `${used.toLocaleString('en')} times`}${of}`]
}

/** "Tuesdays, January 1 – 31, 2027". */
export function daysWords({ from, until, weekdays }: Pick<KnownOffer, 'from' | 'until' | 'weekdays'>, locale: string): string[] {
  const named = new Intl.ListFormat('en').format(weekdays.map(day => `${dayTitle(day)}s`))
  const words = [...(weekdays.length === 0 ? [] : [named]), ...spanWords({ from, until }, locale)]
  return words.length === 0 ? [] : [words.join(', ')]
}

function spanWords({ from, until }: Pick<KnownOffer, 'from' | 'until'>, locale: string): string[] {
  if (from !== null && until !== null) return [daysName(from, until, locale)]
  if (from !== null) return [`from ${dayName(from, locale)} on`]
  return until === null ? [] : [`until ${dayName(until, locale)}`]
}
