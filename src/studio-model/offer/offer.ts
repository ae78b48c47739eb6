import type { Day, Weekday } from '#src/contract/generated/types.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { WEEK } from '#src/booking/schedule/compare-times.ts'
import { isCalendarDay } from '#src/catalog/days.ts'
import type { Money } from '#src/catalog/words/money.ts'
import { readCoupon } from '#src/catalog/inputs/coupon-key.ts'
import { suggestedId } from '../documents/suggested-id.ts'
import { keyedList, textAt } from '../draft/draft-value.ts'
import type { EditingContent } from '../draft/editing-content.ts'
import { decimalProblem, type DecimalRule, PERCENT_RULE, priceRule } from '../numbers/decimal-text.ts'
import type { DraftNumber } from '../numbers/draft-number.ts'
import { codeProblem, codeTexts, tellingProblem } from './offer-code.ts'

/** "10 % off, December 1 to 31, these packages", as it is being written. */
export interface Offer {
  title: string
  by: 'percent' | 'amount'
  /** Taken off: hundredths of a percent, or minor units. */
  off: DraftNumber
  /** What a percentage is of. */
  of: 'package' | 'base'
  from: Day
  until: Day
  /** The days of the week on which it holds; none for all of them. */
  weekdays: ReadonlySet<Weekday>
  /** Whether the site shows it before its first day; one with a code it never shows. */
  isAnnounced: boolean
  /** The discount code that it requires; empty for an offer to everybody. */
  code: string
  /** How many requests may use the code, all together; undefined for any number. */
  uses: DraftNumber
  isOncePerCustomer: boolean
  /** Ids of packages that were chosen one by one; they differ in all categories. */
  packages: ReadonlySet<string>
  /** Documents of the categories of which it is for every package, those that are added later too. */
  categories: ReadonlySet<string>
}

export const NO_OFFER: Offer = {
  title: '',
  by: 'percent',
  off: undefined,
  of: 'package',
  from: '',
  until: '',
  weekdays: new Set(),
  isAnnounced: false,
  code: '',
  uses: undefined,
  isOncePerCustomer: false,
  packages: new Set(),
  categories: new Set(),
}

/** What an offer lacks, in words for owners, for each of its fields. */
export interface OfferProblems {
  title: string | null
  off: string | null
  from: string | null
  until: string | null
  code: string | null
  uses: string | null
  packages: string | null
}

export function offerProblems(offer: Offer, today: Day, money: Money): OfferProblems {
  const { title, off, from, until, code, uses, packages, categories } = offer
  const isOver = until !== '' && until < today
  // A code may hold on any day; without one this is a price, and no offer.
  const isDayKept = (day: Day) => isCalendarDay(day) || (day === '' && code !== '')
  return {
    title: suggestedId(title) === '' ? 'Say what it is called: visitors read it' : tellingProblem(title, code),
    off: decimalProblem(off, offRule(offer, money)),
    from: isDayKept(from) ? null : 'Choose the first day',
    until: !isDayKept(until)
      ? 'Choose the last day'
      : isOver
        ? 'This day is past'
        : until !== '' && until < from
          ? 'Must not be before the first day'
          : null,
    code: codeProblem(code),
    uses: code === '' || uses === undefined ? null : decimalProblem(uses, USES_RULE),
    packages: packages.size + categories.size === 0 ? 'Choose at least one package' : null,
  }
}

/** What is told of an offer before anybody tries to add it: that its name tells its code. What else it lacks may still be filled in. */
export function problemsWhileTyping({ title, code }: Offer): Partial<OfferProblems> {
  return { title: codeProblem(code) === null ? tellingProblem(title, code) : null }
}

/** Up to all of the price: a free package is refused by the site's own check, which says why. */
export function offRule({ by }: Pick<Offer, 'by'>, money: Money): DecimalRule {
  return by === 'percent' ? { ...PERCENT_RULE, min: 1, max: 10_000, example: '10 or 12.5' } : priceRule(money)
}

