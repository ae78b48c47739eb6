import { type Lint, lintCatalog } from '#src/catalog/lint/lint-catalog.ts'
import type { Catalog } from '#src/catalog/plan.ts'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { Content } from '#src/contract/generated/types.ts'

/** Prices that may be mistakes, in the site's words; they keep nothing from going live. */
export function lintContent(content: Pick<Content, 'business' | 'messages'>, catalog: Catalog): Lint[] {
  return lintCatalog(catalog, { content, money: moneyOf(content.business) })
}
