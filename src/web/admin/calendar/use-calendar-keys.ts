import { useEffect, useEffectEvent } from 'react'
import { isTyping, useShortcuts } from '../hooks/use-shortcuts.ts'

/** The keys of the calendar, and what they do. */
export const CALENDAR_KEYS = { j: 'next', k: 'previous', t: 'today', d: 'day', w: 'week', m: 'month' } as const

type CalendarKey = keyof typeof CALENDAR_KEYS

/** Follows a link of the calendar by its key, as long as shortcuts are on. */
export function useCalendarKeys(links: Readonly<Record<CalendarKey, string>>): void {
  const [hasShortcuts] = useShortcuts()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!Object.hasOwn(CALENDAR_KEYS, event.key) || isTyping(event)) return
    event.preventDefault()
    location.hash = links[event.key as CalendarKey]
  })
  useEffect(() => {
    if (!hasShortcuts) return
    const onKey = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [hasShortcuts])
}
