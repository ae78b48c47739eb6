import { localTime } from '#src/booking/schedule/business-time.ts'
import { areFreeIn, daysHeld, firstFreeDays, type FreeDay, freeStarts, lastDayOf } from '#src/booking/schedule/free-times.ts'
import { firstDay, hoursOn } from '#src/booking/schedule/slots.ts'
import { addDays } from '#src/catalog/days.ts'
import type { Day, TimeOfDay } from '#src/contract/generated/types.ts'
import type { AppContext } from '../app-context.ts'

/** Whether any crew is free for all of a visit, regardless of opening hours. */
export async function isSlotFree({ content, storage, clock }: AppContext, date: Day, time: TimeOfDay, minutes: number): Promise<boolean> {
  const { crews, timeZone } = content.current().revision.content.business
  const wanted = daysHeld(date, time, minutes, timeZone)
  return areFreeIn(wanted, crews, await storage.appointments.crewDays(date, [...wanted.keys()].sort().at(-1) ?? date, clock()))
}

/** The free starts of a day for a visit of that many minutes, which may go on into the next days. */
export async function freeSlots({ content, storage, clock }: AppContext, date: Day, minutes: number): Promise<TimeOfDay[]> {
  const { business } = content.current().revision.content
  const until = lastDayOf(business, date, minutes)
  if (until === null) return []
  return freeStarts(business, date, minutes, localTime(clock(), business.timeZone), await storage.appointments.crewDays(date, until, clock()))
}

/** Limits, in days: of the answer, and of the search, which a full calendar would never end. */
const DAYS = { told: 3, searched: 28 }

/** The next days with a free start for a visit of that many minutes, from one day on. */
export async function freeDays({ content, storage, clock }: AppContext, date: Day, minutes: number): Promise<FreeDay[]> {
  const { business } = content.current().revision.content
  const now = localTime(clock(), business.timeZone)
  const first = firstDay(business, 'desktop', now.date)
  const days = Array.from({ length: DAYS.searched }, (_, ahead) => addDays(date > first ? date : first, ahead)).filter(
    day => hoursOn(business, day) !== null,
  )
  const [begin, end] = [days[0], days.at(-1)]
  if (begin === undefined || end === undefined) return []
  const until = lastDayOf(business, end, minutes) ?? end
  return firstFreeDays(business, days, minutes, now, await storage.appointments.crewDays(begin, until, clock()), DAYS.told)
}
