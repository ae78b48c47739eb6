import { blockedStarts } from '#src/booking/schedule/blocked-starts.ts'
import { closedFor } from '#src/booking/schedule/closed-crews.ts'
import { closedText } from '#src/booking/schedule/closed-text.ts'
import { localTime } from '#src/booking/schedule/business-time.ts'
import { nextOpenDay } from '#src/booking/schedule/day-problem.ts'
import { freeStarts, lastDayOf } from '#src/booking/schedule/free-times.ts'
import { lastDay } from '#src/booking/schedule/slots.ts'
import { addDays, daysBetween } from '#src/catalog/days.ts'
import type { Closure, Day, SlotsAnswer } from '#src/contract/generated/types.ts'
import type { AppContext } from '../app-context.ts'
import { closedDays, type CrewTerms, freeSlots } from './free-slots.ts'

/** How far ahead closures are read where content sets no last day, days; as far as `nextOpenDay` searches. */
const LONGEST_SEARCH = 366

/** The free starts of a day, and why closures take others; where closures leave none, why, and the next day on which they do. */
export async function slotsAnswer(context: AppContext, date: Day, minutes: number, terms?: CrewTerms): Promise<SlotsAnswer> {
  const { slots, closures } = await freeSlots(context, date, minutes, terms)
  const blocked = blockedStarts(context.content.current().revision.content, date, minutes, closures)
  return {
    slots,
    ...(Object.keys(blocked).length > 0 && { blocked }),
    ...(slots.length === 0 && (await closedDay(context, date, minutes, terms?.crew))),
  }
}

/** Why closures alone leave a day no start, of the crew that is asked for or of all, and the next day on which they leave one; null when they leave one, or the opening hours have none. */
export async function closedDay(
  { content, storage, clock }: AppContext,
  date: Day,
  minutes: number,
  crew?: number,
): Promise<Pick<SlotsAnswer, 'closed' | 'next'> | null> {
  const { business, bookingForm } = content.current().revision.content
  const now = localTime(clock(), business.timeZone)
  const leavesNone = (day: Day, closures: readonly Closure[]) => {
    const days = daysBetween(day, lastDayOf(business, day, minutes) ?? day)
    const start = (held: ReturnType<typeof closedDays>) => freeStarts(business, day, minutes, now, held).length > 0
    return start([]) && !start(closedDays(closures, days, business.crews))
  }
  const between = async (first: Day, last: Day) => closedFor(await storage.closures.between(first, last), crew)
  const about = await between(date, lastDayOf(business, date, minutes) ?? date)
  if (about.length === 0 || !leavesNone(date, about)) return null
  const last = lastDay(business, now.date) ?? addDays(now.date, LONGEST_SEARCH)
  const later = await between(date, addDays(last, 1))
  let next = nextOpenDay(business, 'desktop', date, now.date)
  while (next !== null && leavesNone(next, later)) next = nextOpenDay(business, 'desktop', next, now.date)
  const closed = closedText(
    bookingForm,
    about.filter(({ first_day, last_day }) => first_day <= date && date <= last_day),
  )
  return { closed, ...(next !== null && { next }) }
}
