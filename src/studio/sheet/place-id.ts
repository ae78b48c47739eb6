import type { At } from '../../studio-model/sheet/grid.ts'

/** The id of a cell's element. */
export function placeId({ row, column }: At): string {
  return `price-${row}-${column}`
}
