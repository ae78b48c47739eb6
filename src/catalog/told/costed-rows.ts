import type { Category, Day, Messages, Package } from '#src/contract/generated/types.ts'
import type { Catalog } from '../plan.ts'
import type { Epochs } from '../revision.ts'
import type { VisitPricing } from '../visit/visit-pricing.ts'
import type { Money } from '../words/money.ts'
import { type PriceRow, priceRows } from '../words/price-text.ts'
import { type PackageCosts, packageCosts } from './costs.ts'
import type { RowCosts } from './row-costs.ts'

/** What rows and their costs depend on. */
export interface CostScope {
  content: { messages: Pick<Messages, 'price'> }
  catalog: Catalog
  /** What visits add, where content says something of them. */
  visit?: VisitPricing | null
  money: Money
  /** Where prices change on days: what is told holds until the next. */
  epochs?: Epochs
  /** The day before which alone something is told, where that is known otherwise. */
  until?: Day | null
  /** The first day that a visit may be on. */
  today: Day
  /** The day on which it is told, where that is another. */
  told?: Day
}

/** A row of a package's price, with what its selections cost; null where there are too many to be priced. */
export interface CostedRow {
  row: PriceRow
  costs: RowCosts | null
}

/** The rows of a package's price, each with what its selections cost on ordinary days. */
export function costedRows(item: Package, category: Category, scope: CostScope): CostedRow[] {
  return costedPackage(item, category, scope).rows
}

/** The rows of a package's price, and what the package costs on days on which the dates of some rules hold. */
export function costedPackage(item: Package, category: Category, scope: CostScope): { rows: CostedRow[]; spans: PackageCosts['spans'] } {
  const { content, catalog, visit = null, money, today, told, until = nextChange(category, scope) } = scope
  const rows = priceRows(item.price, { category, package: item, money, wording: content.messages.price })
  const plan = catalog.categoryById.get(category.id)
  const costs = plan === undefined ? null : packageCosts(plan, item.id, rows, today, visit, until, told)
  return { rows: rows.map((row, position) => ({ row, costs: costs?.rows[position] ?? null })), spans: costs?.spans ?? [] }
}

/** The next day on which prices of a category, or of visits, are others; null where none is known. */
export function nextChange(
  { id }: Pick<Category, 'id'>,
  { catalog, visit = null, today, epochs }: Pick<CostScope, 'catalog' | 'visit' | 'today' | 'epochs'>,
): Day | null {
  const own = catalog.categoryById.get(id)?.category
  const day = epochs?.after(today).find(later => {
    const { catalog: changed, visit: then = null } = epochs.on(later)
    return changed.categoryById.get(id)?.category !== own || then !== visit
  })
  return day ?? null
}

/** The row with the selection of the category that costs least, and what that costs, in minor units; null when none has a price. */
export function startingRow(category: Category, scope: CostScope): { row: PriceRow; least: number; isRate: boolean } | null {
  const rows = category.packages.flatMap(item => costedRows(item, category, scope))
  const least = lowest(rows.map(({ costs }) => costs?.least ?? null))
  const first = rows.find(({ costs }) => costs !== null && costs.least === least)
  if (least === null || first === undefined) return null
  return { row: first.row, least, isRate: first.costs?.isFixed === false && first.costs.ownLeast === least }
}

/** The least that any selection of the category without a coupon costs, in minor units; null when none has a price. */
export function startingPrice(category: Category, scope: CostScope): number | null {
  return startingRow(category, scope)?.least ?? null
}

/** The lowest of several prices; null when none has a number. */
export function lowest(prices: readonly (number | null)[]): number | null {
  const known = prices.filter(price => price !== null)
  return known.length === 0 ? null : Math.min(...known)
}
