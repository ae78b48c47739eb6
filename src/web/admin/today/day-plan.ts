import type { Block } from '../calendar/blocks.ts'
import { type DayPart, freeParts } from '../calendar/day-room.ts'

/** A visit of a day, or free time between two of them, from a minute of the day on. */
export type PlanEntry = { kind: 'visit'; block: Block } | { kind: 'gap'; start: number; minutes: number }

/** The shortest free time that is told, in minutes. */
const MIN_GAP = 15

/** What takes time between visits. */
interface Between {
  crews: number
  /** The parts of the day that closures take, once for each crew that they take. */
  closed: readonly DayPart[]
  /** Minute of the day before which nothing is free any more. */
  from: number
}

/** Returns the visits of a day in order, with the time between them in which nobody works and somebody could. */
export function dayPlan(blocks: readonly Block[], { crews, closed, from }: Between): PlanEntry[] {
  /** When the last of the visits so far ends. */
  let busyUntil = Number.POSITIVE_INFINITY
  return blocks.flatMap(block => {
    const gaps = freeParts(crews, closed, { start: Math.max(busyUntil, from), end: block.start })
      .map(({ start, end }): PlanEntry & { kind: 'gap' } => ({ kind: 'gap', start, minutes: end - start }))
      .filter(({ minutes }) => minutes >= MIN_GAP)
    busyUntil = busyUntil === Number.POSITIVE_INFINITY ? block.end : Math.max(busyUntil, block.end)
    const visit: PlanEntry = { kind: 'visit', block }
    return [...gaps, visit]
  })
}
