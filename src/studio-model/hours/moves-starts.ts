import type { Fields } from '../draft/draft-value.ts'

/** What says at which times visits may start. */
const FIELDS = ['hours', 'closedDates', 'slotMinutes'] as const

/** Whether between two versions of the business starts may go at which requests stand. */
export function movesStarts(before: Fields | null | undefined, after: Fields | null | undefined): boolean {
  if (!before || !after) return false
  return FIELDS.some(name => JSON.stringify(before[name] ?? []) !== JSON.stringify(after[name] ?? []))
}
