import { isTimeOfDay, minutesOf, timeOf } from '#src/catalog/time-of-day.ts'
import { CELL_MINUTES } from '#src/booking/schedule/cells.ts'
import { WEEK } from '#src/booking/schedule/compare-times.ts'
import type { Weekday } from '#src/contract/generated/types.ts'
import { type Fields, keyedList, textAt } from '../draft/draft-value.ts'

/** A weekday as people write it. */
export function dayTitle(day: Weekday): string {
  return day.charAt(0).toUpperCase() + day.slice(1)
}

/** The days of the week, to choose from. */
export const WEEKDAYS = WEEK.map(value => ({ value, title: dayTitle(value) }))

/** The hours of a day, in the order of a table's columns. */
export const TIMES = ['open', 'close', 'lastStart'] as const
export type TimeName = (typeof TIMES)[number]
export const TIME_TITLES: Readonly<Record<TimeName, string>> = { open: 'Opens', close: 'Closes', lastStart: 'Last start' }

/** A day of the table; closed without hours. */
export interface WeekRow {
  readonly day: Weekday
  readonly hours: Fields | null
}

/** What a day has that nothing was ever said of. */
const USUAL = { open: '08:00', close: '17:00', lastStart: '15:00' }

/** The seven days of a list of hours, which may be incomplete. A day that stands twice is shown by its first hours. */
export function weekOf(hours: unknown): WeekRow[] {
  const items = keyedList(hours).map(({ item }) => item)
  return WEEK.map(day => ({ day, hours: items.find(item => item['day'] === day) ?? null }))
}

/** The list with a day opened, with the hours of the open day before it, or closed; in the order of the week. */
export function withDay(hours: unknown, day: Weekday, isOpen: boolean): Fields[] {
  const others = keyedList(hours)
    .map(({ item }) => item)
    .filter(item => item['day'] !== day)
  if (!isOpen) return others
  const before = others.findLast(item => placeOf(item) < WEEK.indexOf(day)) ?? others[0]
  const times = Object.fromEntries(TIMES.map(name => [name, textAt(before ?? {}, name) ?? USUAL[name]]))
  return [...others, { _key: day, _type: 'OpeningHours', day, ...times }].sort((a, b) => placeOf(a) - placeOf(b))
}

/** The list with one time of a day changed. */
export function withTime(hours: unknown, day: Weekday, name: TimeName, time: string): Fields[] {
  return keyedList(hours).map(({ item }) => {
    if (item['day'] !== day) return item
    const { [name]: _, ...others } = item
    return time === '' ? others : { ...others, [name]: time }
  })
}

/** The list with the hours of a day for every day that is open. */
export function withSameHours(hours: unknown, day: Weekday): Fields[] {
  const from = weekOf(hours).find(row => row.day === day)?.hours ?? {}
  const times = Object.fromEntries(TIMES.flatMap(name => (from[name] === undefined ? [] : [[name, from[name]]])))
  return keyedList(hours).map(({ item }) => ({ ...item, ...times }))
}

/** What is wrong with a time of a day, in words for owners. */
export function timeProblem(hours: Fields, name: TimeName): string | null {
  const [time, open, close] = [name, 'open', 'close'].map(part => textAt(hours, part))
  if (time === undefined || !isTimeOfDay(time)) return 'A time is needed'
  const late = minutesOf(time) % CELL_MINUTES
  if (name === 'open' && late !== 0) return `At a quarter of an hour, such as ${timeOf(minutesOf(time) - late)}`
  if (open === undefined || close === undefined || !isTimeOfDay(open) || !isTimeOfDay(close)) return null
  if (name === 'close' && close <= open) return 'Must be after it opens'
  if (name === 'lastStart' && close > open && (time < open || time >= close)) return 'Must be between opening and closing'
  return null
}

/** A last start within the hours of a day, as long before closing as usual; null while these are none. */
export function fittingLastStart(hours: Fields): string | null {
  const [open, close] = [textAt(hours, 'open'), textAt(hours, 'close')]
  if (open === undefined || close === undefined || !isTimeOfDay(open) || !isTimeOfDay(close) || close <= open) return null
  const before = minutesOf(close) - (minutesOf(USUAL.close) - minutesOf(USUAL.lastStart))
  return timeOf(Math.max(before, minutesOf(open)))
}

function placeOf(item: Fields): number {
  return WEEK.findIndex(day => day === item['day'])
}
