import type { CategoryPlan } from '../plan.ts'
import { WHOLE_BPS } from '../estimate/rounding.ts'
import { type Estimate, estimate } from '../estimate/estimate.ts'
import type { Budget } from './budget.ts'
import type { Choice, Choices, Draft } from './choices.ts'
import { type Least, least } from './eliminate.ts'
import { fixed, type Table, union } from './table.ts'
import { mapTables, type Tables } from './term.ts'

/** What must not be true of a bookable selection. */
export type Fault = 'price' | 'range' | 'duration'

/** Tables that meet in more combinations are taken apart, for a lower bound. */
const WIDEST = 20_000

/**
 * Finds a selection with each fault, if there is one (branch and bound): nothing is tried where a lower bound over all that is open shows that there
 * is none; elsewhere the selection that the bound suggests is estimated, and then every value of one more choice is tried.
 */
export class FaultSearch {
  private readonly found = new Set<Fault>()
  private readonly choices: Choices
  private readonly budget: Budget
  private readonly report: (fault: Fault, draft: Draft, result: Estimate) => void

  constructor({ category }: CategoryPlan, choices: Choices, budget: Budget, report: FaultSearch['report']) {
    this.choices = choices
    this.budget = budget
    this.report = report
    // What is lifted to a minimum is above 0.
    if (category.limit?.min !== undefined) this.found.add('price')
  }

  /** Searches the selections in which `made` (values by the position of their choice) is chosen; `tables` are about the other choices. */
  search(tables: Tables, made: readonly number[] = []): void {
    const suspects = this.suspects(tables)
    for (const values of suspects) this.examine(Object.assign([], values, made))
    const next = nextChoice(tables)
    if (suspects.length === 0 || next === null) return
    for (let value = 0; value < next.size; value++) {
      const more = Object.assign([], made, { [next.position]: value })
      this.search(
        mapTables(tables, table => fixed(table, next, value)),
        more,
      )
    }
  }

  /** For each fault that cannot be ruled out, what a selection with it may have chosen. */
  private suspects(tables: Tables): number[][] {
    const blocked = [...tables.forbidden, ...tables.quoted]
    const isPriced = this.least(blocked).sum !== Infinity
    const discounts = discountsOf(tables)
    const suspects: number[][] = []
    if (isPriced && !this.found.has('price')) {
      // Each of the two is a lower bound.
      const bounds = discounts.some(isCapped)
        ? [this.cheapest(tables, blocked), this.cheapest(flat(tables), blocked)]
        : [this.cheapest(tables, blocked)]
      // Each discount is rounded by itself.
      if (bounds.every(({ sum }) => sum - (discounts.length * WHOLE_BPS) / 2 <= 0)) suspects.push(...bounds.map(({ values }) => values))
    }
    if (isPriced && !this.found.has('range')) {
      const narrowest = Math.min(
        ...tables.width.map(({ cells }) => cells.reduce((least, width) => (width > 0 ? Math.min(least, width) : least), Infinity)),
      )
      // A discount takes at most its share of a range's width, and a minor unit more by rounding; of no width it takes none.
      const isNarrow = narrowest * (WHOLE_BPS + this.least([...discounts, ...blocked]).sum) < discounts.length * WHOLE_BPS
      if (narrowest < Infinity && isNarrow) suspects.push([])
    }
    if (!this.found.has('duration')) {
      const { sum, values } = this.least([...tables.minutes, ...tables.forbidden])
      if (sum < 1) suspects.push(values)
    }
    return suspects
  }

  /** A lower bound of the price, in 1 / WHOLE_BPS of a minor unit: each item less the largest discounts of it. */
  private cheapest({ package: item, addons, rules, ...tables }: Tables, blocked: readonly Table[]): Least {
    const leastOf = (discounts: readonly Table[]) => (discounts.length === 0 ? 0 : this.least([...discounts, ...blocked]).sum)
    const ofBase = leastOf(tables.ofBase)
    const ofOwn = (addon = -1) => leastOf(tables.ofAddons.filter(({ about }) => about?.named?.has(addon) === true))
    return this.least([
      ...item.map(table => scaled(table, WHOLE_BPS + ofBase + leastOf(tables.ofPackage))),
      ...addons.map(table => scaled(table, WHOLE_BPS + ofBase + ofOwn(table.about?.addon))),
      ...rules.map(table => scaled(table, WHOLE_BPS)),
      ...blocked,
    ])
  }

  private least(tables: readonly Table[]): ReturnType<typeof least> {
    return least(tables, WIDEST, this.budget)
  }

  private examine(values: readonly number[]): void {
    const draft = this.choices.draft(this.choices.all, values)
    const result = estimate(draft)
    const { state, low, high, duration } = result
    if (state === 'forbidden') return
    if (low !== null && low <= 0) this.note('price', draft, result)
    if (low !== null && high !== null && high < low) this.note('range', draft, result)
    if (duration === null || duration.high < 1) this.note('duration', draft, result)
  }

  private note(fault: Fault, draft: Draft, result: Estimate): void {
    if (this.found.has(fault)) return
    this.found.add(fault)
    this.report(fault, draft, result)
  }
}

function discountsOf({ ofBase, ofPackage, ofAddons }: Tables): Table[] {
  return [...ofBase, ...ofPackage, ...ofAddons]
}

function isCapped({ about }: Table): boolean {
  return about?.max !== undefined
}

/** Takes a discount that has a maximum for that amount, whatever it is a part of. */
function flat(tables: Tables): Tables {
  const amounts = discountsOf(tables)
    .filter(isCapped)
    .map(table => ({ ...table, cells: table.cells.map(bps => (bps < 0 ? -(table.about?.max ?? 0) : 0)) }))
  const others = (list: readonly Table[]) => list.filter(table => !isCapped(table))
  return {
    ...tables,
    ofBase: others(tables.ofBase),
    ofPackage: others(tables.ofPackage),
    ofAddons: others(tables.ofAddons),
    rules: [...tables.rules, ...amounts],
  }
}

/** The choice to try next: what discounts depend on first, since they spoil the bound most; a counter, which follows from other choices, last. */
function nextChoice(tables: Tables): Choice | null {
  const inOrder: Table[] = [...discountsOf(tables), ...Object.values<Table[]>(tables).flat()]
  const open = union(...inOrder.map(({ choices }) => choices))
  return open.find(({ isCounter }) => !isCounter) ?? open[0] ?? null
}

function scaled(table: Table, factor: number): Table {
  return { ...table, cells: table.cells.map(cell => cell * factor) }
}
