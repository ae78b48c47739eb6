import { minutesOf } from '#src/catalog/time-of-day.ts'
import { clockText } from '#src/catalog/words/visit-words.ts'
import { WEEK } from '#src/booking/schedule/compare-times.ts'
import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import type { Weekday } from '#src/contract/generated/types.ts'
import { sentencesAgainst, type TextAgainst } from '../documents/sentences.ts'
import { type Fields, textAt } from '../draft/draft-value.ts'
import { dayTitle, weekOf } from './week.ts'

/**
 * Finds texts of visitors that contradict the opening hours: days that are called open and are closed, or the other way, and times at which no day
 * opens and closes, or not each of the days that it names. A guess by English words: what is found is a warning, and nothing is found in other languages.
 */
export function textsAgainstHours(documents: readonly DatasetDocument[], hours: unknown): TextAgainst[] {
  const week = weekOf(hours)
  // Hours that are being made up say nothing yet.
  if (week.every(row => row.hours === null)) return []
  const open = week.filter(row => row.hours !== null)
  const isOpen = (day: Weekday) => open.some(row => row.day === day)
  const times = new Map(open.flatMap(({ day, hours }) => timesOf(hours ?? {}).map(span => [day, span])))
  return sentencesAgainst(documents, sentence => whyNot(sentence, isOpen, times))
}

/** What a sentence says that the hours do not. */
function whyNot(sentence: string, isOpen: (day: Weekday) => boolean, times: ReadonlyMap<Weekday, string>): string | null {
  const days = daysCalledOpen(sentence)
  const closed = days.filter(day => !isOpen(day))
  if (closed.length > 0) return `${listed(closed)} are closed`
  const open = daysCalledClosed(sentence).filter(isOpen)
  if (open.length > 0) return `${listed(open)} are open`
  const said = timesIn(sentence)
  if (said === null) return null
  if (![...times.values()].includes(said)) return `no day is open ${said}`
  const [other, ...others] = [
    ...Map.groupBy(
      days.filter(day => times.has(day) && times.get(day) !== said),
      day => times.get(day),
    ),
  ]
  if (other === undefined) return null
  const [span, some] = other
  return others.length === 0 ? `${listed(some)} are open ${span}` : `${listed([...some, ...others.flatMap(([, more]) => more)])} have other hours`
}

function daysCalledOpen(sentence: string): readonly Weekday[] {
  const isEveryDay = /\b(?:7|seven) days (?:a|per) week\b/i.test(sentence) || (SAYS_OPEN.test(sentence) && /\b(?:every ?day|daily)\b/i.test(sentence))
  if (isEveryDay) return WEEK
  const range = RANGE.exec(sentence)
  return range === null || SAYS_CLOSED.test(sentence) ? [] : daysBetween(range[1] ?? '', range[2] ?? '')
}

function daysCalledClosed(sentence: string): readonly Weekday[] {
  const [, day] = /\bclosed (?:on )?(weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i.exec(sentence) ?? []
  if (day === undefined) return []
  return /^weekend/i.test(day) ? ['saturday', 'sunday'] : WEEK.filter(known => day.toLowerCase().startsWith(known))
}

const SAYS_OPEN = /\b(?:open|available)\b/i
const SAYS_CLOSED = /\bclosed\b/i
const DAY = '(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|r|rs|ur)?(?:days?)?'
const RANGE = new RegExp(String.raw`\b${DAY}\b\.?\s*(?:-|–|—|to|through)\s*${DAY}\b`, 'i')

/** The days from one to another, by the beginnings of their names. */
function daysBetween(first: string, last: string): readonly Weekday[] {
  const [from, to] = [first, last].map(name => WEEK.findIndex(day => day.startsWith(name.toLowerCase())))
  if (from === undefined || to === undefined || from < 0) return []
  return to >= from ? WEEK.slice(from, to + 1) : [...WEEK.slice(from), ...WEEK.slice(0, to + 1)]
}

const CLOCK = String.raw`(\d{1,2})(?::([0-5]\d))?\s*([ap])\.?m\b\.?`
const CLOCKS = new RegExp(String.raw`${CLOCK}\s*(?:-|–|—|to|until)\s*${CLOCK}`, 'i')

/** From when until when a sentence says that one is open; null where it is about something else. */
function timesIn(sentence: string): string | null {
  const found = SAYS_OPEN.test(sentence) || RANGE.test(sentence) ? CLOCKS.exec(sentence) : null
  if (found === null) return null
  const [, hour, minute, half, hour2, minute2, half2] = found
  return spanText(minutesAt(hour, minute, half), minutesAt(hour2, minute2, half2))
}

function minutesAt(hour = '', minute = '00', half = ''): number {
  return ((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute)
}

function timesOf(hours: Fields): string[] {
  const [open, close] = [textAt(hours, 'open'), textAt(hours, 'close')]
  return open === undefined || close === undefined ? [] : [spanText(minutesOf(open), minutesOf(close))]
}

function spanText(from: number, to: number): string {
  return `from ${clockText(from, 'en-US')} to ${clockText(to, 'en-US')}`
}

function listed(days: readonly Weekday[]): string {
  return new Intl.ListFormat('en').format(days.map(day => `${dayTitle(day)}s`))
}
