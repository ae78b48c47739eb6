import type { TimeOfDay } from '#src/contract/generated/types.ts'

interface PartOfDay {
  title: string
  starts: readonly TimeOfDay[]
}

export const NOON: TimeOfDay = '12:00'

/** Where each part of a day ends. */
const PARTS = [
  ['Morning', NOON],
  ['Afternoon', '18:00'],
  ['Evening', '24:00'],
] as const

/** Starts by the part of the day in which they are, in their order; apart from them those whose visit would end after closing. A part without any is left out. */
export function partsOfDay(starts: readonly TimeOfDay[], isLate: (start: TimeOfDay) => boolean): PartOfDay[] {
  const parts = PARTS.map(([title, end], index) => {
    const begins = PARTS[index - 1]?.[1] ?? ''
    return { title, starts: starts.filter(start => start >= begins && start < end && !isLate(start)) }
  })
  return [...parts, { title: 'Ends after closing', starts: starts.filter(isLate) }].filter(part => part.starts.length > 0)
}
