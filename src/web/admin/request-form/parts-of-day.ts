import type { TimeOfDay } from '#src/contract/generated/types.ts'

interface PartOfDay {
  title: string
  starts: readonly TimeOfDay[]
}

/** Where each part of a day ends. */
const PARTS = [
  ['Morning', '12:00'],
  ['Afternoon', '18:00'],
  ['Evening', '24:00'],
] as const

/** Starts by the part of the day in which they are, in their order; a part without any is left out. */
export function partsOfDay(starts: readonly TimeOfDay[]): PartOfDay[] {
  const parts = PARTS.map(([title, end], index) => {
    const begins = PARTS[index - 1]?.[1] ?? ''
    return { title, starts: starts.filter(start => start >= begins && start < end) }
  })
  return parts.filter(part => part.starts.length > 0)
}
