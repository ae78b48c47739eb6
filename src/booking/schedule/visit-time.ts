import type { Selection } from '#src/catalog/estimate/selection.ts'
import { minutesOf } from '#src/catalog/time-of-day.ts'
import { isTimeOfDay, type LocalTime } from './business-time.ts'
import { wallMinute } from './clock-changes.ts'

/**
 * When a visit begins, for its price: nothing while that is not known, or not when it was asked for. Notice is counted by the clock on the wall, so that
 * the same time a day ahead is 24 hours also when clocks change; a start that has passed has none.
 */
export function visitTime(date: string, time: string, asked: LocalTime | null): Pick<Selection, 'time'> {
  if (asked === null || date === '' || !isTimeOfDay(time)) return {}
  return { time: { start: minutesOf(time), notice: Math.max(0, wallMinute({ date, time }) - wallMinute(asked)) } }
}