/** As often as the schema lets a limit be. */
export const USES_RULE: DecimalRule = { decimals: 0, min: 1, max: 1_000_000, example: '20', say: String }

/** What an offer adds to a category: its rule, and what visitors read of codes where the category would say nothing of them. */
export interface OfferEdit {
  rule: object
  couponWords?: object
}

/** What an offer adds to each category whose packages it is for, by document. */
export function offerEdits(
  offer: Offer,
  documents: readonly DatasetDocument[],
  wording: Pick<EditingContent, 'language' | 'locale'>,
): Map<string, OfferEdit> {
  return new Map(
    documents.flatMap((document): [string, OfferEdit][] => {
      const isOfAll = offer.categories.has(document._id)
      const own = isOfAll ? [] : packagesOf(document).filter(({ id }) => offer.packages.has(id))
      if (!isOfAll && own.length === 0) return []
      const couponWords = offer.code === '' ? undefined : codeTexts(document, documents, { ...wording, isLimited: limitOf(offer) !== undefined })
      return [[document._id, { rule: ruleOf(offer, document, own), ...(couponWords && { couponWords }) }]]
    }),
  )
}

/** The rule in a category: of these packages, or without a condition on them where there are none. */
function ruleOf(offer: Offer, document: DatasetDocument, packages: readonly { id: string }[]): object {
  const { title, by, off, of, from, until, weekdays, code } = offer
  const limit = limitOf(offer)
  const rules = keyedList(document['rules'])
  const id = suggestedId(
    title,
    rules.flatMap(({ key, item }) => [key, item['id']]),
  )
  const less = -Number(off)
  const days = { ...(from !== '' && { from }), ...(until !== '' && { until }) }
  return {
    _key: id,
    _type: 'Rule',
    id,
    title: title.trim(),
    when: {
      _type: 'When',
      ...(packages.length > 0 && { package: packages.map(item => item.id) }),
      ...(weekdays.size > 0 && { weekdays: WEEK.filter(day => weekdays.has(day)) }),
      ...(Object.keys(days).length > 0 && { date: { _type: 'DateRange', ...days } }),
      ...(code !== '' && { coupons: [readCoupon(code) ?? code] }),
      ...(limit && { couponLimit: limit }),
    },
    ...(isQuiet(offer) && { unannounced: true }),
    effect: by === 'percent' ? { _type: 'Effect', kind: 'percent', bps: less, of } : { _type: 'Effect', kind: 'amount', amount: less },
  }
}

/** Whether pages say nothing of it before its first day. */
function isQuiet({ isAnnounced, from, code }: Pick<Offer, 'isAnnounced' | 'from' | 'code'>): boolean {
  return !isAnnounced && from !== '' && code === ''
}

function limitOf({ code, uses, isOncePerCustomer }: Offer): object | undefined {
  if (code === '' || (uses === undefined && !isOncePerCustomer)) return undefined
  return { _type: 'CouponLimit', ...(uses !== undefined && { uses }), ...(isOncePerCustomer && { oncePerCustomer: true }) }
}

/** The packages of a document, by name. */
export function packagesOf(document: DatasetDocument): { id: string; title: string }[] {
  if (document._type !== 'category') return []
  return keyedList(document['packages']).flatMap(({ item }) => {
    const id = textAt(item, 'id')
    return id === undefined ? [] : [{ id, title: textAt(item, 'title') ?? id }]
  })
}

/** Documents with an offer in those that it edits. */
export function withOffers(documents: readonly DatasetDocument[], edits: ReadonlyMap<string, OfferEdit>): DatasetDocument[] {
  return documents.map(document => {
    const edit = edits.get(document._id)
    return edit === undefined ? document : withOffer(document, edit)
  })
}

/** A document with an offer more. */
export function withOffer(document: DatasetDocument, { rule, ...texts }: OfferEdit): DatasetDocument {
  const rules: unknown[] = Array.isArray(document['rules']) ? document['rules'] : []
  return { ...document, ...texts, rules: [...rules, rule] }
}
