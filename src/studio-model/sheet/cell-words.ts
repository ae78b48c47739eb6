import { BEGINNING } from '#src/catalog/dated/content-by-day.ts'
import { fieldsOf } from '../draft/draft-value.ts'
import { PERCENT_RULE } from '../numbers/decimal-text.ts'
import { fromDayText, priceByDay, type PriceWording, type PriceWords, rowText } from '../prices/price-words.ts'
import type { PriceScope } from '../prices/price-scope.ts'
import { isPercent, type PricePlace } from '../reprice/price-places.ts'
import { entryOf } from './cell.ts'

/** More rows of a price are counted, of each day from which on it is another. */
const MOST_ROWS = 3

/** What a cell shows: its price in the site's words, or what stands there where that is none. */
export function cellWords(place: PricePlace, scope: PriceScope, wording: PriceWording): string {
  const { value, isPrice } = place
  if (!isPrice) return typeof value !== 'number' ? String(value) : isPercent(place) ? PERCENT_RULE.say(value) : wording.money.text(value)
  const price = priceByDay(value, scope, wording)
  if (price === null) return unfinishedWords(place)
  const onDays = [BEGINNING, ...price.days].map(day => (day === BEGINNING ? '' : `${fromDayText(day)}: `) + rowsText(price.wordsOn(day)))
  return onDays.join(' · ')
}

function rowsText(rows: readonly PriceWords[]): string {
  const told = rows.slice(0, MOST_ROWS).map(rowText)
  return [...told, ...(rows.length > MOST_ROWS ? [`and ${rows.length - MOST_ROWS} more`] : [])].join(' · ')
}

/** Words for a price without a valid amount: the invalid amount as it was typed, or that there is none yet. */
function unfinishedWords(place: PricePlace): string {
  const { amount, low, high } = fieldsOf(place.value)
  if (typeof amount === 'string' || typeof amount === 'number') return String(amount)
  return entryOf(place) !== null && low === undefined && high === undefined ? 'No price yet' : 'Not complete'
}
