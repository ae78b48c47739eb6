import type { CSSProperties } from 'react'
import { minutesOf } from '#src/catalog/time-of-day.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useTimeOfDay } from '../hooks/use-clock.ts'

/** The current time as a line across the day's visits; absent outside the hours shown. */
export function NowLine({ from, until }: { from: number; until: number }) {
  const hours = minutesOf(useTimeOfDay(useContent().business.timeZone)) / 60
  if (hours < from || hours >= until) return null
  return <div className="now-line" aria-hidden="true" style={{ '--now': hours - from } as CSSProperties} />
}
