import { startOf, toldPrice, type ToldRow, type ToldScope, withPlus } from '#src/catalog/told/told-price.ts'
import type { Category } from '#src/contract/generated/types.ts'

/** More rows of prices would bury what a comparison compares. */
const MAX_COMPARED_ROWS = 6

/** Prices that answer the same choices, one for each package; null where a package has no such choice. */
export interface ComparedPrices {
  label: string
  texts: (string | null)[]
}

/** Returns the packages' prices side by side, a row for each choice; beside or, where choices are many, in place of them a row of starting prices. */
export function comparedPrices(category: Category, scope: ToldScope, label: string): ComparedPrices[] {
  const { packages } = category
  const { quote } = scope.content.messages.price
  const told = packages.map(item => toldPrice(item, category, scope))
  // The first package's names of options: a later one may rename them.
  const rows = new Map<string, ToldRow>()
  for (const row of told.flatMap(({ rows }) => rows)) if (!rows.has(choiceOf(row))) rows.set(choiceOf(row), row)
  const starts = { label, texts: packages.map(item => startOf(item, category, scope)) }
  if (rows.size > MAX_COMPARED_ROWS) return [starts]
  const compared = [...rows].map(([choice, { labels }]) => ({
    label: labels.length === 0 ? label : labels.join(', '),
    texts: told.map(({ rows: own, plus }) => {
      const text = own.find(row => choiceOf(row) === choice)?.text ?? null
      return text === null || text === quote ? text : withPlus(text, plus)
    }),
  }))
  return told.every(({ total, onDays }) => total === null && onDays.every(({ from }) => from !== null))
    ? compared
    : [...compared.filter(row => row.label !== label), starts]
}

/** Packages may call the same options by names of their own. */
function choiceOf({ answers, labels }: ToldRow): string {
  return Object.keys(answers).length === 0 ? labels.join() : JSON.stringify(answers)
}
