import type { Selection } from '#src/catalog/estimate/selection.ts'
import type { AddonCount, DateRange, Id, InputCondition, Rule, Season, StartTimes, When } from '#src/contract/generated/types.ts'
import { fail } from './fraction.ts'
import type { Answers } from './oracle-answers.ts'

/** A list names the inputs that the rule still waits for. */
export type Judgement = 'applies' | 'not' | 'without-day' | Id[]

export function judge({ when = {}, unless = [] }: Rule, selection: Selection, inUse: Id[], answers: Answers): Judgement {
  const own = unknownIn(when, selection, inUse, answers)
  const others = unless.map(exception => unknownIn(exception, selection, inUse, answers)).filter(unknown => unknown !== 'not')
  if (own === 'not' || others.some(({ open, visit }) => open.length === 0 && !visit)) return 'not'
  const open = [own, ...others].flatMap(each => each.open)
  if ([own, ...others].some(({ visit }) => visit)) return open.length > 0 ? 'not' : 'without-day'
  return open.length > 0 ? open : 'applies'
}

/** What is still to be known of a condition that holds as far as is known: answers, and when the visit is. */
function unknownIn(when: When, selection: Selection, inUse: Id[], answers: Answers): 'not' | { open: Id[]; visit: boolean } {
  const { inputs = [], addons = [], addonCounts = [], weekdays, date, season, start, notice } = when
  const time = selection.date === null ? undefined : selection.time
  const open = inputs.map(({ input }) => input).filter(id => inUse.includes(id) && !answers.has(id))
  if (when.package && !(selection.package !== null && when.package.includes(selection.package))) return 'not'
  if (!addons.every(id => selection.addons.includes(id))) return 'not'
  if (!addonCounts.every(count => counts(count, selection.addons))) return 'not'
  if (!inputs.every(condition => open.includes(condition.input) || meets(condition, answers.get(condition.input)))) return 'not'
  if (selection.date !== null && weekdays && !weekdays.includes(weekdayOf(selection.date))) return 'not'
  if (selection.date !== null && date && !within(date, selection.date)) return 'not'
  if (selection.date !== null && season && !inSeason(season, selection.date)) return 'not'
  if (time && start && !inClock(start, time.start)) return 'not'
  if (time && notice && !(time.notice >= 60 * (notice.min ?? 0) && time.notice < 60 * (notice.below ?? Infinity))) return 'not'
  return { open, visit: ([weekdays, date, season].some(Boolean) && selection.date === null) || ([start, notice].some(Boolean) && !time) }
}

function meets({ options, min, max }: InputCondition, answer: string | number | undefined): boolean {
  if (typeof answer === 'string') return options !== undefined && options.includes(answer)
  return answer !== undefined && answer >= (min ?? -Infinity) && answer <= (max ?? Infinity)
}

function counts({ addons, min, max, different }: AddonCount, taken: readonly Id[]): boolean {
  const counted = taken.filter(id => addons?.includes(id) ?? true)
  const count = different ? new Set(counted).size : counted.length
  return (min === undefined || count >= min) && (max === undefined || count <= max)
}

/** Days of the year as they follow one another, from the first of the season round to its last. */
function inSeason({ from, until }: Season, day: string): boolean {
  const [place, first, last] = [day.slice(5), from, until].map(text => Number(text.slice(0, 2)) * 100 + Number(text.slice(3))) as [
    number,
    number,
    number,
  ]
  const after = (other: number) => (other - first + 10_000) % 10_000
  return after(place) <= after(last)
}

/** Minutes as the clock goes round, from the first to before the end. */
function inClock({ from = '00:00', before = '24:00' }: StartTimes, start: number): boolean {
  const minute = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
  for (let at = minute(from); at % 1440 !== minute(before) % 1440 || at === minute(from); at++) if (at % 1440 === start) return true
  return false
}

const within = ({ from, until }: DateRange, day: string) => (from === undefined || from <= day) && (until === undefined || day <= until)
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
const weekdayOf = (day: string) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? fail(`no weekday of ${day}`)
