import type { Estimate } from '../estimate/estimate.ts'
import type { Interval } from '../estimate/interval.ts'

/** What the selections of a price's row cost, collected one by one. */
export class RowCosts {
  /** The least of all; null when none has a price. */
  least: number | null = null
  /** The least that the item's own price comes to, before anything is multiplied or added; null when it has no number. */
  ownLeast: number | null = null
  /** The price of a selection without add-ons and without a day, where all such selections of the row have one; null where they differ. */
  usual: Interval | null = null
  /** Whether the item's own price is one for the whole row, so that it is no rate. */
  isFixed = true
  /** Whether some selection of the row can be sent at all. */
  isOffered = false
  private isUsualKnown = false
  private own: Interval | null = null

  add({ state, low, high }: Estimate, own: Interval | null, isPlain: boolean): void {
    if (state === 'forbidden') return
    this.isOffered = true
    if (own !== null) {
      if (this.own !== null && !isSame(this.own, own)) this.isFixed = false
      this.own = own
      this.ownLeast = Math.min(own.low, this.ownLeast ?? own.low)
    }
    if (state !== 'priced' || low === null) return
    this.least = Math.min(low, this.least ?? low)
    if (!isPlain) return
    const total = { low, high }
    this.usual = this.isUsualKnown && (this.usual === null || !isSame(this.usual, total)) ? null : total
    this.isUsualKnown = true
  }
}

function isSame(one: Interval, other: Interval): boolean {
  return one.low === other.low && one.high === other.high
}
