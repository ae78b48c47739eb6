import type { Reason } from '#src/contract/generated/types.ts'
import type { InputPlan, PricePlan } from '../plan.ts'
import type { Interval } from './interval.ts'
import { roundQuotient } from './rounding.ts'

/**
 * Accumulates the price of one item: an interval in fractions of a minor unit (1 / the item's denominator), the reasons why it has no number, and
 * the inputs that it read. Bit i of an input set is input i of the category.
 */
export class AmountAccumulator {
  low = 0
  high = 0
  open = false
  reasons: Reason[] = []
  used = 0
  missing = 0

  reset(): void {
    this.low = 0
    this.high = 0
    this.open = false
    this.used = 0
    this.missing = 0
    if (this.reasons.length > 0) this.reasons = []
  }

  /** The amount, rounded to whole minor units. */
  rounded(denominator: number): Interval {
    return { low: roundQuotient(this.low, denominator), high: this.open ? null : roundQuotient(this.high, denominator) }
  }

  /** The answer to an input; notes that what is asked for it was read, and what of that is missing where the answer is. */
  answer({ index, asks, lacks }: InputPlan, answers: Answers): number {
    const answer = answers[index] ?? NO_ANSWER
    this.used |= asks
    if (answer === NO_ANSWER) this.missing |= lacks?.(answers) ?? asks
    return answer
  }

  /** Evaluates a price inside another; null when it has no number, so that the one around it has none either. */
  inner(plan: PricePlan, answers: Answers): AmountAccumulator | null {
    const inner = new AmountAccumulator()
    plan.add(answers, inner)
    this.used |= inner.used
    this.missing |= inner.missing
    this.reasons.push(...inner.reasons)
    return inner.reasons.length > 0 || inner.missing !== 0 ? null : inner
  }

  add(low: number, high: number, open: boolean): void {
    this.low += low
    this.high += high
    if (open) this.open = true
  }
}

/** Answers by input index: an option's index, or a quantity in steps of its scale; NO_ANSWER while missing. The first are not asked. */
export type Answers = readonly number[]

export const NO_ANSWER = -1

/** The index of the chosen package among the answers, so that tables can read it like any choice. */
export const PACKAGE_INPUT = 0

/** The indexes of the visit's start, in minutes of its day, and of its notice, in minutes, so that steps can read them like any number. */
export const START_INPUT = 1
export const NOTICE_INPUT = 2

/** The index of the first question that is asked. */
export const FIRST_INPUT = 3

/** Bits of the inputs that follow from when the visit is. */
export const OF_VISIT = (1 << START_INPUT) | (1 << NOTICE_INPUT)
