import type { CSSProperties } from 'react'
import type { DayPart } from './day-room.ts'

/** The full hours of a day that are shown, `until` excluded. */
export interface HoursShown {
  from: number
  until: number
}

/** Returns the style that places a part of a day in a column; null where none of it is shown. */
export function placed({ start, end }: DayPart, { from, until }: HoursShown): CSSProperties | null {
  const [top, bottom] = [Math.max(start / 60, from) - from, Math.min(end / 60, until) - from]
  return top < bottom ? ({ '--start': top, '--end': bottom } as CSSProperties) : null
}

/** Returns the style that places something in the column of a crew; over all of the day where crews have none, or without a crew. */
export function columnOf(crew: number | undefined, columns: number): CSSProperties {
  return columns === 0 || crew === undefined ? {} : ({ '--lane': crew - 1, '--lanes': columns } as CSSProperties)
}

/** Returns the crew over whose column a place is; null where crews have none. */
export function crewAt(x: number, track: Element, columns: number): number | null {
  if (columns === 0) return null
  const { left, width } = track.getBoundingClientRect()
  return Math.min(Math.max(Math.floor(((x - left) / width) * columns), 0), columns - 1) + 1
}

/** Returns the minute of the day at a height on the screen. */
export function minuteAt(y: number, track: Element, { from, until }: HoursShown): number {
  const { top, height } = track.getBoundingClientRect()
  return Math.round((from + ((y - top) / height) * (until - from)) * 60)
}
