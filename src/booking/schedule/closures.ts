import { compareTexts } from '#src/contract/compare-texts.ts'
import type { Closure, Day } from '#src/contract/generated/types.ts'
import { type Cell, CELL_MINUTES } from './cells.ts'
import { beginOf, type ClosedTime, closedPart, endOf } from './closed-time.ts'
import { areFree, type ReservedCell } from './free-times.ts'

/** When a closure is, and for which crews. */
type ClosedCrews = ClosedTime & Pick<Closure, 'crews'>

/** The cells of a day that a closure takes, end excluded; null when it leaves the day alone. A cell that is taken in part counts, as a visit's does. */
export function closedSpan(time: ClosedTime, day: Day): [from: number, to: number] | null {
  const part = closedPart(time, day)
  return part && [Math.floor(part.start / CELL_MINUTES), Math.ceil(part.end / CELL_MINUTES)]
}

/**
 * The cells that closures take on some days, as held by crews that no visit has (numbers below 0): by all of so many crews, or by one. Closures of one
 * crew that do not overlap are taken to be the same crew's.
 */
export function closedCells(closures: readonly ClosedCrews[], days: Iterable<Day>, crews: number): ReservedCell[] {
  const listed = [...days]
  return inCrews(closures, crews).flatMap(({ closure, crew }) =>
    listed.flatMap(day => {
      const [from, to] = closedSpan(closure, day) ?? [0, 0]
      return Array.from({ length: to - from }, (_, index) => ({ day, crew, cell: from + index }))
    }),
  )
}

function inCrews(closures: readonly ClosedCrews[], crews: number): { closure: ClosedCrews; crew: number }[] {
  /** The end of the last closure of one crew, by crew. */
  const ends: string[] = []
  return closures
    .toSorted((a, b) => compareTexts(beginOf(a), beginOf(b)))
    .flatMap(closure => {
      if (closure.crews === 'all') return Array.from({ length: crews }, (_, index) => ({ closure, crew: -1 - index }))
      const begin = beginOf(closure)
      const free = ends.findIndex(end => end <= begin)
      const index = free === -1 ? ends.length : free
      ends[index] = endOf(closure)
      return [{ closure, crew: -1 - index }]
    })
}

/** Those of the closures that take one of the cells. */
export function closuresOf<C extends ClosedCrews>(cells: readonly Cell[], closures: readonly C[]): C[] {
  const days = new Set(cells.map(({ day }) => day))
  return closures.filter(closure => !areFree(cells, 1, closedCells([closure], days, 1)))
}
