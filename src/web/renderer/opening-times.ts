import { memoizeIn } from '#src/catalog/memoize.ts'
import type { TimeOfDay } from '#src/contract/generated/types.ts'

/** Formats a time range: "7:00 AM – 7:00 PM", or one time when both are the same. */
export function timeText(from: TimeOfDay, until: TimeOfDay, locale: string): string {
  return timeFormat(locale).formatRange(new Date(`2024-01-01T${from}Z`), new Date(`2024-01-01T${until}Z`))
}

/** Memoized: building a format costs far more than using it, and a list of times uses it often. */
const timeFormat = memoizeIn(
  new Map<string, Intl.DateTimeFormat>(),
  (locale: string) => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
)
