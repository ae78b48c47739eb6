import { readView } from '../dashboard/view.ts'
import { usePageKeys } from '../hooks/use-page-keys.ts'
import { calendarLinks, type Shown } from './calendar-links.ts'

/** The keys of the calendar, and what they do. */
export const CALENDAR_KEYS = { j: 'next', k: 'previous', t: 'today', d: 'day', w: 'week', m: 'month' } as const

/** Follows a link of the calendar by its key, as long as shortcuts are on. */
export function useCalendarKeys({ usual, today, weekStart }: Pick<Shown, 'usual' | 'today' | 'weekStart'>): void {
  usePageKeys(({ key }) => {
    if (!Object.hasOwn(CALENDAR_KEYS, key)) return false
    // From the address and not from what is painted: a second key may be pressed before the first one's days are.
    const view = readView(location.hash, today)
    if (view.kind !== 'calendar') return false
    location.hash = calendarLinks({ day: view.day, asked: view.span, usual, today, crew: view.crew, weekStart })[
      CALENDAR_KEYS[key as keyof typeof CALENDAR_KEYS]
    ]
    return true
  })
}
