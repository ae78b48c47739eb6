import type { Budget } from './budget.ts'
import type { Choices } from './choices.ts'
import { projected, sumAt } from './eliminate.ts'
import type { PackageScope } from './package-scope.ts'
import { itemTerms } from './item-terms.ts'
import { ruleTerms } from './rule-terms.ts'
import { sizeOf, type Table, union } from './table.ts'
import { noTables, type Occurrences, tabulate, type Tables, type Term } from './term.ts'

/**
 * Tries every term of a package's estimate by itself, and notes what occurs in a selection, or in one that no rule forbids. Returns the terms'
 * tables, and how many selections they cover.
 */
export function tryTerms(scope: PackageScope, occurrences: Occurrences, budget: Budget): { tables: Tables; selections: number } {
  const { plan, chosen, choices } = scope
  const tables = noTables()
  const rules = (forbidding: boolean) =>
    plan.rules.filter(({ effect }) => (effect.kind === 'forbid') === forbidding).flatMap(rule => ruleTerms(rule, scope))
  // Rules that forbid come first: whatever else occurs may be forbidden.
  const hard = rules(true)
  for (const term of hard) tabulate(term, tables, choices, () => false, occurrences, budget)
  const forbidden = withLinks(tables.forbidden, choices)
  const isBookable = projected(forbidden, [], budget).every(({ cells }) => cells[0] === 0)
  if (isBookable) occurrences.booked.package(chosen.id)
  const soft = [...itemTerms(scope), ...rules(false)]
  for (const term of soft)
    tabulate(term, tables, choices, isBookable ? bookableWith(term, forbidden, choices, budget) : () => false, occurrences, budget)
  const all = union(...[...hard, ...soft].map(term => term.choices))
  tables.forbidden.push(...choices.linksOf(all))
  return { tables, selections: sizeOf(all.filter(({ isCounter }) => !isCounter)) }
}

/** Tables, with what ties the counters in them. */
function withLinks(tables: readonly Table[], choices: Choices): Table[] {
  return [...tables, ...choices.linksOf(union(...tables.map(table => table.choices)))]
}

/** Whether a combination of a term's choices stands in a selection that is not forbidden, when there is one at all. */
function bookableWith({ choices }: Term, forbidden: readonly Table[], all: Choices, budget: Budget): (values: readonly number[]) => boolean {
  const links = all.linksOf(choices).filter(link => !forbidden.includes(link))
  const tied = projected(meeting(choices, [...forbidden, ...links]), choices, budget)
  return values => sumAt(tied, values) === 0
}

/** The tables that share a choice with `choices`, or with a table that does. */
function meeting(choices: Term['choices'], tables: readonly Table[]): Table[] {
  const near = tables.filter(table => table.choices.some(choice => choices.includes(choice)))
  const wider = union(choices, ...near.map(table => table.choices))
  return wider.length === choices.length ? near : meeting(wider, tables)
}
