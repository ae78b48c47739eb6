import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { timeOf } from '#src/catalog/time-of-day.ts'
import type { Appointment, Day } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import type { Block } from './blocks.ts'
import { startAt } from './day-room.ts'
import { followPointer, type Point } from './follow-pointer.ts'
import { crewAt, type HoursShown, minuteAt } from './placed.ts'

/** A place of the calendar; with the crew over whose column it is, where that is another one than the visit's. */
export interface Target {
  day: Day
  start: number
  crew: number | null
}

/** A visit that is being dragged. */
export interface Drag {
  request: Appointment
  /** Where it would begin; null where it already does. */
  target: Target | null
}

interface VisitDrag {
  drag: Drag | null
  onGrab: (event: PointerEvent<HTMLElement>, block: Block) => void
}

/** Lets visits be dragged over the days in `grid` (elements with `data-day`), and over the columns of crews; what is dropped elsewhere than it stood is told. */
export function useVisitDrag(
  grid: RefObject<HTMLElement | null>,
  shown: HoursShown,
  columns: number,
  onDrop: (request: Appointment, target: Target) => void,
): VisitDrag {
  const { business } = useContent()
  const [drag, setDrag] = useState<Drag | null>(null)
  const stop = useRef<(() => void) | null>(null)
  /** Whether the press that now ends was a drag: its click opens nothing. */
  const wasDragged = useRef(false)
  /** A drag outlives the rendering in which it began. */
  const latest = useRef({ shown, onDrop })
  useLayoutEffect(() => {
    latest.current = { shown, onDrop }
  })
  const targetAt = (at: Point, grabbed: number, { appointment_date: date, appointment_time: time, crew: own }: Appointment): Drag['target'] => {
    const tracks = [...(grid.current?.querySelectorAll<HTMLElement>('[data-day]') ?? [])]
    const track = tracks.findLast(each => each.getBoundingClientRect().left <= at.x) ?? tracks[0]
    const day = track?.dataset['day']
    if (track === undefined || day === undefined) return null
    const { shown } = latest.current
    const pointed = minuteAt(at.y, track, shown) - grabbed + business.slotMinutes / 2
    const start = startAt(business, day, Math.min(Math.max(pointed, shown.from * 60), shown.until * 60 - business.slotMinutes))
    const over = crewAt(at.x, track, columns)
    const crew = over === own ? null : over
    return day === date && timeOf(start) === time && crew === null ? null : { day, start, crew }
  }
  useEffect(() => {
    const element = grid.current
    if (element === null) return
    // Not passive, and there from the start: else the browser scrolls.
    const holdStill = (event: TouchEvent) => wasDragged.current && stop.current !== null && event.preventDefault()
    const swallow = (event: MouseEvent) => {
      if (wasDragged.current && event.detail > 0) event.stopPropagation()
    }
    const press = () => {
      wasDragged.current = false
    }
    element.addEventListener('pointerdown', press, { capture: true })
    element.addEventListener('touchmove', holdStill, { passive: false })
    element.addEventListener('click', swallow, { capture: true })
    return () => {
      element.removeEventListener('pointerdown', press, { capture: true })
      element.removeEventListener('touchmove', holdStill)
      element.removeEventListener('click', swallow, { capture: true })
      stop.current?.()
    }
  }, [grid])
  const onGrab = (event: PointerEvent<HTMLElement>, block: Block) => {
    const scroller = grid.current
    const track = event.currentTarget.closest('[data-day]')
    if (event.button !== 0 || stop.current !== null || scroller === null || track === null) return
    const { request } = block
    const grabbed = minuteAt(event.clientY, track, shown) - block.start
    let target: Drag['target'] = null
    stop.current = followPointer(event.nativeEvent, scroller, {
      onStart: () => {
        wasDragged.current = true
        setDrag({ request, target: null })
      },
      onMove: at => {
        const next = targetAt(at, grabbed, request)
        if (next?.day === target?.day && next?.start === target?.start && next?.crew === target?.crew) return
        target = next
        setDrag({ request, target })
      },
      onDrop: () => target !== null && latest.current.onDrop(request, target),
      onEnd: () => {
        stop.current = null
        setDrag(null)
      },
    })
  }
  return { drag, onGrab }
}
