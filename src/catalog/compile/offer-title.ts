import type { Rule } from '#src/contract/generated/types.ts'
import { dateWords, seasonWords, weekdaysWords } from '../words/day-words.ts'
import type { VisitWording } from '../words/visit-words.ts'

/** A rule as whoever types its code reads of it: its title, with the days of visits for which it is. Without words for days the title alone. */
export function offerTitle({ title, when: { weekdays, date, season } = {} }: Rule, wording: VisitWording | null): string {
  if (wording === null) return title
  const days = [
    ...(weekdays === undefined ? [] : [weekdaysWords(weekdays, wording)]),
    ...(date === undefined ? [] : [dateWords(date, wording)]),
    ...(season === undefined ? [] : [seasonWords(season, wording)]),
  ]
  return days.length === 0 ? title : `${title}: ${days.join(', ')}`
}
