import type { Block } from '../calendar/blocks.ts'

/** A visit of a day, or free time between two of them, from a minute of the day on. */
export type PlanEntry = { kind: 'visit'; block: Block } | { kind: 'gap'; start: number; minutes: number }

/** The shortest free time that is told, in minutes. */
const MIN_GAP = 15

/** Returns the visits of a day in order, with the time between them in which nobody works. */
export function dayPlan(blocks: readonly Block[]): PlanEntry[] {
  /** When the last of the visits so far ends. */
  let busyUntil = Number.POSITIVE_INFINITY
  return blocks.flatMap(block => {
    const gap: PlanEntry = { kind: 'gap', start: busyUntil, minutes: block.start - busyUntil }
    busyUntil = busyUntil === Number.POSITIVE_INFINITY ? block.end : Math.max(busyUntil, block.end)
    const visit: PlanEntry = { kind: 'visit', block }
    return gap.minutes >= MIN_GAP ? [gap, visit] : [visit]
  })
}
