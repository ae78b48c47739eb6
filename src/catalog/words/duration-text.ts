import type { Messages } from '#src/contract/generated/types.ts'
import { fill } from './fill.ts'

type DurationWording = Messages['duration']

/** Formats a duration in minutes: "2 hours", "3-5 hours", "45 minutes". */
export function durationText({ low, high }: { low: number; high: number }, wording: DurationWording): string {
  if (low === high) return minutesText(low, wording)
  const inHours = [low, high].every(minutes => minutes % 60 === 0)
  if (inHours) return fill(wording.hoursRange, { low: low / 60, high: high / 60 })
  return fill(wording.range, { low: minutesText(low, wording), high: minutesText(high, wording) })
}

function minutesText(minutes: number, wording: DurationWording): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return fill(wording.minutes, { minutes })
  if (rest > 0) return fill(wording.hoursMinutes, { hours, minutes: rest })
  return fill(hours === 1 ? wording.hour : wording.hours, { hours })
}
