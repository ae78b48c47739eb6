import type { Day } from '#src/contract/generated/types.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import { isTimeOfDay, minutesOf } from '#src/catalog/time-of-day.ts'
import type { LocalTime } from './business-time.ts'
import { wallMinute } from './clock-changes.ts'

/**
 * When a visit begins, for its price: nothing while that is not known, or not when it was asked for. Notice is counted by the clock on the wall, so that
 * the same time a day ahead is 24 hours also when clocks change; a start that has passed has none.
 */
export function visitTime(date: Day | null, time: string, asked: LocalTime | null): Pick<Selection, 'time'> {
  if (asked === null || date === null || !isTimeOfDay(time)) return {}
  return { time: { start: minutesOf(time), notice: Math.max(0, wallMinute({ date, time }) - wallMinute(asked)) } }
}
