import type { Day } from '#src/contract/generated/types.ts'
import { type Cell, CELL_MINUTES } from './cells.ts'
import { type ClosedCrews, crewsTaken } from './closed-crews.ts'
import { type ClosedTime, closedPart } from './closed-time.ts'
import type { ReservedCell } from './free-times.ts'

/** The cells of a day that a closure takes, end excluded; null when it leaves the day alone. A cell that is taken in part counts, as a visit's does. */
export function closedSpan(time: ClosedTime, day: Day): [from: number, to: number] | null {
  const part = closedPart(time, day)
  return part && [Math.floor(part.start / CELL_MINUTES), Math.ceil(part.end / CELL_MINUTES)]
}

/** The cells that closures take on some days, as held by the crews that they take, of so many: a visit of that crew that stands there holds them too. */
export function closedCells(closures: readonly ClosedCrews[], days: Iterable<Day>, crews: number): ReservedCell[] {
  const listed = [...days]
  return crewsTaken(closures, crews).flatMap(({ closure, crew }) =>
    listed.flatMap(day => {
      const [from, to] = closedSpan(closure, day) ?? [0, 0]
      return Array.from({ length: to - from }, (_, index) => ({ day, crew, cell: from + index }))
    }),
  )
}

/** Those of the closures that take one of the cells, of whichever crew. */
export function closuresOf<C extends ClosedTime>(cells: readonly Cell[], closures: readonly C[]): C[] {
  return closures.filter(closure =>
    cells.some(({ day, cell }) => {
      const [from, to] = closedSpan(closure, day) ?? [0, 0]
      return from <= cell && cell < to
    }),
  )
}
