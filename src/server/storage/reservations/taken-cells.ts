import type { Cell } from '#src/booking/schedule/cells.ts'
import { absentCrews, closedFor } from '#src/booking/schedule/closed-crews.ts'
import { closuresOf } from '#src/booking/schedule/closures.ts'
import type { Closure, Day } from '#src/contract/generated/types.ts'

/** Why no crew is free for a visit: `taken`, other visits hold the time of all, or of the one that was asked for; `closed`, these closures take what visits leave. */
export type NoCrew = { kind: 'taken'; crew?: number } | { kind: 'closed'; closures: readonly Closure[] }

/** How many crews there are, and the only one that will do; left out, any. */
interface Asked {
  crews: number
  crew?: number | undefined
}

/**
 * Says why no crew is free for a visit, or the crews that closures take from it, of which it gets none.
 *
 * @param busy the crews whose visits hold some of its time
 * @param closures those that take some of its time
 */
export function crewsAway(busy: ReadonlySet<number>, closures: readonly Closure[], { crews, crew: asked }: Asked): NoCrew | ReadonlySet<number> {
  // The visits of a crew that no longer exists have to be done by another.
  if (busy.size >= crews) return { kind: 'taken' }
  if (asked !== undefined && busy.has(asked)) return { kind: 'taken', crew: asked }
  const away = absentCrews(closures, crews)
  if (asked !== undefined && away.has(asked)) return { kind: 'closed', closures: closedFor(closures, asked) }
  return away.union(busy).size >= crews ? { kind: 'closed', closures } : away
}

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
    const away = crewsAway(busy, closuresOf(cells, closures), { crews, crew: asked })
    if ('kind' in away) return away
    if (asked !== undefined) return asked
    const isFree = (crew: number) => !busy.has(crew) && !away.has(crew)
    if (typeof kept === 'number' && kept <= crews && isFree(kept)) return kept
    let crew = 1
    while (!isFree(crew)) crew++
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
