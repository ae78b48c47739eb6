import type { EstimateLine, Reason } from '#src/contract/generated/types.ts'
import type { Interval } from './interval.ts'
import type { AmountPlan, CategoryPlan, Note } from '../plan.ts'
import type { ResolvedSelection } from './resolve.ts'
import { type Answers, NO_ANSWER, OF_VISIT, PACKAGE_INPUT, AmountAccumulator } from './amount-accumulator.ts'

/** The package's price, and its sum with the add-ons, before any rule; null when a line of theirs has no number. */
export interface Base {
  package: Interval | null
  whole: Interval | null
  /** The sum of some add-ons; null when none of them is paid for, or one has no number. */
  ofAddons: (addons: ReadonlySet<number>, selection: ResolvedSelection, lines: readonly EstimateLine[]) => Interval | null
}

/** The result of a price: an amount, a quote whose reasons were noted, missing answers, or an unknown time of the visit. */
export type Outcome = Interval | 'quoted' | 'missing' | 'undated'

/** One for all estimates, which are made one at a time: an item's amount is read before the next item's begins. */
const sum = new AmountAccumulator()

/** The state of an estimate under construction. */
export class EstimateBuilder {
  readonly lines: EstimateLine[] = []
  readonly reasons: Reason[] = []
  /** Null until a rule forbids the selection. */
  forbidding: Reason[] | null = null
  readonly notes: Note[] = []
  minutesLow = 0
  minutesHigh = 0
  /** Bits of the inputs to ask for (`used`), and of those without an answer (`missing`). */
  used: number
  missing = 0
  private readonly inputs: CategoryPlan['inputs']
  private readonly answers: Answers

  constructor({ alwaysShown, inputs }: CategoryPlan, answers: Answers) {
    this.used = alwaysShown
    this.inputs = inputs
    this.answers = answers
  }

  /** Evaluates a price, rounded; notes the reasons of a quote. */
  evaluate(price: AmountPlan): Outcome {
    if (price.fixed !== null) return price.fixed
    const accumulator = this.run(price)
    if (accumulator.missing !== 0) return (accumulator.missing & OF_VISIT) === 0 ? 'missing' : 'undated'
    for (const reason of accumulator.reasons) this.addReason(reason)
    return accumulator.reasons.length > 0 ? 'quoted' : accumulator.rounded(price.denominator)
  }

  /** Evaluates a price that is shown but not counted: it sees only the answers in use, and adds no missing inputs and no reasons. */
  preview(price: AmountPlan, inUse: number): Interval | null {
    const counts = inUse | (1 << PACKAGE_INPUT)
    const seen = this.inputs.map(({ index, asks }) => ((counts & asks) === asks ? (this.answers[index] ?? NO_ANSWER) : NO_ANSWER))
    const accumulator = new AmountAccumulator()
    price.add(seen, accumulator)
    return accumulator.missing !== 0 || accumulator.reasons.length > 0 ? null : accumulator.rounded(price.denominator)
  }

  /** Adds an item's minutes, times its count. */
  addDuration(duration: AmountPlan, count: number): void {
    const { low, high } = duration.fixed ?? this.run(duration).rounded(duration.denominator)
    this.minutesLow += low * count
    this.minutesHigh += (high ?? low) * count
  }

  /** Adds a line; its amounts are null where it has no number. */
  addLine(kind: EstimateLine['kind'], { id, title }: Pick<EstimateLine, 'id' | 'title'>, amount: Interval | null): EstimateLine {
    const line: EstimateLine = { id, kind, title, low: amount?.low ?? null, high: amount?.high ?? null }
    this.lines.push(line)
    return line
  }

  addReason(reason: Reason): void {
    if (!this.reasons.includes(reason)) this.reasons.push(reason)
  }

  addForbidding(reason: Reason): void {
    this.forbidding ??= []
    if (!this.forbidding.includes(reason)) this.forbidding.push(reason)
  }

  addNote(note: Note): void {
    for (const { id, kind } of this.notes) if (id === note.id && kind === note.kind) return
    this.notes.push(note)
  }

  private run(amount: AmountPlan): AmountAccumulator {
    sum.reset()
    amount.add(this.answers, sum)
    this.used |= sum.used
    this.missing |= sum.missing & ~OF_VISIT
    return sum
  }
}
