import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import { startOf } from '#src/catalog/told/told-price.ts'
import type { Content, Day } from '#src/contract/generated/types.ts'

/** How many packages are printed; whoever has more reads them on the pages. */
const MOST_LINES = 40

/** What each package costs at least, as its folded card says it: a line each, in columns, then how many are left out. */
export function priceTable(content: Content, today: Day): string[] {
  const scope = { ...compiledRevision('checked', content, today), today }
  const rows = scope.content.categories.flatMap(category =>
    category.packages.map(item => [category.title, item.title, startOf(item, category, scope)] as const),
  )
  const shown = rows.slice(0, MOST_LINES)
  const widthOf = (column: 0 | 1) => Math.max(...shown.map(row => row[column].length))
  const lines = shown.map(([category, item, price]) => `  ${category.padEnd(widthOf(0))}  ${item.padEnd(widthOf(1))}  ${price}`)
  return rows.length > shown.length ? [...lines, `  and ${counted(rows.length - shown.length, 'more package')}`] : lines
}

/** "1 category", "2 packages". */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`
}
