import { minutesOf, timeOf } from '#src/catalog/time-of-day.ts'
import type { OpeningHours, TimeOfDay } from '#src/contract/generated/types.ts'
import { list, type Read, wholeNumber, WrongAnswer } from './readers.ts'

type Weekday = OpeningHours['day']
type Day = Pick<OpeningHours, 'day' | 'open' | 'close'>

const WEEKDAYS: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const NOON = 12 * 60

/** Reads days with their hours, as "tue-fri 9-17, sat 9:30-1pm": hours count for the days before them too that have none of their own. */
export const hours: Read<Day[]> = text => {
  const found: Day[] = []
  let waiting: Weekday[] = []
  for (const part of list(text)) {
    const [, names = part, open, close] = /^(.*?)\s+(\d[\d:]*\s*(?:[ap]m)?)\s*[-–]\s*(\d[\d:]*\s*(?:[ap]m)?)$/i.exec(part) ?? []
    waiting.push(...(weekdays(names) ?? wrongHours()))
    if (open === undefined || close === undefined) continue
    found.push(...waiting.map(day => ({ day, ...span(open, close) })))
    waiting = []
  }
  if (waiting.length > 0 || found.length === 0) wrongHours()
  const days = found.map(({ day }) => day)
  const twice = days.find((day, index) => days.indexOf(day) < index)
  if (twice !== undefined) throw new WrongAnswer(`names ${twice} twice`)
  return found.sort((a, b) => WEEKDAYS.indexOf(a.day) - WEEKDAYS.indexOf(b.day))
}

/** Reads how many minutes before closing the last visit begins, in quarters of an hour. */
export function beforeClosing(days: readonly Day[]): Read<number> {
  const shortest = Math.min(...days.map(({ open, close }) => minutesOf(close) - minutesOf(open)))
  return text => {
    const minutes = wholeNumber(0, shortest)(text)
    if (minutes % 15 !== 0) throw new WrongAnswer('must be quarters of an hour, such as 60 or 90')
    return minutes
  }
}

/** Weekdays by their first three letters, as "mon-fri" or "sun", or all of the weekend; null where it is none. */
export function weekdays(text: string): Weekday[] | null {
  if (/^weekends?$/i.test(text)) return WEEKDAYS.slice(5)
  const names = text.split(/[-–]/).map(name => name.trim().toLowerCase())
  const [first = -1, last = first] = names.map(name => (name.length < 3 ? -1 : WEEKDAYS.findIndex(day => `${day}s`.startsWith(name))))
  return names.length > 2 || first < 0 || last < first ? null : WEEKDAYS.slice(first, last + 1)
}

/** The days that a text names, as visitors read them: "mon-tue" is "monday to tuesday"; any other text as it is. */
export function wholeNames(text: string): string {
  if (weekdays(text) === null || /^weekends?$/i.test(text)) return text
  const names = text.split(/[-–]/).map(name => name.trim())
  return names.map(name => WEEKDAYS.find(day => day.startsWith(name.toLowerCase()))?.replace(/^./, first => first.toUpperCase()) ?? name).join(' to ')
}

/** A time of day as 8, 17:30 or 5pm; null where it is none, or not at a quarter of an hour. */
export function clockTime(text: string): TimeOfDay | null {
  const minutes = minutesIn(text)
  return minutes === null ? null : timeOf(minutes)
}

function minutesIn(text: string): number | null {
  const [, hour = '', minute = '00', half = ''] = /^(\d{1,2})(?::(00|15|30|45))?\s*([ap]m)?$/i.exec(text.trim()) ?? []
  const isHalf = half !== ''
  if (hour === '' || Number(hour) > (isHalf ? 12 : 23)) return null
  const hours = isHalf ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour)
  return hours * 60 + Number(minute)
}

/** "9-5" closes at 17:00: what would close before it opens is after noon. */
function span(open: string, close: string): Pick<Day, 'open' | 'close'> {
  const from = minutesIn(open) ?? wrongHours()
  const until = minutesIn(close) ?? wrongHours()
  const end = until <= from && until < NOON && /\d\s*$/.test(close) ? until + NOON : until
  if (end <= from) throw new WrongAnswer(`must close after it opens, which ${open}-${close} does not`)
  return { open: timeOf(from), close: timeOf(end) }
}

function wrongHours(): never {
  throw new WrongAnswer('must be days and hours, at quarters of an hour, such as mon-fri 8-17, sat 9:30-13')
}
