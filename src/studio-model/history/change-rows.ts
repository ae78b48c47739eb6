import { PERCENT_RULE } from '../numbers/decimal-text.ts'
import type { PriceScope } from '../prices/price-scope.ts'
import type { PriceWording } from '../prices/price-words.ts'
import { isPercent } from '../reprice/price-places.ts'
import { type ChangedRow, changedRows } from '../reprice/repriced-words.ts'
import type { PriceChange } from './price-changes.ts'

/** The rows of a price that changed, or a percentage, as it was and as it became. */
export function changeRows(change: PriceChange, scope: PriceScope, wording: PriceWording): ChangedRow[] {
  if (!isPercent(change.place)) return changedRows(change, scope, wording)
  return [{ label: '', before: percentText(change.place.value), after: percentText(change.after) }]
}

function percentText(value: unknown): string {
  return typeof value === 'number' ? PERCENT_RULE.say(value) : ''
}
