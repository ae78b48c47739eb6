import type { EstimateLine, Id, Reason } from '#src/contract/generated/types.ts'
import type { AmountPlan, CategoryPlan } from './plan.ts'
import { roundQuotient } from './rounding.ts'
import { type Answers, Tally } from './tally.ts'

/** From low to high; high null: or more. */
export interface Interval {
  low: number
  high: number | null
}

/** Something to say beside a price: the advice of an item, or a rule's notice with its price in minor units. */
export interface Note {
  id: Id
  kind: 'advice' | 'notice'
  title: string | null
  text: string | null
  low: number | null
  high: number | null
}

/** The working sheet of one estimate: the lines so far, and what they left open. */
export class Sheet {
  readonly lines: EstimateLine[] = []
  readonly reasons: Reason[] = []
  readonly forbidding: Reason[] = []
  readonly notes: Note[] = []
  readonly minutes = { low: 0, high: 0 }
  /** Bits of the inputs to ask for, and of those without an answer. */
  used: number
  missing = 0
  private readonly answers: Answers

  constructor({ alwaysShown }: CategoryPlan, answers: Answers) {
    this.used = alwaysShown
    this.answers = answers
  }

  /** A price, rounded; null while an answer is missing, and for a quote, which leaves its reasons. */
  evaluate(price: AmountPlan): { sum: Interval | null; quoted: boolean } {
    const tally = this.run(price)
    if (tally.missing !== 0) return { sum: null, quoted: false }
    for (const reason of tally.reasons) this.addReason(reason)
    return tally.reasons.length > 0 ? { sum: null, quoted: true } : { sum: rounded(tally, price.denominator), quoted: false }
  }

  /** A price that is shown but not counted: it asks for nothing and gives no reasons. */
  preview(price: AmountPlan): Interval | null {
    const tally = new Tally()
    price.add(this.answers, tally)
    return tally.missing !== 0 || tally.reasons.length > 0 ? null : rounded(tally, price.denominator)
  }

  /** Adds the minutes of an item that is taken a number of times. */
  addDuration(duration: AmountPlan, count: number): void {
    const tally = this.run(duration)
    this.minutes.low += roundQuotient(tally.low, duration.denominator) * count
    this.minutes.high += roundQuotient(tally.high, duration.denominator) * count
  }

  addReason(reason: Reason): void {
    if (!this.reasons.includes(reason)) this.reasons.push(reason)
  }

  addNote(note: Note): void {
    if (!this.notes.some(({ id, kind }) => id === note.id && kind === note.kind)) this.notes.push(note)
  }

  advise({ id, text }: Reason): void {
    this.addNote({ id, kind: 'advice', title: null, text, low: null, high: null })
  }

  private run(amount: AmountPlan): Tally {
    const tally = new Tally()
    amount.add(this.answers, tally)
    this.used |= tally.used
    this.missing |= tally.missing
    return tally
  }
}

function rounded({ low, high, open }: Tally, denominator: number): Interval {
  return { low: roundQuotient(low, denominator), high: open ? null : roundQuotient(high, denominator) }
}
