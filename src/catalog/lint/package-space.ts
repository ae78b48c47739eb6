import type { Selection } from '../estimate/selection.ts'
import { type Estimate, estimate } from '../estimate/estimate.ts'
import { FIRST_INPUT, NO_ANSWER, NOTICE_INPUT, START_INPUT } from '../estimate/amount-accumulator.ts'
import type { CategoryPlan, PackagePlan, RulePlan } from '../plan.ts'
import { BookedItems } from '../publish-check/booked-items.ts'
import { Budget, TooMany } from '../publish-check/budget.ts'
import type { Choice, Draft } from '../publish-check/choices.ts'
import { least } from '../publish-check/eliminate.ts'
import { itemTerms } from '../publish-check/item-terms.ts'
import { PackageScope } from '../publish-check/package-scope.ts'
import type { ItemParts } from '../publish-check/parts.ts'
import { ruleTerms } from '../publish-check/rule-terms.ts'
import { fixed, type Table, union } from '../publish-check/table.ts'
import { noTables, tabulate, type Term } from '../publish-check/term.ts'
import { chosen, combinations, isWhole, type Values } from './combinations.ts'
import type { Work } from './work.ts'

/** Limits of the search for a selection that has a price at all. */
const WIDEST_TABLE = 5000
const MAX_TABULATED = 200_000

/** A selection with its estimate. */
export interface Found {
  selection: Selection
  estimate: Estimate
}

/** The low end of an estimate; 0 without a price. */
export function lowOf({ estimate: { low } }: Found): number {
  return low ?? 0
}

/** All that can be chosen beside a package, searched by what meets: a term of the estimate that does not read a choice stays as it is when another is chosen there. */
export class PackageSpace {
  readonly plan: CategoryPlan
  private readonly scope: PackageScope
  private readonly items: readonly Term[]
  private readonly rules: ReadonlyMap<RulePlan, readonly Term[]>
  private readonly work: Work
  private known: ReadonlyMap<Term, readonly Table[]> | null | undefined

  constructor(plan: CategoryPlan, item: PackagePlan, parts: ItemParts, work: Work) {
    this.plan = plan
    this.work = work
    this.scope = new PackageScope(plan, item, parts)
    this.items = itemTerms(this.scope).map(term => this.asked(term))
    this.rules = new Map(plan.rules.map(rule => [rule, ruleTerms(rule, this.scope).map(term => this.asked(term))]))
  }

  get all(): readonly Choice[] {
    const counted = new Set(this.plan.derived.filter(({ kind }) => kind === 'number').map(({ id }) => this.input(id)))
    return this.scope.choices.all.filter(choice => !choice.isCounter && !counted.has(choice))
  }

  input(id: string): Choice {
    return this.scope.choices.input(id)
  }

  /** The estimates for each value of a choice, in every setting that can make a difference to how they compare; null where there is no price. */
  *across(pivot: Choice): Generator<(Found | null)[]> {
    const others = this.all.filter(choice => choice !== pivot)
    // A limit of the whole price may hide a difference, whatever meets.
    const met = this.plan.category.limit !== undefined && isWhole(others) ? others : this.meeting(pivot)
    for (const values of this.settings(met)) {
      const row = this.row(values, pivot)
      if (row.some(found => found !== null)) {
        yield row
        continue
      }
      const completed = this.completed(values, [pivot, ...met], term => !term.choices.includes(pivot))
      if (completed !== null) yield this.row(completed, pivot)
    }
  }

  /** The choices that a rule reads; of a percentage all that its base does. */
  readBy(rule: RulePlan): Choice[] {
    const terms = this.rules.get(rule) ?? []
    const base = rule.effect.kind === 'percent' && terms.length > 0 ? this.items : []
    return this.counted(union(...[...terms, ...base].map(({ choices }) => choices)))
  }

  /** Whether a rule can apply to the package at all. */
  has(rule: RulePlan): boolean {
    return (this.rules.get(rule) ?? []).length > 0
  }

  /** Each combination of some choices; the others are as few as possible, and where a limit may hide a difference also as many. */
  *settings(choices: readonly Choice[]): Generator<Values> {
    for (const fill of this.fills()) yield* combinations(choices, fill)
  }

  /** The same choices among `made`, and others with which nothing but the rule `without` keeps the selection from having a price; null when there are none. */
  completedBut(values: Values, made: readonly Choice[], without: RulePlan): Values | null {
    const own = this.rules.get(without) ?? []
    return this.completed(values, made, term => !own.includes(term))
  }

  /** The estimate of what is chosen, by these rules. */
  estimateOf(values: Values, rules = this.plan.rules): Found {
    this.work.spend()
    const draft = this.scope.choices.draft(this.scope.choices.all, values)
    derive(draft)
    const result = estimate(rules === this.plan.rules ? draft : { ...draft, category: { ...this.plan, rules } })
    return { selection: selectionOf(draft, result), estimate: result }
  }

