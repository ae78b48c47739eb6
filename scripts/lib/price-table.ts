import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import { startOf } from '#src/catalog/told/told-price.ts'
import type { Content, Day } from '#src/contract/generated/types.ts'

/** How many packages, or rules, are printed; whoever has more reads them on the pages. */
export const MOST_LINES = 40

/** What each package costs at least, as its folded card says it: a line each, in columns, then how many are left out. */
export function priceTable(content: Content, today: Day): string[] {
  const scope = { ...compiledRevision('checked', content, today), today }
  const rows = scope.content.categories.flatMap(category =>
    category.packages.map(item => [category.title, item.title, startOf(item, category, scope)] as const),
  )
  const lines = inColumns(rows.slice(0, MOST_LINES))
  return rows.length > lines.length ? [...lines, `  and ${counted(rows.length - lines.length, 'more package')}`] : lines
}

/** Rows of texts below one another, each but the last as wide as its widest. */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widthOf = (column: number) => Math.max(...rows.map(row => row[column]?.length ?? 0))
  return rows.map(row => `  ${row.map((text, column) => (column === row.length - 1 ? text : text.padEnd(widthOf(column)))).join('  ')}`)
}

/** "1 category", "2 packages". */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`
}
