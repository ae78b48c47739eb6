import type { AmountSpan } from '#src/contract/generated/types.ts'
import type { Interval } from '#src/catalog/estimate/interval.ts'
import type { Money } from '#src/catalog/words/money.ts'

/** By how much prices rise or fall, from the least to the most. */
export class PriceMoves {
  private least = Infinity
  private most = 0
  private isKnown = true

  /** The size of a change: that of the low end, else that of the high end; unknown where that comes or goes. */
  add(before: Interval, after: Interval): void {
    const size = Math.abs(after.low - before.low || (after.high ?? NaN) - (before.high ?? NaN))
    if (Number.isNaN(size)) this.isKnown = false
    this.least = Math.min(this.least, size)
    this.most = Math.max(this.most, size)
  }

  /** In the site's words; null where there is none, or one is not known. */
  span(money: Money): AmountSpan | null {
    return this.isKnown && this.most > 0 ? { least: money.text(this.least), most: money.text(this.most) } : null
  }
}
