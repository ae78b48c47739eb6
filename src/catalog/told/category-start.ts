import type { Category } from '#src/contract/generated/types.ts'
import { fill } from '../words/fill.ts'
import { lowest, startingRow } from './costed-rows.ts'
import { lineText } from './price-lines.ts'
import { besidePrices } from './tax-rows.ts'
import { toldPrice, type ToldScope, withPlus } from './told-price.ts'

/**
 * What a category's prices start at today, with what is added to it, and with its days where today has a least of its own. In the words of `template`; a
 * rate in its own, since nobody books one unit of it. Null when nothing has a price.
 */
export function categoryStart(category: Category, scope: ToldScope, template: string): string | null {
  const starts = category.packages.flatMap(item => {
    const { rows, onDays } = toldPrice(item, category, scope)
    const now = onDays.find(({ from }) => from === null)
    const least = now?.least ?? lowest(rows.map(row => row.least))
    return least === null ? [] : [{ item, least, days: now?.days ?? '' }]
  })
  const least = lowest(starts.map(start => start.least))
  const first = starts.find(start => start.least === least)
  if (first === undefined || least === null) return null
  const { days: label, item } = first
  const row = label === '' ? startingRow({ ...category, packages: [item] }, scope) : null
  const text = row?.isRate === true ? row.row.text : fill(template, { price: scope.money.text(least) })
  return withPlus(lineText({ label, text }), besidePrices(category, scope).plus)
}
