import type { ContentPointer } from '../compile/content-pointer.ts'

/**
 * The inclusive ends of bands or tiers, in steps; the last is Infinity. Reports ends that do not ascend, an open end before the last, and a last end
 * below the largest quantity.
 */
export function ascendingEnds(
  tiers: readonly { upTo?: number }[],
  largest: number,
  pointer: ContentPointer,
  inSteps: (upTo: number, pointer: ContentPointer) => number,
): number[] {
  const ends: number[] = []
  tiers.forEach(({ upTo }, position) => {
    const last = position === tiers.length - 1
    const upToPointer = pointer.at(position, 'upTo')
    if (upTo === undefined) {
      if (!last) upToPointer.report('is required: only the last may leave it out')
      ends.push(Infinity)
      return
    }
    const end = inSteps(upTo, upToPointer)
    if (end <= (ends.at(-1) ?? 0)) upToPointer.report(`${upTo} must be above the one before`)
    if (last && end < largest) upToPointer.report(`${upTo} leaves larger quantities without a price: leave it out or raise it`)
    ends.push(last ? Infinity : end)
  })
  return ends
}
