import type { RequestBar } from '#src/contract/generated/types.ts'

/** Ends of the bars, in percent. */
const ENDS = [5, 10, 20]

/** Prices before and after a change, gathered by how much they change. */
export class PriceSpread {
  /** Minor units that the change adds to what requests cost, and takes off. */
  won = 0
  lost = 0
  private readonly all: RequestBar[] = barsOf()

  add(before: number, after: number): void {
    const rise = after - before
    this.won += Math.max(rise, 0)
    this.lost += Math.max(-rise, 0)
    const percent = (100 * rise) / before
    const bar = this.all.find(({ from, to }) =>
      percent < 0
        ? percent >= (from ?? -Infinity) && percent < (to ?? 0)
        : percent > 0
          ? percent > (from ?? 0) && percent <= (to ?? Infinity)
          : from === to,
    )
    if (bar !== undefined) bar.count++
  }

  /** How many requests there are of each size of change, from the largest fall to the largest rise. */
  get bars(): RequestBar[] {
    return this.all
  }
}

/** Falls, no change, and rises; the outermost have one end. */
function barsOf(): RequestBar[] {
  const rises = [0, ...ENDS].map((from, at) => ({ from, to: ENDS[at] ?? null, count: 0 }))
  const falls = rises.map(({ from, to }) => ({ from: to === null ? null : -to, to: from === 0 ? 0 : -from, count: 0 })).toReversed()
  return [...falls, { from: 0, to: 0, count: 0 }, ...rises]
}
