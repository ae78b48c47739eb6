import type { Money } from '#src/catalog/words/money.ts'
import { trimmed } from '#src/cms/sanity/dataset-trim.ts'
import type { Price, SharedPrice } from '#src/contract/generated/types.ts'
import { titleOfId } from '../documents/title-of-id.ts'
import { fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'
import { type Questions, questionsOf } from '../draft/questions.ts'
import type { DraftNumber } from '../numbers/draft-number.ts'
import { decimalProblem, orNoneRule, priceRule } from '../numbers/decimal-text.ts'
import { minutesProblem } from '../numbers/minutes-text.ts'
import { namableIn } from './named-uses.ts'

/** The context that a price is checked against. */
export interface PriceScope {
  questions: Questions
  reasons: readonly { id: string; text?: string }[]
  /** Prices that others may name, as content has them. */
  prices: readonly SharedPrice[]
  /** Returns the problem with an amount: money, or minutes. */
  amountProblem: (value: DraftNumber) => string | null
  /** Returns the problem with an amount that may be 0 where it is money. */
  orNoneProblem: (value: DraftNumber) => string | null
  /** What something of this id was called that is gone, as published; null where nothing says it. */
  formerTitle: (id: string) => string | null
}

/** Where a price is, and what it may name. */
export interface Place {
  /** The item whose price it is. */
  item?: unknown
  /** Whether it is the price of a rule, which may depend on when the visit is. */
  isOfRule?: boolean
  /** Prices of the business that may be named. */
  prices?: PriceScope['prices']
  /** What is published of the category, then of the business. */
  published?: readonly unknown[]
}

/** Returns the context for checking the prices of a draft's category, of one of its items or of a rule; `reasons` are those of the business. */
export function priceScope(
  category: unknown,
  reasons: PriceScope['reasons'],
  money: Money,
  { item, isOfRule, prices = [], published }: Place = {},
): PriceScope {
  const [rule, orNone] = [priceRule(money), orNoneRule(money)]
  return {
    questions: questionsOf(category, item, isOfRule),
    reasons: [...reasons, ...ownReasons(category)],
    prices: namable([...prices, ...ownPrices(category)], item),
    amountProblem: value => decimalProblem(value, rule),
    orNoneProblem: value => decimalProblem(value, orNone),
    formerTitle: formerTitleIn(published),
  }
}

/** Returns the context for checking durations. */
export function durationScope(category: unknown, { item, published }: Pick<Place, 'item' | 'published'> = {}): PriceScope {
  return {
    questions: questionsOf(category, item),
    reasons: [],
    prices: [],
    amountProblem: minutesProblem,
    orNoneProblem: minutesProblem,
    formerTitle: formerTitleIn(published),
  }
}

function formerTitleIn(published: readonly unknown[] = []): PriceScope['formerTitle'] {
  return id => titleOfId(id, published)
}

/** The prices that an item's price may name. */
function namable(prices: readonly SharedPrice[], item: unknown): readonly SharedPrice[] {
  const own = fieldsOf(item)['_type'] === 'SharedPrice' ? textAt(fieldsOf(item), 'id') : undefined
  return own === undefined ? prices : namableIn(own, prices)
}

function ownPrices(category: unknown): SharedPrice[] {
  return keyedList(fieldsOf(category)['prices']).flatMap(({ item }) => {
    const [id, title] = [textAt(item, 'id'), textAt(item, 'title')]
    const price = trimmed(fieldsOf(item['price']), 'Price', new Map())
    return id === undefined || !price.ok ? [] : [{ id, title: title ?? id, price: price.value as Price }]
  })
}

function ownReasons(category: unknown): PriceScope['reasons'] {
  return keyedList(fieldsOf(category)['reasons']).flatMap(({ item }) => {
    const [id, text] = [textAt(item, 'id'), textAt(item, 'text')]
    return id === undefined ? [] : [{ id, ...(text !== undefined && { text }) }]
  })
}
