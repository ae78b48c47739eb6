import { isPercent, pathText, type PricePlace } from './price-places.ts'

/** A price or amount, of a category's draft or of several documents. */
interface Placed {
  readonly place: PricePlace
  readonly document?: string
}

/** The prices and amounts without those of discounts and codes: what is below zero, and what a discount by a percentage is at least or at most. */
export function withoutDiscounts<P extends Placed>(all: readonly P[]): P[] {
  const effects = new Set(all.filter(({ place: { value } }) => typeof value === 'number' && value < 0).map(effectOf))
  return all.filter(one => one.place.isPrice || isPercent(one.place) || !effects.has(effectOf(one)))
}

/** What all amounts of a rule share. */
function effectOf({ document = '', place: { path } }: Placed): string {
  return `${document} ${pathText(path.slice(0, -1))}`
}
