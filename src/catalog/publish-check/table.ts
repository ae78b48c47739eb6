import type { Choice } from './choices.ts'

/** A number for each combination of a few choices. */
export interface Table {
  choices: readonly Choice[]
  cells: Float64Array
  about?: About
}

/** What the bound of a price must know of a table. */
export interface About {
  /** The index of the add-on whose price it has. */
  addon?: number
  /** Indexes of the add-ons that it is a discount of. */
  named?: ReadonlySet<number>
  /** The most that the discount takes off. */
  max?: number
}

/** The number of combinations. */
export function sizeOf(choices: readonly Choice[]): number {
  return choices.reduce((size, choice) => size * choice.size, 1)
}

/** Visits each combination of the choices, in the order of a table's cells; `values` holds the value of each by its position. */
export function eachCell(choices: readonly Choice[], values: number[], visit: (cell: number) => void): void {
  for (const { position } of choices) values[position] = 0
  for (let cell = 0, size = sizeOf(choices); cell < size; cell++) {
    visit(cell)
    for (let at = choices.length - 1; at >= 0; at--) {
      const choice = choices[at]
      if (choice === undefined) break
      const next = (values[choice.position] ?? 0) + 1
      values[choice.position] = next === choice.size ? 0 : next
      if (next < choice.size) break
    }
  }
}

/** The number for what is chosen. */
export function cellAt({ choices, cells }: Table, values: readonly number[]): number {
  let cell = 0
  for (const { size, position } of choices) cell = cell * size + (values[position] ?? 0)
  return cells[cell] ?? 0
}

/** The table that is left when a choice has been made. */
export function fixed(table: Table, choice: Choice, value: number): Table {
  if (!table.choices.includes(choice)) return table
  const choices = table.choices.filter(other => other !== choice)
  const cells = new Float64Array(sizeOf(choices))
  const values: number[] = []
  eachCell(choices, values, cell => {
    values[choice.position] = value
    cells[cell] = cellAt(table, values)
  })
  return { ...table, choices, cells }
}

/** The choices of any of the lists, each once. */
export function union(...lists: (readonly Choice[])[]): Choice[] {
  return [...new Set(lists.flat())]
}
