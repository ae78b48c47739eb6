import type { TimeOfDay } from '#src/contract/generated/types.ts'
import { minutesOf } from '#src/catalog/time-of-day.ts'

/** How many free times are offered in place of one that is taken. */
const OFFERED = 4

/** The free times that are offered in place of a wanted one: the nearest, in ascending order. */
export function nearestTimes(free: readonly TimeOfDay[], wanted: TimeOfDay): TimeOfDay[] {
  const distance = (time: TimeOfDay) => Math.abs(minutesOf(time) - minutesOf(wanted))
  return free
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, OFFERED)
    .sort()
}
