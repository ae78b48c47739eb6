import type { Cell } from '#src/booking/schedule/cells.ts'
import { closedCells, closuresOf } from '#src/booking/schedule/closures.ts'
import type { Closure, Day } from '#src/contract/generated/types.ts'

/** Why no crew is free for a visit: `taken`, other visits hold the time of all, or of the one that was asked for; `closed`, these closures take what visits leave. */
export type NoCrew = { kind: 'taken'; crew?: number } | { kind: 'closed'; closures: readonly Closure[] }

/** The cells that each crew holds. */
export class TakenCells {
  /** Cell numbers by day and crew. */
  private readonly days = new Map<Day, Map<number, Set<number>>>()

  add(crew: number, cells: readonly Cell[]): void {
    for (const { day, cell } of cells) this.heldBy(day, crew).add(cell)
  }

  private heldBy(day: Day, crew: number): Set<number> {
    const crews = this.days.get(day) ?? new Map<number, Set<number>>()
    const held = crews.get(crew)
    if (held !== undefined) return held
    const none = new Set<number>()
    this.days.set(day, crews.set(crew, none))
    return none
  }

  /** The first crew that is free in all cells of an appointment, before it the one that has had it, or only the one that is asked for; else why there is none. A quote has no cells. */
  freeCrew(
    { cells, crews, crew: asked, kept }: { cells: readonly Cell[]; crews: number; crew?: number; kept?: number | null },
    closures: readonly Closure[] = [],
  ): number | NoCrew {
    if (cells.length === 0) return 1
    const busy = this.busyIn(cells)
    // The visits of a crew that no longer exists have to be done by another.
    if (busy.size >= crews) return { kind: 'taken' }
    const closed = closuresOf(cells, closures)
    if (closed.length > 0) {
      const away = new TakenCells()
      for (const { crew, ...cell } of closedCells(closed, new Set(cells.map(({ day }) => day)), crews)) away.add(crew, [cell])
      if (busy.size + away.busyIn(cells).size >= crews) return { kind: 'closed', closures: closed }
    }
    if (asked !== undefined) return busy.has(asked) ? { kind: 'taken', crew: asked } : asked
    if (typeof kept === 'number' && kept <= crews && !busy.has(kept)) return kept
    let crew = 1
    while (busy.has(crew)) crew++
    return crew
  }

  private busyIn(cells: readonly Cell[]): Set<number> {
    const busy = new Set<number>()
    for (const { day, cell } of cells) {
      for (const [crew, held] of this.days.get(day) ?? []) if (held.has(cell)) busy.add(crew)
    }
    return busy
  }
}
