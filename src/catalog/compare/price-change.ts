import type { Messages, PriceChange, PriceChangeCounts } from '#src/contract/generated/types.ts'
import type { Estimate } from '../estimate/estimate.ts'
import type { Interval } from '../estimate/interval.ts'
import { intervalText } from '../words/price-text.ts'
import type { Money } from '../words/money.ts'

/** The result for a complete selection: a price, a consultation, or impossible (refused or forbidden). */
export type Outcome = Interval | 'consultation' | 'impossible'

/** The outcome of an estimate; null while the selection is incomplete. */
export function outcomeOf({ state, low, high }: Estimate): Outcome | null {
  switch (state) {
    case 'forbidden':
      return 'impossible'
    case 'consultation':
      return 'consultation'
    case 'incomplete':
      return null
    case 'priced':
      return low === null ? null : { low, high }
  }
}

/** What words an outcome. */
export interface Worded {
  content: { messages: Messages }
  money: Money
}

/** Formats an outcome; null when it is impossible. */
export function outcomeText(outcome: Outcome, { content: { messages }, money }: Worded): string | null {
  if (outcome === 'impossible') return null
  return outcome === 'consultation' ? messages.estimate.consultation : intervalText(outcome, money, messages.price)
}

/** The change between two outcomes; null when there is none. A price is raised when its low end is, or when that stays and its high end is. */
export function priceChange(before: Outcome, after: Outcome): PriceChange | null {
  if (after === 'impossible') return before === 'impossible' ? null : 'impossible'
  if (before === 'impossible') return 'possible'
  if (after === 'consultation') return before === 'consultation' ? null : 'loses_number'
  if (before === 'consultation') return 'gains_number'
  const rise = after.low - before.low || (after.high ?? Infinity) - (before.high ?? Infinity)
  // Two open ends are equal: Infinity - Infinity is NaN, which is neither above nor below 0.
  return rise > 0 ? 'raised' : rise < 0 ? 'lowered' : null
}

export function noChanges(): PriceChangeCounts {
  return { raised: 0, lowered: 0, gains_number: 0, loses_number: 0, possible: 0, impossible: 0 }
}
