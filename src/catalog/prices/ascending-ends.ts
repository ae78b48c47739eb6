import type { Place } from '../compile/problems.ts'

/**
 * The inclusive ends of bands or tiers, in steps; the last is Infinity. Reports ends that do not ascend, an open end before the last, and a last end
 * below the largest quantity.
 */
export function ascendingEnds(
  parts: readonly { upTo?: number }[],
  largest: number,
  place: Place,
  inSteps: (upTo: number, place: Place) => number,
): number[] {
  const ends: number[] = []
  parts.forEach(({ upTo }, position) => {
    const last = position === parts.length - 1
    const upToPlace = place.at(position, 'upTo')
    if (upTo === undefined) {
      if (!last) upToPlace.report('is required: only the last may leave it out')
      ends.push(Infinity)
      return
    }
    const end = inSteps(upTo, upToPlace)
    if (end <= (ends.at(-1) ?? 0)) upToPlace.report(`${upTo} must be above the one before`)
    if (last && end < largest) upToPlace.report(`${upTo} leaves larger quantities without a price: leave it out or raise it`)
    ends.push(last ? Infinity : end)
  })
  return ends
}
