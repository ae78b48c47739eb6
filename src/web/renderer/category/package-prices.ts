import type { Money } from '#src/catalog/words/money.ts'
import { perUnit, type PriceRow, priceRows, type PriceTextContext } from '#src/catalog/words/price-text.ts'
import { startingText } from '#src/catalog/words/starting-price.ts'
import type { Category, Content, Package } from '#src/contract/generated/types.ts'

type Scope = Readonly<{ content: Pick<Content, 'messages'>; money: Money }>

/** More rows of prices would bury what a comparison compares. */
const MAX_COMPARED_ROWS = 6

/** Returns a package's prices as rows of text. */
export function pricesOf(item: Package, category: Category, scope: Scope): PriceRow[] {
  const context = contextOf(item, category, scope)
  return priceRows(item.price, context).map(row => ({ ...row, text: perUnit(row.text, item.unitLabel, context.wording) }))
}

/** Returns a package's price in one text: its own, or the lowest that it starts at. */
export function startOf(item: Package, category: Category, scope: Scope): string {
  const context = contextOf(item, category, scope)
  return perUnit(startingText(item.price, context), item.unitLabel, context.wording)
}

/** Prices that answer the same choices, one for each package; null where a package has no such choice. */
export interface ComparedPrices {
  label: string
  texts: (string | null)[]
}

/** Returns the packages' prices side by side, a row for each choice; one row of starting prices where choices are many. */
export function comparedPrices(category: Category, scope: Scope, label: string): ComparedPrices[] {
  const { packages } = category
  const rowsOf = packages.map(item => pricesOf(item, category, scope))
  // The first package's names of options: a later one may rename them.
  const rows = new Map<string, PriceRow>()
  for (const row of rowsOf.flat()) if (!rows.has(choiceOf(row))) rows.set(choiceOf(row), row)
  if (rows.size > MAX_COMPARED_ROWS) return [{ label, texts: packages.map(item => startOf(item, category, scope)) }]
  return [...rows].map(([choice, { labels }]) => ({
    label: labels.length === 0 ? label : labels.join(', '),
    texts: rowsOf.map(own => own.find(row => choiceOf(row) === choice)?.text ?? null),
  }))
}

/** Packages may call the same options by names of their own. */
function choiceOf({ answers, labels }: PriceRow): string {
  return Object.keys(answers).length === 0 ? labels.join() : JSON.stringify(answers)
}

function contextOf(item: Package, category: Category, { content, money }: Scope): PriceTextContext {
  return { category, package: item, money, wording: content.messages.price }
}
