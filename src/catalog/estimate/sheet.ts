import type { EstimateLine, Reason } from '#src/contract/generated/types.ts'
import type { Interval } from './interval.ts'
import type { AmountPlan, CategoryPlan, Note } from '../plan.ts'
import { type Answers, NO_ANSWER, PACKAGE_INPUT, Tally } from './tally.ts'

/** The package's line and the sum of package and add-ons, before any rule; null while one of their lines has no number. */
export interface Base {
  package: Interval | null
  whole: Interval | null
}

/** What a price comes to: a sum, no number but a reason, or nothing yet. */
export type Outcome = Interval | 'quoted' | 'missing'

/** The working sheet of one estimate: the lines so far, and what they left open. */
export class Sheet {
  readonly lines: EstimateLine[] = []
  readonly reasons: Reason[] = []
  /** Null until a rule forbids, which is rare. */
  forbidding: Reason[] | null = null
  readonly notes: Note[] = []
  minutesLow = 0
  minutesHigh = 0
  /** Bits of the inputs to ask for, and of those without an answer. */
  used: number
  missing = 0
  private readonly answers: Answers
  /** Made when the first price has to be evaluated: many are fixed. */
  private tally: Tally | null = null

  constructor({ alwaysShown }: CategoryPlan, answers: Answers) {
    this.used = alwaysShown
    this.answers = answers
  }

  /** A price, rounded; a quote leaves its reasons. */
  evaluate(price: AmountPlan): Outcome {
    if (price.fixed !== null) return price.fixed
    const tally = this.run(price)
    if (tally.missing !== 0) return 'missing'
    for (const reason of tally.reasons) this.addReason(reason)
    return tally.reasons.length > 0 ? 'quoted' : tally.rounded(price.denominator)
  }

  /** A price that is shown but not counted: it sees only the answers in use, asks for nothing and gives no reasons. */
  preview(price: AmountPlan, inUse: number): Interval | null {
    const counts = inUse | (1 << PACKAGE_INPUT)
    const seen = this.answers.map((answer, index) => ((counts & (1 << index)) === 0 ? NO_ANSWER : answer))
    const tally = new Tally()
    price.add(seen, tally)
    return tally.missing !== 0 || tally.reasons.length > 0 ? null : tally.rounded(price.denominator)
  }

  /** Adds the minutes of an item that is taken a number of times. */
  addDuration(duration: AmountPlan, count: number): void {
    const { low, high } = duration.fixed ?? this.run(duration).rounded(duration.denominator)
    this.minutesLow += low * count
    this.minutesHigh += (high ?? low) * count
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

  private run(amount: AmountPlan): Tally {
    this.tally ??= new Tally()
    const { tally } = this
    tally.reset()
    amount.add(this.answers, tally)
    this.used |= tally.used
    this.missing |= tally.missing
    return tally
  }
}
