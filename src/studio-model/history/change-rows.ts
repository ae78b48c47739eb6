import { memoize } from '#src/catalog/memoize.ts'
import type { EditingContent } from '../draft/editing-content.ts'
import { withValue } from '../draft/with-value.ts'
import { PERCENT_RULE } from '../numbers/decimal-text.ts'
import type { PriceScope } from '../prices/price-scope.ts'
import type { PriceWording } from '../prices/price-words.ts'
import { isPercent } from '../reprice/price-places.ts'
import { scopeAt, scopesOf } from '../reprice/price-scopes.ts'
import { type ChangedRow, changedRows } from '../reprice/repriced-words.ts'
import type { PriceChange } from './price-changes.ts'

/** The rows of a price that changed, or a percentage, as it was and as it became. */
export function changeRows(change: PriceChange, scope: PriceScope, wording: PriceWording): ChangedRow[] {
  if (!isPercent(change.place)) return changedRows(change, scope, wording)
  return [{ label: '', before: percentText(change.place.value), after: percentText(change.after) }]
}

/** Tells the rows of a price's change. */
export type RowsOf = (change: PriceChange) => ChangedRow[]

/** The rows of prices that changed, in the site's words, with the names that their category had then. */
export function rowsWith(content: Pick<EditingContent, 'reasons' | 'money' | 'prices' | 'messages'>): RowsOf {
  const scopesIn = memoize((category: object) => scopesOf(category, content))
  const wording = { money: content.money, wording: content.messages.price }
  return change => changeRows(change, scopeAt(change.place, scopesIn(change.document)), wording)
}

/** The rows of a change of which one of its prices is all. */
export function rowsOfSingle(change: PriceChange, single: PriceChange, rowsOf: RowsOf): ChangedRow[] {
  const path = single.place.path.slice(change.place.path.length)
  return rowsOf({ ...change, after: withValue(change.place.value, path, single.after) })
}

/** What a price is called, with its row where that has a name: "Wash, Large". */
export function rowTitle({ place }: PriceChange, label = ''): string {
  return [place.title, label].filter(text => text !== '').join(', ')
}

function percentText(value: unknown): string {
  return typeof value === 'number' ? PERCENT_RULE.say(value) : ''
}
