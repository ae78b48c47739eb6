import type { Day } from '#src/contract/generated/types.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { isCalendarDay } from '#src/catalog/days.ts'
import type { Money } from '#src/catalog/words/money.ts'
import { suggestedId } from '../documents/suggested-id.ts'
import { keyedList, textAt } from '../draft/draft-value.ts'
import { decimalProblem, type DecimalRule, PERCENT_RULE, priceRule } from '../numbers/decimal-text.ts'
import type { DraftNumber } from '../numbers/draft-number.ts'

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
  /** Ids of packages, which differ in all categories. */
  packages: ReadonlySet<string>
}

export const NO_OFFER: Offer = { title: '', by: 'percent', off: undefined, of: 'package', from: '', until: '', packages: new Set() }

/** What an offer lacks, in words for owners, for each of its fields. */
export interface OfferProblems {
  title: string | null
  off: string | null
  from: string | null
  until: string | null
  packages: string | null
}

export function offerProblems(offer: Offer, today: Day, money: Money): OfferProblems {
  const { title, off, from, until, packages } = offer
  const isOver = until !== '' && until < today
  return {
    title: suggestedId(title) === '' ? 'Say what it is called: visitors read it' : null,
    off: decimalProblem(off, offRule(offer, money)),
    from: isCalendarDay(from) ? null : 'Choose the first day',
    until: !isCalendarDay(until) ? 'Choose the last day' : until < from ? 'Must not be before the first day' : isOver ? 'This day is past' : null,
    packages: packages.size === 0 ? 'Choose at least one package' : null,
  }
}

/** Up to all of the price: a free package is refused by the site's own check, which says why. */
export function offRule({ by }: Pick<Offer, 'by'>, money: Money): DecimalRule {
  return by === 'percent' ? { ...PERCENT_RULE, min: 1, max: 10_000, example: '10 or 12.5' } : priceRule(money)
}

/** The rule that an offer is in each category whose packages it is for, by document. */
export function offerRules(offer: Offer, documents: readonly DatasetDocument[]): Map<string, object> {
  return new Map(
    documents.flatMap((document): [string, object][] => {
      const own = packagesOf(document).filter(({ id }) => offer.packages.has(id))
      return own.length === 0 ? [] : [[document._id, ruleOf(offer, document, own)]]
    }),
  )
}

function ruleOf({ title, by, off, of, from, until }: Offer, document: DatasetDocument, packages: readonly { id: string }[]): object {
  const rules = keyedList(document['rules'])
  const id = suggestedId(
    title,
    rules.flatMap(({ key, item }) => [key, item['id']]),
  )
  const less = -Number(off)
  return {
    _key: id,
    _type: 'Rule',
    id,
    title: title.trim(),
    when: { _type: 'When', package: packages.map(item => item.id), date: { _type: 'DateRange', from, until } },
    effect: by === 'percent' ? { _type: 'Effect', kind: 'percent', bps: less, of } : { _type: 'Effect', kind: 'amount', amount: less },
  }
}

/** The packages of a document, by name. */
export function packagesOf(document: DatasetDocument): { id: string; title: string }[] {
  if (document._type !== 'category') return []
  return keyedList(document['packages']).flatMap(({ item }) => {
    const id = textAt(item, 'id')
    return id === undefined ? [] : [{ id, title: textAt(item, 'title') ?? id }]
  })
}

/** A document with one rule more. */
export function withRule(document: DatasetDocument, rule: object): DatasetDocument {
  const rules: unknown[] = Array.isArray(document['rules']) ? document['rules'] : []
  return { ...document, rules: [...rules, rule] }
}
