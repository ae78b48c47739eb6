import type { Id } from '#src/contract/generated/types.ts'
import type { BookedItems } from './booked-items.ts'
import type { Budget } from './budget.ts'
import type { Choice, Choices, Draft } from './choices.ts'
import { projected, sumAt } from './eliminate.ts'
import { type About, eachCell, sizeOf, type Table } from './table.ts'

/**
 * Tables of what adds up over the terms of an estimate: minor units of the package, of its add-ons and of rules; the width of the package's and the
 * add-ons' ranges; discounts in basis points of the package, of the base and of some add-ons; minutes. `forbidden` and `quoted` are infinite where they hold, and
 * `raised` is 1 where a rule raises the price by what is not counted.
 */
export interface Tables extends Record<Quantity, Table[]> {}

const QUANTITIES = ['package', 'addons', 'rules', 'width', 'ofPackage', 'ofBase', 'ofAddons', 'minutes', 'forbidden', 'quoted', 'raised'] as const

type Quantity = (typeof QUANTITIES)[number]

/** A part of an estimate that depends on few choices: of an item, or a rule. */
export interface Term {
  choices: readonly Choice[]
  about?: About
  effect: (draft: Draft) => Effect
}

/** What a term does to the estimate of a selection. */
export interface Effect {
  amounts: Partial<Record<Quantity, number>>
  /** Choices that matter to it. */
  books: readonly Choice[]
  /** Ids of the reasons that it gives unless the selection is forbidden. */
  reasons: readonly Id[]
  /** Ids of the reasons that it gives in any case. */
  given: readonly Id[]
}

/** The effect of what does not apply. */
export const NO_EFFECT: Effect = { amounts: {}, books: [], reasons: [], given: [] }

/** What was found to occur: in some selection, or in one that is not forbidden. */
export interface Occurrences {
  booked: BookedItems
  reasons: Set<Id>
}

/** Tables without a cell. */
export function noTables(): Tables {
  return {
    package: [],
    addons: [],
    rules: [],
    width: [],
    ofPackage: [],
    ofBase: [],
    ofAddons: [],
    minutes: [],
    forbidden: [],
    quoted: [],
    raised: [],
  }
}

/** The tables that `change` makes, without those that are 0 throughout. */
export function mapTables(tables: Tables, change: (table: Table) => Table): Tables {
  const changed = noTables()
  for (const quantity of QUANTITIES) changed[quantity] = tables[quantity].map(change).filter(({ cells }) => cells.some(cell => cell !== 0))
  return changed
}

/**
 * Tries a term with every combination of its choices that is one: adds a table for each quantity that it changes, and notes what occurs. `isBookable`
 * tells whether a combination stands in a selection that is not forbidden.
 */
export function tabulate(
  { choices, about = {}, effect }: Term,
  tables: Tables,
  all: Choices,
  isBookable: (values: readonly number[]) => boolean,
  { booked, reasons }: Occurrences,
  budget: Budget,
): void {
  const size = sizeOf(choices)
  budget.spend(size, choices)
  const own: Partial<Record<Quantity, Float64Array>> = {}
  const links = projected(all.linksOf(choices), choices, budget)
  const values: number[] = []
  eachCell(choices, values, cell => {
    if (sumAt(links, values) !== 0) return
    const found = effect(all.draft(choices, values))
    for (const quantity of QUANTITIES) {
      const amount = found.amounts[quantity]
      if (amount !== undefined && amount !== 0) (own[quantity] ??= new Float64Array(size))[cell] = amount
    }
    for (const id of found.given) reasons.add(id)
    if (!isBookable(values)) return
    for (const id of found.reasons) reasons.add(id)
    for (const choice of found.books) choice.book(booked, values[choice.position] ?? 0)
  })
  for (const quantity of QUANTITIES) {
    const cells = own[quantity]
    if (cells !== undefined) tables[quantity].push({ choices, cells, about })
  }
}
