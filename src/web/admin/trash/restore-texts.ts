import type { RestoreOutcome } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'

/** Requests that are named; the rest are only counted. */
const NAMED = 10

/** The message after restoring requests that were deleted together, all or most of them. */
export function outcomeText({ restored, taken }: RestoreOutcome, { dates }: Pick<AdminContent, 'dates'>): string {
  const back = restored === 1 ? '1 request is back.' : `${restored} requests are back.`
  if (taken.length === 0) return back
  const names = taken.slice(0, NAMED).map(({ name, appointment_date: date, appointment_time: time }) => {
    const when = [date === null ? '' : dates.day(date), time === null ? '' : dates.time(time)].filter(Boolean).join(', ')
    return when === '' ? name : `${name} (${when})`
  })
  if (taken.length > NAMED) names.push(`${taken.length - NAMED} more`)
  const stay = taken.length === 1 ? '1 stays' : `${taken.length} stay`
  return `${back} ${stay} in the trash, since the time is taken by now: ${names.join('; ')}.`
}
