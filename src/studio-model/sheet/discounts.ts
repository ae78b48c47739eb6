import { isPercent, pathText } from '../reprice/price-places.ts'
import type { Cell } from './cell.ts'

/** The cells without the amounts of discounts and codes: what is below zero, and what a discount by a percentage is at least or at most. */
export function withoutDiscounts(cells: readonly Cell[]): Cell[] {
  const effects = new Set(cells.filter(({ place: { value } }) => typeof value === 'number' && value < 0).map(effectOf))
  return cells.filter(cell => cell.place.isPrice || isPercent(cell.place) || !effects.has(effectOf(cell)))
}

/** What all amounts of a rule share. */
function effectOf({ document, place: { path } }: Cell): string {
  return `${document} ${pathText(path.slice(0, -1))}`
}
