import type { Day, Weekday } from '#src/contract/generated/types.ts'
import { canonicalJson } from '#src/contract/canonical-json.ts'
import { compareTexts } from '#src/contract/compare-texts.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { WEEK } from '#src/booking/schedule/compare-times.ts'
import { fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'
import { isSame } from '../draft/patches.ts'

/** An offer that rules say: in each category one, alike in all but its packages. */
export interface KnownOffer {
  title: string
  from: Day | null
  until: Day | null
  /** The days of the week on which it holds; none for all of them. */
  weekdays: readonly Weekday[]
  /** Whether the site shows it before its first day; one with codes it never shows. */
  isAnnounced: boolean
  /** The discount codes of which it requires one; none for an offer to everybody. */
  codes: readonly string[]
  state: 'ended' | 'on' | 'to come'
  rules: readonly { document: string; key: string; rule: object }[]
}

/** The offers of documents: discounts that hold on some days alone, or for whoever types a code, the last to end first. */
export function knownOffers(documents: readonly DatasetDocument[], today: Day): KnownOffer[] {
  const rules = documents
    .filter(({ _type }) => _type === 'category')
    .flatMap(document =>
      keyedList(document['rules']).flatMap(({ key, item }) => (isOffer(item) ? [{ document: document._id, key, rule: item }] : [])),
    )
  const alike = Map.groupBy(rules, ({ rule }) => canonicalJson(withoutPlace(rule)))
  return [...alike.values()]
    .map((own): KnownOffer => {
      const { rule } = own[0] as (typeof own)[number]
      const { from, until } = daysOf(rule)
      const state = until !== null && until < today ? 'ended' : from !== null && from > today ? 'to come' : 'on'
      const isAnnounced = fieldsOf(rule)['unannounced'] !== true
      return { title: textAt(rule, 'title') ?? '', from, until, weekdays: weekdaysOf(rule), isAnnounced, codes: codesOf(rule), state, rules: own }
    })
    .toSorted((a, b) => compareTexts(b.until ?? '9', a.until ?? '9'))
}

/** Whether an offer stands in drafts alone: nothing of it is published. */
export function isDraftOffer({ rules }: Pick<KnownOffer, 'rules'>, published: readonly DatasetDocument[]): boolean {
  return rules.every(rule => liveRule(rule, published) === undefined)
}

/** Whether the drafts say otherwise of an offer than what is published of it. */
export function isChangedOffer({ rules }: Pick<KnownOffer, 'rules'>, published: readonly DatasetDocument[]): boolean {
  return rules.some(own => !isSame(liveRule(own, published), own.rule))
}

/** The same rule as it is published; undefined where it is not. */
function liveRule(
  { document, key }: Pick<KnownOffer['rules'][number], 'document' | 'key'>,
  published: readonly DatasetDocument[],
): object | undefined {
  const live = published.find(({ _id }) => _id === document)
  return keyedList(live?.['rules']).find(rule => rule.key === key)?.item
}

function isOffer(rule: Record<string, unknown>): boolean {
  const { kind, bps, amount } = fieldsOf(rule['effect'])
  const { from, until } = daysOf(rule)
  const takesOff = (kind === 'percent' && Number(bps) < 0) || (kind === 'amount' && Number(amount) < 0)
  return takesOff && (from !== null || until !== null || codesOf(rule).length > 0)
}

function daysOf(rule: object): { from: Day | null; until: Day | null } {
  const date = fieldsOf(fieldsOf(fieldsOf(rule)['when'])['date'])
  return { from: textAt(date, 'from') ?? null, until: textAt(date, 'until') ?? null }
}

function weekdaysOf(rule: object): Weekday[] {
  const { weekdays } = fieldsOf(fieldsOf(rule)['when'])
  return Array.isArray(weekdays) ? WEEK.filter(day => weekdays.includes(day)) : []
}

function codesOf(rule: object): string[] {
  const { coupons } = fieldsOf(fieldsOf(rule)['when'])
  return Array.isArray(coupons) ? coupons.filter(code => typeof code === 'string') : []
}

/** A rule without what each category has of its own: its packages, and how it is named and kept there. */
function withoutPlace({ _key, id: _id, when, ...rule }: Record<string, unknown>): unknown {
  const { package: _packages, ...rest } = fieldsOf(when)
  return { ...rule, when: rest }
}
