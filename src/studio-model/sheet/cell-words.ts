import { fieldsOf } from '../draft/draft-value.ts'
import { PERCENT_RULE } from '../numbers/decimal-text.ts'
import { priceWords, type PriceWording } from '../prices/price-words.ts'
import type { PriceScope } from '../prices/price-scope.ts'
import { isPercent, type PricePlace } from '../reprice/price-places.ts'

/** More rows of a price are counted. */
const MOST_ROWS = 3

/** What a cell shows: its price in the site's words, or what stands there where that is none. */
export function cellWords(place: PricePlace, scope: PriceScope, wording: PriceWording): string {
  const { value, isPrice } = place
  if (!isPrice) return typeof value !== 'number' ? String(value) : isPercent(place) ? PERCENT_RULE.say(value) : wording.money.text(value)
  const rows = priceWords(value, scope, wording)
  if (rows === null) return unfinishedWords(value)
  const told = rows.slice(0, MOST_ROWS).map(({ labels, text }) => [labels.join(', '), text].filter(part => part !== '').join(': '))
  return [...told, ...(rows.length > MOST_ROWS ? [`and ${rows.length - MOST_ROWS} more`] : [])].join(' · ')
}

/** An amount that is none is shown as it was typed. */
function unfinishedWords(value: unknown): string {
  const { amount } = fieldsOf(value)
  return typeof amount === 'string' || typeof amount === 'number' ? String(amount) : 'Not complete'
}
