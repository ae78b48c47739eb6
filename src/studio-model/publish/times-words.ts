import { minutesOf } from '#src/catalog/time-of-day.ts'
import { runsOf } from '#src/catalog/days.ts'
import { dayName, daysName } from '#src/catalog/words/day-name.ts'
import { clockText } from '#src/catalog/words/visit-words.ts'
import type {
  Day,
  DayDifference,
  HoursOfDay,
  StandingRequest,
  TimeSetting,
  TimesDifference,
  WeekdayDifference,
} from '#src/contract/generated/types.ts'
import { dayTitle } from '../hours/week.ts'
import { senderName } from './sender-name.ts'

const SETTINGS: Readonly<Record<TimeSetting['of'], string>> = {
  crews: 'Visits at the same time',
  slotMinutes: 'Minutes between starts',
  leadDaysOnDesktop: 'Earliest day, days from today, desktop layout',
  leadDaysOnMobile: 'Earliest day, days from today, mobile layout',
  horizonDays: 'Days ahead that can be booked',
  holdHours: 'Hours that the time of a new customer is held',
  usualOnDay: 'Usual times of new customers for one day',
  usualInAll: 'Usual times of new customers for all days',
  timeZone: 'Time zone',
}

/** Says what changes of when visits can be booked, one line each: what closes first. */
export function timesLines({ weekdays, days, settings }: TimesDifference): string[] {
  const told = [
    ...weekdays.map(each => ({ closes: each.after === null, line: weekdayWords(each) })),
    ...(['closes', 'opens'] as const).flatMap(change => {
      const own = days.filter(each => each.change === change)
      return runsOf(own.map(({ day }) => day)).map(run => ({ closes: change === 'closes', line: runWords(run, own) }))
    }),
  ].sort((a, b) => Number(b.closes) - Number(a.closes))
  return [...told.map(({ line }) => line), ...settings.map(settingWords)]
}

function weekdayWords({ weekday, before, after, requests }: WeekdayDifference): string {
  const name = `${dayTitle(weekday)}s`
  if (after === null) return `${name}: no times any more${standWords(requests, `on ${name}`)}`
  if (before === null) return `${name}: new, starts ${startsWords(after)}`
  const stand = standWords(requests, 'at a time that would be closed')
  if (startsWords(before) === startsWords(after)) return `${name}: close at ${timeName(after.close)} instead of ${timeName(before.close)}${stand}`
  return `${name}: starts ${startsWords(after)} instead of ${startsWords(before)}${stand}`
}

/** What becomes of days that follow one another, all of the same change. */
function runWords({ from, until }: { from: Day; until: Day }, days: readonly DayDifference[]): string {
  const name = daysName(from, until, 'en', { dateStyle: 'full' })
  const own = days.filter(({ day }) => day >= from && day <= until)
  if (own[0]?.change === 'opens') return `${name}: open again`
  const requests = own.reduce((sum, each) => sum + each.requests, 0)
  return `${name}: no times any more${standWords(requests, from === until ? 'on this day' : 'on these days')}`
}

function settingWords({ of, before, after }: TimeSetting): string {
  return `${SETTINGS[of]}: ${after ?? 'not said'} instead of ${before ?? 'not said'}`
}

function standWords(requests: number, where: string): string {
  if (requests === 0) return ''
  return requests === 1 ? `, 1 request stands ${where}` : `, ${requests} requests stand ${where}`
}

/** The heading of the requests whose times a change of the hours closes, or has closed once it `isPublished`. */
export function standTitle(requests: number, isPublished = false): string {
  const closed = isPublished ? 'closed now' : 'closed'
  const [is, are] = isPublished ? ['is', 'are'] : ['would be', 'would be']
  return requests === 1 ? `1 request stands at a time that ${is} ${closed}:` : `${requests} requests stand at times that ${are} ${closed}:`
}

/** Names a request that stands at a time that would be closed. */
export function standingWords({ name, day, time }: Pick<StandingRequest, 'name' | 'day' | 'time'>): string {
  return `${senderName(name)}, ${dayName(day, 'en', { weekday: 'long', month: 'long', day: 'numeric' })}, ${timeName(time)}`
}

/** Summarises what changes of the times, with what stands in the way. */
export function timesSummary({ requests: { length } }: Pick<TimesDifference, 'requests'>): string {
  const stand =
    length === 0
      ? ''
      : length === 1
        ? ', and 1 request stands at a time that would be closed'
        : `, and ${length} requests stand at times that would be closed`
  return `When visits can be booked would change${stand}.`
}

function startsWords({ open, lastStart }: HoursOfDay): string {
  return `from ${timeName(open)} to ${timeName(lastStart)}`
}

/** A time of day as owners read it, such as 9:00 AM. */
export function timeName(time: string): string {
  return clockText(minutesOf(time), 'en')
}
