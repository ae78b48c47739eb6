import { minutesOf } from '#src/catalog/time-of-day.ts'
import { dayName } from '#src/catalog/words/day-name.ts'
import { clockText } from '#src/catalog/words/visit-words.ts'
import type { DayDifference, HoursOfDay, StandingRequest, TimeSetting, TimesDifference, WeekdayDifference } from '#src/contract/generated/types.ts'
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
  const told = [...weekdays, ...days].sort((a, b) => Number(isClosing(b)) - Number(isClosing(a)))
  return [...told.map(line => ('weekday' in line ? weekdayWords(line) : dayWords(line))), ...settings.map(settingWords)]
}

function isClosing(line: WeekdayDifference | DayDifference): boolean {
  return 'change' in line ? line.change === 'closes' : line.after === null
}

function weekdayWords({ weekday, before, after, requests }: WeekdayDifference): string {
  const name = `${dayTitle(weekday)}s`
  if (after === null) return `${name}: no times any more${standWords(requests, `on ${name}`)}`
  if (before === null) return `${name}: new, starts ${startsWords(after)}`
  const stand = standWords(requests, 'at a time that would be closed')
  if (startsWords(before) === startsWords(after)) return `${name}: close at ${timeName(after.close)} instead of ${timeName(before.close)}${stand}`
  return `${name}: starts ${startsWords(after)} instead of ${startsWords(before)}${stand}`
}

function dayWords({ day, change, requests }: DayDifference): string {
  const name = dayName(day, 'en', { dateStyle: 'full' })
  return change === 'closes' ? `${name}: no times any more${standWords(requests, 'on this day')}` : `${name}: open again`
}

function settingWords({ of, before, after }: TimeSetting): string {
  return `${SETTINGS[of]}: ${after ?? 'not said'} instead of ${before ?? 'not said'}`
}

function standWords(requests: number, where: string): string {
  if (requests === 0) return ''
  return requests === 1 ? `, 1 request stands ${where}` : `, ${requests} requests stand ${where}`
}

/** The heading of the requests whose times a change of the hours closes. */
export function standTitle(requests: number): string {
  return requests === 1 ? '1 request stands at a time that would be closed:' : `${requests} requests stand at times that would be closed:`
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

function timeName(time: string): string {
  return clockText(minutesOf(time), 'en')
}
