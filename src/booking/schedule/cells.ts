import { addDays } from '#src/catalog/days.ts'
import type { Day, TimeOfDay } from '#src/contract/generated/types.ts'
import { minutesOf } from '#src/catalog/time-of-day.ts'
import { wallMinute } from './clock-changes.ts'
import { wallSpans } from './wall-spans.ts'

/**
 * The grid of a day: visits hold whole cells, so that overlapping visits always share one. Opening times lie on this grid, and starts are multiples
 * of it apart.
 */
export const CELL_MINUTES = 15

export const CELLS_PER_DAY = (24 * 60) / CELL_MINUTES

/** A part of a day that a visit can hold; cell 0 begins at midnight. */
export interface Cell {
  day: Day
  cell: number
}

/**
 * The cells that a visit holds, in ascending order; it may cross midnight and clock changes. Cells are in wall-clock time: one that occurs twice is
 * held for both. Without a time zone, the clock never changes.
 */
export function cellsOf(date: Day, time: TimeOfDay, minutes: number, timeZone = 'UTC'): Cell[] {
  const spans = cellSpans(date, time, minutes, timeZone)
  const cells = spans.flatMap(([from, to]) => cellsBetween(from, to, date))
  // Spans overlap only where the clock is put back.
  if (spans.length === 1) return cells
  const once = new Map(cells.map(held => [`${held.day} ${held.cell}`, held]))
  return [...once.values()].sort((a, b) => (a.day === b.day ? a.cell - b.cell : a.day < b.day ? -1 : 1))
}

/** The cells of a visit as spans, end excluded, counted from midnight of its day. */
export function cellSpans(date: Day, time: TimeOfDay, minutes: number, timeZone = 'UTC'): [from: number, to: number][] {
  const midnight = wallMinute({ date, time: '00:00' })
  return wallSpans(midnight + minutesOf(time), minutes, timeZone).map(([from, to]) => [
    Math.floor((from - midnight) / CELL_MINUTES),
    Math.ceil((to - midnight) / CELL_MINUTES),
  ])
}

function cellsBetween(from: number, to: number, date: Day): Cell[] {
  const cells: Cell[] = []
  let [offset, day] = [0, date]
  for (let at = from; at < to; at++) {
    const days = Math.floor(at / CELLS_PER_DAY)
    if (days !== offset) [offset, day] = [days, addDays(date, days)]
    cells.push({ day, cell: at - days * CELLS_PER_DAY })
  }
  return cells
}
