import { beyondWords } from '#src/catalog/compare/differing-parts.ts'
import type { Fields } from '../draft/draft-value.ts'
import { movesStarts } from '../hours/moves-starts.ts'

/** Amounts: another one makes a price another, but never none. */
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'low', 'high', 'rate', 'highRate', 'bps'])

/** What of each type of document prices are made of. */
const PRICED: Readonly<Record<string, (document: Fields) => unknown>> = {
  category: document => document,
  visit: document => document,
  business: ({ prices }) => prices,
}

/**
 * Whether publishing a document may take something from open requests: their time, their price, or something that was asked for. New words and
 * amounts cannot; of anything else the site knows, which has the requests.
 */
export function mayTakeAway(before: Fields | null, after: Fields): boolean {
  const type = String(after['_type'])
  const pricedOf = PRICED[type]
  // Requests are made without rules of visits, but not without their category.
  if (pricedOf === undefined || (before === null && type !== 'visit')) return false
  return movesStarts(before, after) || shapeOf(pricedOf(before ?? {})) !== shapeOf(pricedOf(after))
}

/** A document without words, amounts, and what the dataset says of it. */
function shapeOf(priced: unknown): string {
  return JSON.stringify(beyondWords(priced), (key, value: unknown) => (AMOUNTS.has(key) || key.startsWith('_') ? undefined : value)) ?? ''
}
