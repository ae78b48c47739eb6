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
  return tiers.map(({ upTo }, position) => {
    const isLast = position === tiers.length - 1
    const upToPointer = pointer.at(position, 'upTo')
    if (upTo === undefined && !isLast) upToPointer.report('is required: only the last may leave it out')
    const end = upTo === undefined ? Infinity : inSteps(upTo, upToPointer)
    if (upTo !== undefined && upTo <= endBefore(tiers, position)) upToPointer.report(`${upTo} must be above the one before`)
    if (isLast && end < largest) upToPointer.report(`${upTo} leaves larger quantities without a price: leave it out or raise it`)
    return isLast ? Infinity : end
  })
}

function endBefore(tiers: readonly { upTo?: number }[], position: number): number {
  return Math.max(0, ...tiers.slice(0, position).map(tier => tier.upTo ?? Infinity))
}
