import type { Fields } from '../draft/draft-value.ts'

/** The fields of a business that say at which times visits may start. */
const FIELDS = ['hours', 'closedDates', 'slotMinutes'] as const

/** Whether a change of the business may take away starts that requests have. */
export function movesStarts(before: Fields | null | undefined, after: Fields | null | undefined): boolean {
  if (!before || !after) return false
  return FIELDS.some(name => JSON.stringify(before[name] ?? []) !== JSON.stringify(after[name] ?? []))
}