  /** A term by the choices that are made: of what follows from others by those. */
  private asked(term: Term): Term {
    const followed = new Map(this.plan.derived.map(({ id, asks }) => [this.input(id), this.askedIn(asks)]))
    const choices = union(...term.choices.map(choice => followed.get(choice) ?? [choice]))
    if (choices.length === term.choices.length && term.choices.every(choice => choices.includes(choice))) return term
    const effect: Term['effect'] = draft => {
      derive(draft)
      return term.effect(draft)
    }
    return { ...term, choices, effect }
  }

  private askedIn(bits: number): Choice[] {
    return this.plan.inputs.filter(({ index }) => index >= FIRST_INPUT && (bits & (1 << index)) !== 0).map(({ id }) => this.input(id))
  }

  private row(values: Values, pivot: Choice): (Found | null)[] {
    return Array.from({ length: pivot.size }, (_, value) => {
      const found = this.estimateOf(chosen(values, pivot, value))
      return found.estimate.state === 'priced' ? found : null
    })
  }

  /** The other choices of which it depends what a choice adds to the price. */
  private meeting(pivot: Choice): Choice[] {
    const reads = ({ choices }: Term) => choices.includes(pivot)
    const rules = [...this.rules].filter(([, terms]) => terms.some(reads))
    const base = rules.some(([{ effect }]) => effect.kind === 'percent') ? this.items : this.items.filter(reads)
    const near = [...base, ...rules.flatMap(([, terms]) => terms.filter(reads))]
    return this.counted(union(...near.map(({ choices }) => choices))).filter(choice => choice !== pivot)
  }

  /** Add-ons in place of how many there are of them. */
  private counted(choices: readonly Choice[]): Choice[] {
    const { choices: all } = this.scope
    const counters = choices.filter(({ isCounter }) => isCounter)
    return union(choices, ...all.linksOf(counters).map(table => table.choices)).filter(({ isCounter }) => !isCounter)
  }

  private fills(): Values[] {
    const { all, visit } = this.scope.choices
    const none = all.map(() => 0)
    const most = all.map(choice => (choice.bit === 0 && choice !== visit ? choice.size - 1 : 0))
    return this.plan.category.limit === undefined ? [none] : [none, most]
  }

  private completed(values: Values, made: readonly Choice[], counts: (term: Term) => boolean): Values | null {
    const blocked = this.blocked()
    if (blocked === null) return null
    const tables = [...blocked].flatMap(([term, own]) => (counts(term) ? own : []))
    const tied = [...tables, ...this.scope.choices.linksOf(union(...tables.map(({ choices }) => choices)))]
    const left = tied.map(table => made.reduce((rest, choice) => fixed(rest, choice, values[choice.position] ?? 0), table))
    const found = tolerant(() => least(left, WIDEST_TABLE, new Budget(MAX_TABULATED)))
    if (found === null || found.sum !== 0) return null
    return values.map((value, position) => (made.some(choice => choice.position === position) ? value : (found.values[position] ?? value)))
  }

  /** By term, where it forbids or asks for a consultation; null when there is too much of it. */
  private blocked(): ReadonlyMap<Term, readonly Table[]> | null {
    if (this.known !== undefined) return this.known
    const { choices } = this.scope
    const budget = new Budget(MAX_TABULATED)
    const terms = [...this.items, ...[...this.rules.values()].flat()]
    this.known = tolerant(
      () =>
        new Map(
          terms.map(term => {
            const tables = noTables()
            tabulate(term, tables, choices, () => false, { booked: new BookedItems(), reasons: new Set() }, budget)
            return [term, [...tables.forbidden, ...tables.quoted]] as const
          }),
        ),
    )
    return this.known
  }
}

function tolerant<T>(act: () => T): T | null {
  try {
    return act()
  } catch (error) {
    if (error instanceof TooMany) return null
    throw error
  }
}

/** Answers what follows from the other answers; an option that was chosen counts where nothing is found. */
function derive({ category, answers, given }: Draft): void {
  for (const input of category.derived) {
    const own = answers[input.index] ?? NO_ANSWER
    answers[input.index] = NO_ANSWER
    input.derive?.(answers, given)
    if (answers[input.index] !== NO_ANSWER) Reflect.deleteProperty(given, input.id)
    else {
      answers[input.index] = own
      input.derive?.(answers, given)
    }
  }
}

/** What was chosen, with the answers that are asked for. */
function selectionOf({ category, package: item, given, taken, date, answers }: Draft, { used }: Estimate): Selection {
  const [start = NO_ANSWER, notice = NO_ANSWER] = [answers[START_INPUT], answers[NOTICE_INPUT]]
  return {
    category: category.category.id,
    package: item?.id ?? null,
    inputs: Object.fromEntries(Object.entries(given).filter(([id]) => used.includes(id))),
    addons: taken.toSorted((a, b) => a.plan.index - b.plan.index).flatMap(({ plan, count }) => Array.from({ length: count }, () => plan.id)),
    date,
    ...(start !== NO_ANSWER && { time: { start, notice } }),
  }
}
