import { type RefObject, useLayoutEffect, useRef } from 'react'
import { minutesOf } from '#src/catalog/time-of-day.ts'
import { hoursOn } from '#src/booking/schedule/slots.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useTimeOfDay } from '../hooks/use-clock.ts'
import type { Block } from './blocks.ts'
import type { HoursShown } from './placed.ts'

interface Shown {
  /** The day that the address names. */
  day: Day
  days: readonly Day[]
  today: Day
  /** The visits of each day. */
  blocks: readonly (readonly Block[])[]
  shown: HoursShown
}

/** How much is shown above what the day begins with, in hours. */
const ABOVE = 0.5

/** Scrolls once to what days begin with: now where today is shown, else the first visit, else the opening. */
export function useInSight(grid: RefObject<HTMLElement | null>, { day, days, today, blocks, shown: { from, until } }: Shown): void {
  const { business } = useContent()
  const now = minutesOf(useTimeOfDay(business.timeZone))
  const starts = blocks.flatMap(visits => visits.map(({ start }) => start))
  const opens = days.flatMap(day => hoursOn(business, day)?.open ?? []).map(minutesOf)
  const isNow = days.includes(today) && now >= from * 60 && now < until * 60
  const first = isNow ? now : Math.min(...(starts.length > 0 ? starts : opens.length > 0 ? opens : [from * 60]))
  const key = `${day} ${days.length} ${starts.length > 0}`
  const scrolledFor = useRef('')
  useLayoutEffect(() => {
    // Later changes of the list must not move what somebody looks at.
    if (scrolledFor.current === key) return
    scrolledFor.current = key
    const track = grid.current?.querySelector<HTMLElement>(`[data-day='${day}']`)
    const left = grid.current?.querySelector('[data-day]')?.getBoundingClientRect().left ?? 0
    if (!track) return
    const top = (track.clientHeight * (first / 60 - from - ABOVE)) / (until - from)
    grid.current?.scrollTo({ top, left: grid.current.scrollLeft + track.getBoundingClientRect().left - left })
  })
}
