import type { Budget } from './budget.ts'
import type { Choice } from './choices.ts'
import { cellAt, eachCell, sizeOf, type Table, union } from './table.ts'

/** Sums that are counted as one combination, since they take no longer. */
const SUMS_PER_TRY = 10

/** The least sum of some tables, and values of their choices that may reach it. */
export interface Least {
  sum: number
  values: number[]
}

/**
 * The least sum of tables over all combinations, by bucket elimination: choice after choice is replaced by its best value for each combination of
 * those it meets in a table. Where more than `widest` combinations meet, tables are taken apart, and the sum is a lower bound.
 */
export function least(tables: readonly Table[], widest: number, budget: Budget): Least {
  const { rest, steps } = eliminate(tables, [], widest, budget)
  const values: number[] = []
  for (const { choice, bucket } of steps.toReversed()) {
    let best = Infinity
    let chosen = 0
    for (let value = 0; value < choice.size; value++) {
      values[choice.position] = value
      const sum = sumAt(bucket, values)
      if (sum < best) [best, chosen] = [sum, value]
    }
    values[choice.position] = chosen
  }
  return { sum: sumAt(rest, values), values }
}

/** Tables over `kept` alone, whose sum is the least one of `tables` for each combination of `kept`. */
export function projected(tables: readonly Table[], kept: readonly Choice[], budget: Budget): Table[] {
  return eliminate(tables, kept, Infinity, budget).rest
}

/** The sum of the tables' numbers for what is chosen. */
export function sumAt(tables: readonly Table[], values: readonly number[]): number {
  let sum = 0
  for (const table of tables) sum += cellAt(table, values)
  return sum
}

interface Step {
  choice: Choice
  bucket: Table[]
}

function eliminate(tables: readonly Table[], kept: readonly Choice[], widest: number, budget: Budget): { rest: Table[]; steps: Step[] } {
  const open = new Set(union(...tables.map(({ choices }) => choices)).filter(choice => !kept.includes(choice)))
  const steps: Step[] = []
  let rest = [...tables]
  while (open.size > 0) {
    const choice = cheapest(open, rest)
    open.delete(choice)
    const bucket = rest.filter(({ choices }) => choices.includes(choice))
    rest = rest.filter(({ choices }) => !choices.includes(choice))
    steps.push({ choice, bucket })
    for (const group of groups(bucket, widest)) rest.push(without(choice, group, budget))
  }
  return { rest, steps }
}

/** The choice that meets the fewest combinations. */
function cheapest(open: ReadonlySet<Choice>, tables: readonly Table[]): Choice {
  let best: Choice | null = null
  let fewest = Infinity
  for (const choice of open) {
    const size = sizeOf(union(...tables.filter(({ choices }) => choices.includes(choice)).map(({ choices }) => choices)))
    if (best === null || size < fewest) [best, fewest] = [choice, size]
  }
  if (best === null) throw new Error('nothing is open')
  return best
}

/** Tables that are joined: as many as have at most `widest` combinations together. */
function groups(bucket: readonly Table[], widest: number): Table[][] {
  const found: { tables: Table[]; choices: Choice[] }[] = []
  for (const table of bucket.toSorted((a, b) => b.cells.length - a.cells.length)) {
    const group = found.find(({ choices }) => sizeOf(union(choices, table.choices)) <= widest)
    if (group === undefined) found.push({ tables: [table], choices: [...table.choices] })
    else {
      group.tables.push(table)
      group.choices = union(group.choices, table.choices)
    }
  }
  return found.map(({ tables }) => tables)
}

/** The least sum of tables over the values of a choice. */
function without(choice: Choice, tables: readonly Table[], budget: Budget): Table {
  const all = union(...tables.map(({ choices }) => choices))
  const choices = all.filter(other => other !== choice)
  budget.spend(Math.ceil(sizeOf(all) / SUMS_PER_TRY), all)
  const cells = new Float64Array(sizeOf(choices))
  const values: number[] = []
  eachCell(choices, values, cell => {
    let best = Infinity
    for (let value = 0; value < choice.size; value++) {
      values[choice.position] = value
      best = Math.min(best, sumAt(tables, values))
    }
    cells[cell] = best
  })
  return { choices, cells }
}
