import type { EditingContent } from '../draft/editing-content.ts'
import { type PriceScope, priceScope } from '../prices/price-scope.ts'
import type { PricePlace } from './price-places.ts'

/** What the prices of a category are checked against and worded by: those of rules may depend on when the visit is. */
export interface PriceScopes {
  items: PriceScope
  rules: PriceScope
}

/** The scopes of a draft's category. */
export function scopesOf(category: unknown, { reasons, money, prices }: Pick<EditingContent, 'reasons' | 'money' | 'prices'>): PriceScopes {
  const scope = (isOfRule: boolean) => priceScope(category, reasons, money, { isOfRule, prices })
  return { items: scope(false), rules: scope(true) }
}

/** The scope of the price at a place. */
export function scopeAt({ path }: Pick<PricePlace, 'path'>, { items, rules }: PriceScopes): PriceScope {
  return path[0] === 'rules' ? rules : items
}
