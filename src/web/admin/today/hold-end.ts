import type { DateTexts } from '../texts/date-texts.ts'

/** From how long before its end a hold warns. */
const WARNS_MS = 24 * 3_600_000

/** When a hold ends (ISO 8601), in words: its time, or its day where that is further off; and whether it ends soon. */
export function holdEnd(until: string, now: number, dates: Pick<DateTexts, 'momentDay' | 'momentTime'>): { text: string; isSoon: boolean } {
  const isSoon = Date.parse(until) - now <= WARNS_MS
  return { text: `hold ends ${isSoon ? dates.momentTime(until) : dates.momentDay(until)}`, isSoon }
}
