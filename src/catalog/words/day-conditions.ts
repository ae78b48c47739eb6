import type { When } from '#src/contract/generated/types.ts'
import { dateWords, seasonWords, spanWords, weekdayName } from './day-words.ts'
import { fill } from './fill.ts'
import type { VisitWording } from './visit-words.ts'

/** On which days something holds, a text for each condition. Weekdays from a day to a day are one: "On Tuesday, January 1" would name a single day. */
export function dayConditions(when: Pick<When, 'weekdays' | 'date' | 'season'>, wording: VisitWording): string[] {
  const { weekdays, date, season } = when
  const { priceList, locale } = wording
  const days = [...(date === undefined ? [] : [dateWords(date, wording)]), ...(season === undefined ? [] : [seasonWords(season, wording)])]
  if (weekdays === undefined) return days
  const within = days.length === 1 ? spanOf(when, wording) : null
  const listed = (names: readonly string[], type: 'disjunction' | 'conjunction') => new Intl.ListFormat(locale, { type }).format(names)
  const names = weekdays.map(day => weekdayName(day, locale))
  if (within === null || priceList.weekdaysWithin === undefined)
    return [fill(priceList.weekdays, { weekdays: listed(names, 'disjunction') }), ...days]
  const all = names.map(name => ofSeveralWeeks(name, locale))
  return [fill(priceList.weekdaysWithin, { weekdays: listed(all, 'conjunction'), days: within })]
}

/** The days from one to another; null for a single day, and without an end. */
function spanOf({ date, season }: Pick<When, 'date' | 'season'>, wording: VisitWording): string | null {
  if (season !== undefined) return season.from === season.until ? null : seasonWords(season, wording)
  const { from, until } = date ?? {}
  return from === undefined || until === undefined || from === until ? null : spanWords({ from, until }, wording)
}

/** A weekday of several weeks, which English says in the plural. */
function ofSeveralWeeks(name: string, locale: string): string {
  return locale.startsWith('en') ? `${name}s` : name
}
