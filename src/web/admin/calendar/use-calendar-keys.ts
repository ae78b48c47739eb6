import { usePageKeys } from '../hooks/use-page-keys.ts'

/** The keys of the calendar, and what they do. */
export const CALENDAR_KEYS = { j: 'next', k: 'previous', t: 'today', d: 'day', w: 'week', m: 'month' } as const

type CalendarKey = keyof typeof CALENDAR_KEYS

/** Follows a link of the calendar by its key, as long as shortcuts are on. */
export function useCalendarKeys(links: Readonly<Record<CalendarKey, string>>): void {
  usePageKeys(({ key }) => {
    if (!Object.hasOwn(CALENDAR_KEYS, key)) return false
    location.hash = links[key as CalendarKey]
    return true
  })
}
