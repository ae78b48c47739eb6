import { addDays, LAST_DAY, weekdayOf } from '#src/catalog/days.ts'
import type { Day, Weekday } from '#src/contract/generated/types.ts'
import { couponKey } from '#src/catalog/inputs/coupon-key.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { WEEK } from '#src/booking/schedule/compare-times.ts'
import { fieldsOf } from '../draft/draft-value.ts'
import type { EditingContent } from '../draft/editing-content.ts'
import { figureWords } from '../prices/rule-words.ts'
import { daysWords } from './known-offer-words.ts'
import { type KnownOffer, knownOffers } from './known-offers.ts'
import type { OfferEdit } from './offer.ts'

type Wording = Pick<EditingContent, 'locale' | 'money'>

/** The same of an offer as it is being written, which is not in the documents yet. */
export function togetherWordsOf(
  edits: ReadonlyMap<string, OfferEdit>,
  documents: readonly DatasetDocument[],
  today: Day,
  wording: Wording,
): string[] {
  const alone = documents.flatMap(document => {
    const edit = edits.get(document._id)
    return edit === undefined ? [] : [{ ...document, rules: [edit.rule] }]
  })
  return knownOffers(alone, today).flatMap(offer => togetherWords(offer, knownOffers(documents, today), wording))
}

/** Each other offer, unless it has ended, that is taken off of a package of this one on a day of it, a line each: a visitor has both, as all discounts add up. */
export function togetherWords(offer: KnownOffer, others: readonly KnownOffer[], { locale, money }: Wording): string[] {
  return others.flatMap(other => {
    const days = commonDays(offer, other)
    if (other.state === 'ended' || days === null || !sharePackage(offer, other) || !shareCode(offer, other)) return []
    const code = other.codes.length > 0 && offer.codes.length === 0 ? ['for whoever types its code'] : []
    const when = [...code, ...daysWords(days, locale)]
    const takes = mayNotHold(other) || mayNotHold(offer) ? 'may come on top' : 'comes on top'
    return [`“${other.title}” ${[takes, ...when].join(', ')}: together ${figureOf(other, money)} and ${figureOf(offer, money)}`]
  })
}

type Days = Pick<KnownOffer, 'from' | 'until' | 'weekdays'>

/** The days of both; null where there are none. */
function commonDays(a: Days, b: Days): Days | null {
  const from =
    [a.from, b.from]
      .filter(day => day !== null)
      .toSorted()
      .at(-1) ?? null
  const until =
    [a.until, b.until]
      .filter(day => day !== null)
      .toSorted()
      .at(0) ?? null
  const isOpen = a.weekdays.length === 0 && b.weekdays.length === 0
  const weekdays = isOpen ? [] : WEEK.filter(day => [a, b].every(one => one.weekdays.length === 0 || one.weekdays.includes(day)))
  const days = { from, until, weekdays }
  return hasDay(days, isOpen ? WEEK : weekdays) ? days : null
}

/** Whether a span has one of these days of the week. */
function hasDay({ from, until }: Days, weekdays: readonly Weekday[]): boolean {
  if (from === null || until === null) return weekdays.length > 0
  const week = Array.from({ length: WEEK.length }, (_, index) => addDays(from, index))
  return week.some(day => day <= until && day <= LAST_DAY && weekdays.includes(weekdayOf(day)))
}

function sharePackage({ rules }: KnownOffer, others: KnownOffer): boolean {
  return rules.some(({ document, rule }) =>
    others.rules.some(other => {
      const [own, theirs] = [packagesIn(rule), packagesIn(other.rule)]
      return other.document === document && (own === null || theirs === null || own.some(id => theirs.includes(id)))
    }),
  )
}

/** A request has one code: two offers that each need their own are never taken off together. */
function shareCode({ codes }: KnownOffer, others: KnownOffer): boolean {
  const theirs = others.codes.map(couponKey)
  return codes.length === 0 || theirs.length === 0 || codes.some(code => theirs.includes(couponKey(code)))
}

/** The packages that a rule names; null for all. */
function packagesIn(rule: object): unknown[] | null {
  const { package: packages } = fieldsOf(fieldsOf(rule)['when'])
  return Array.isArray(packages) ? packages : null
}

/** What a condition says by which days, packages and codes hold; whatever else it says may not. */
const KNOWN = new Set(['_type', 'package', 'date', 'weekdays', 'coupons', 'couponLimit'])

function mayNotHold({ rules }: KnownOffer): boolean {
  return rules.some(({ rule }) => 'unless' in rule || Object.keys(fieldsOf(fieldsOf(rule)['when'])).some(name => !KNOWN.has(name)))
}

function figureOf({ rules: [first] }: KnownOffer, money: Wording['money']): string {
  return figureWords(fieldsOf(first?.rule)['effect'], money.text)
}
