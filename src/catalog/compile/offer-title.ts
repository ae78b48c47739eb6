import type { Rule } from '#src/contract/generated/types.ts'
import { dayConditions } from '../words/day-conditions.ts'
import type { VisitWording } from '../words/visit-words.ts'

/** A rule as whoever types its code reads of it: its title, with the days of visits for which it is. Without words for days the title alone. */
export function offerTitle({ title, when = {} }: Rule, wording: VisitWording | null): string {
  const days = wording === null ? [] : dayConditions(when, wording)
  return days.length === 0 ? title : `${title}: ${days.join(', ')}`
}
