import type { Id } from '#src/contract/generated/types.ts'
import type { AddonCountTest, AddonPlan, CategoryPlan, InputPlan, PackagePlan } from '../plan.ts'
import { weekdayBit, weekdayOf } from '../days.ts'
import { FIRST_INPUT, NO_ANSWER, NOTICE_INPUT, OF_VISIT, PACKAGE_INPUT, START_INPUT } from '../estimate/amount-accumulator.ts'
import type { ResolvedSelection, TakenAddon } from '../estimate/resolve.ts'
import type { BookedItems } from './booked-items.ts'
import { answersTo, visitsFor } from './candidates.ts'
import { type Counter, counterOf } from './counters.ts'
import { type Table, union } from './table.ts'

/** Something that a selection chooses, in one of `size` ways: an answer, an add-on or one of its group, when the visit is; or a number that follows from such choices. */
export interface Choice {
  /** As problems name it. */
  name: string
  /** Its index in a list of values. */
  position: number
  size: number
  /** The bits of the inputs that are asked for it; 0 for other choices. */
  bit: number
  /** Whether it follows from other choices. */
  isCounter: boolean
  /** Chooses a value. */
  choose: (draft: Draft, value: number) => void
  /** Notes that a value occurs in a bookable selection. */
  book: (booked: BookedItems, value: number) => void
}

/** A selection that is being put together. */
export interface Draft extends ResolvedSelection {
  answers: number[]
  taken: TakenAddon[]
  /** How many add-ons are taken, by the tests that were counted apart from them. */
  counts: Map<AddonCountTest, number>
  /** The answers as a visitor gives them. */
  given: Record<string, string | number>
}

/** All that is chosen beside a package, with what can be chosen. */
export class Choices {
  readonly all: Choice[] = []
  readonly visit: Choice
  private readonly inputs = new Map<Id, Choice>()
  private readonly addons = new Map<number, Choice>()
  private readonly counters = new Map<AddonCountTest, Counter | null>()
  private readonly plan: CategoryPlan
  private readonly chosen: PackagePlan

  constructor(plan: CategoryPlan, chosen: PackagePlan) {
    this.plan = plan
    this.chosen = chosen
    for (const input of plan.inputs) if (input.index >= FIRST_INPUT) this.inputs.set(input.id, this.add(answer(input, plan)))
    for (const together of exclusive(plan, chosen)) {
      const choice = this.add(addonChoice(together))
      for (const { index } of together) this.addons.set(index, choice)
    }
    const visits = visitsFor(plan)
    this.visit = this.add({
      name: 'the day of the visit',
      size: visits.length,
      bit: OF_VISIT,
      isCounter: false,
      choose(draft, value) {
        const { date = null, time } = visits[value] ?? {}
        draft.date = date
        draft.weekday = date === null ? 0 : weekdayBit(weekdayOf(date))
        draft.answers[START_INPUT] = time?.start ?? NO_ANSWER
        draft.answers[NOTICE_INPUT] = time?.notice ?? NO_ANSWER
      },
      book: () => {},
    })
    for (const id of ['$start', '$notice']) this.inputs.set(id, this.visit)
  }

  /** The choice of an input's answer. */
  input(id: Id): Choice {
    const choice = this.inputs.get(id)
    if (choice === undefined) throw new Error(`no input "${id}"`)
    return choice
  }

  /** The choice of an add-on; null when it does not go with the package. */
  addon(index: number): Choice | null {
    return this.addons.get(index) ?? null
  }

  /** The choice that counts a test's add-ons; null when none of them goes with the package. */
  counter(test: AddonCountTest): Choice | null {
    let counter = this.counters.get(test)
    if (counter === undefined) {
      const addons = union([...test.addons].map(index => this.addon(index)).filter(choice => choice !== null))
      counter = addons.length === 0 ? null : counterOf(test, addons, this, choice => this.add(choice))
      this.counters.set(test, counter)
    }
    return counter?.choice ?? null
  }

  /** What ties the counters among some choices to the add-ons that they count. */
  linksOf(choices: readonly Choice[]): Table[] {
    return [...this.counters.values()].flatMap(counter => (counter !== null && choices.includes(counter.choice) ? counter.links : []))
  }

  /** A selection that has chosen as far as `choices` go. */
  draft(choices: readonly Choice[], values: readonly number[]): Draft {
    const answers = this.plan.inputs.map(() => NO_ANSWER)
    answers[PACKAGE_INPUT] = this.chosen.index
    const draft: Draft = { category: this.plan, package: this.chosen, answers, taken: [], counts: new Map(), date: null, weekday: 0, given: {} }
    for (const choice of choices) choice.choose(draft, values[choice.position] ?? 0)
    return draft
  }

  private add(choice: Omit<Choice, 'position'>): Choice {
    const added = { ...choice, position: this.all.length }
    this.all.push(added)
    return added
  }
}

/** A product is taken for a number of its own, within its limits, and what is looked up for a choice: more selections than there are, so that none is missed. */
function answer(input: InputPlan, plan: CategoryPlan): Omit<Choice, 'position'> {
  const given = answersTo(input, plan)
  const answers = given.map(value => {
    if (input.kind === 'code') return 0
    return input.kind === 'choice' ? (input.options.get(String(value)) ?? NO_ANSWER) : Math.round(Number(value) * input.factor)
  })
  return {
    name: `"${input.id}"`,
    size: given.length,
    bit: input.asks,
    isCounter: false,
    choose(draft, value) {
      draft.answers[input.index] = answers[value] ?? NO_ANSWER
      draft.given[input.id] = given[value] ?? ''
    },
    book(booked, value) {
      booked.answer(input.id, given[value] ?? '')
      for (const other of plan.inputs) if (other !== input && (input.asks & other.asks) === other.asks) booked.answer(other.id, 0)
    },
  }
}

/** The add-ons that go with the package; those of which only one can be taken stand together. */
function exclusive({ addons }: CategoryPlan, { id }: PackagePlan): AddonPlan[][] {
  const possible = addons.filter(({ onlyWith }) => onlyWith === null || onlyWith.has(id))
  return [...Map.groupBy(possible, plan => (plan.group.choose === 'one' ? plan.group : plan)).values()]
}

function addonChoice(together: readonly AddonPlan[]): Omit<Choice, 'position'> {
  const [{ addon, group } = { addon: null, group: null }] = together
  const taken = together.flatMap(plan => Array.from({ length: plan.max }, (_, extra) => ({ plan, count: extra + 1 })))
  return {
    name: together.length > 1 ? `add-ons of "${group?.id}"` : `add-on "${addon?.id}"`,
    size: taken.length + 1,
    bit: 0,
    isCounter: false,
    choose(draft, value) {
      const one = taken[value - 1]
      if (one !== undefined) draft.taken.push({ ...one })
    },
    book(booked, value) {
      const one = taken[value - 1]
      if (one !== undefined) booked.addon(one.plan.id)
    },
  }
}
