import { compareTexts } from '#src/contract/compare-texts.ts'
import { isOpen } from '#src/booking/appointment/status.ts'
import type { Appointment, Day } from '#src/contract/generated/types.ts'

/** Orders requests as somebody on the phone means them: visits to come, the next first; then everything else, the newest first. */
export function nextFirst(requests: readonly Appointment[], today: Day): Appointment[] {
  const { coming = [], others = [] } = Object.groupBy(requests, request => (isComing(request, today) ? 'coming' : 'others'))
  return [...coming.toSorted((a, b) => compareTexts(whenOf(a), whenOf(b))), ...others.toSorted((a, b) => compareTexts(whenOf(b), whenOf(a)))]
}

function isComing(request: Appointment, today: Day): boolean {
  const { appointment_date: date } = request
  return date !== null && date >= today && isOpen(request)
}

/** When a visit is; of a quote, when it came. */
function whenOf({ appointment_date: date, appointment_time: time, created_at }: Appointment): string {
  return date === null ? created_at : `${date}T${time ?? ''}`
}
