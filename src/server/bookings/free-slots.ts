import { localTime } from '#src/booking/schedule/business-time.ts'
import { closedFor, isDayOff } from '#src/booking/schedule/closed-crews.ts'
import { closedCells } from '#src/booking/schedule/closures.ts'
import {
  areFreeIn,
  busyCrews,
  type CrewDay,
  crewDaysOf,
  daysHeld,
  firstFreeDays,
  type FreeDay,
  freeStarts,
  lastDayOf,
} from '#src/booking/schedule/free-times.ts'
import { firstDay, hoursOn } from '#src/booking/schedule/slots.ts'
import { addDays, daysBetween } from '#src/catalog/days.ts'
import type { Closure, Day, TimeOfDay } from '#src/contract/generated/types.ts'
import type { AppContext } from '../app-context.ts'

/** Whether visits and closures leave any crew free for all of a visit, regardless of opening hours. */
export async function isSlotFree(context: AppContext, date: Day, time: TimeOfDay, minutes: number): Promise<boolean> {
  const { crews, timeZone } = context.content.current().revision.content.business
  const wanted = daysHeld(date, time, minutes, timeZone)
  return areFreeIn(wanted, crews, (await heldBetween(context, date, lastOf(wanted, date))).held)
}

/** Whose time counts: `except`, a request to be moved, holds none, and keeps its crew where it can; with `crew`, only that one will do. */
export interface CrewTerms {
  except?: string | undefined
  crew?: number | undefined
}

/** The crew that a visit would get then, regardless of opening hours, and of closures where they leave none; null when other visits take the time. */
export async function crewFreeOfVisits(
  context: AppContext,
  date: Day,
  time: TimeOfDay,
  minutes: number,
  { except, crew }: CrewTerms,
): Promise<number | null> {
  const { crews, timeZone } = context.content.current().revision.content.business
  const wanted = daysHeld(date, time, minutes, timeZone)
  const { visits, closed } = await heldBetween(context, date, lastOf(wanted, date), except)
  const busy = busyCrews(wanted, visits)
  if (busy.size >= crews) return null
  if (crew !== undefined) return busy.has(crew) ? null : crew
  const kept = except === undefined || crews === 1 ? null : await context.storage.appointments.crewOf(except)
  const free = Array.from({ length: crews }, (_, index) => index + 1).filter(each => !busy.has(each))
  const away = busyCrews(wanted, closed)
  const there = free.filter(each => !away.has(each))
  const choice = there.length > 0 ? there : free
  return choice.find(each => each === kept) ?? choice[0] ?? null
}

/** The free starts of a day for a visit of that many minutes, which may go on into the next days; and the closures that it could meet, of the crew that is asked for. */
export async function freeSlots(
  context: AppContext,
  date: Day,
  minutes: number,
  { except, crew }: CrewTerms = {},
): Promise<{ slots: TimeOfDay[]; closures: readonly Closure[] }> {
  const { business } = context.content.current().revision.content
  const until = lastDayOf(business, date, minutes)
  if (until === null) return { slots: [], closures: [] }
  const { held, closures } = await heldBetween(context, date, until, except)
  const now = localTime(context.clock(), business.timeZone)
  const slots = freeStarts(business, date, minutes, now, held)
  if (crew === undefined) return { slots, closures }
  const ofCrew = held.filter(day => day.crew === crew)
  const own = new Set(freeStarts({ ...business, crews: 1 }, date, minutes, now, ofCrew))
  return { slots: slots.filter(time => own.has(time)), closures: closedFor(closures, crew) }
}

/** Limits, in days: of the answer, and of the search, which a full calendar would never end; days off are passed over, as far as a year. */
const DAYS = { told: 3, searched: 28, passed: 366 }

/** The next days with a free start for a visit of that many minutes, from one day on. */
export async function freeDays(context: AppContext, date: Day, minutes: number): Promise<FreeDay[]> {
  const { content, storage, clock } = context
  const { business } = content.current().revision.content
  const now = localTime(clock(), business.timeZone)
  const earliest = firstDay(business, 'desktop', now.date)
  const first = date > earliest ? date : earliest
  const last = addDays(first, DAYS.passed)
  const closures = await storage.closures.between(first, last)
  const days = daysBetween(first, last)
    .filter(day => !isDayOff(closures, day, business.crews))
    .slice(0, DAYS.searched)
    .filter(day => hoursOn(business, day) !== null)
  const [begin, end] = [days[0], days.at(-1)]
  if (begin === undefined || end === undefined) return []
  const { held } = await heldBetween(context, begin, lastDayOf(business, end, minutes) ?? end)
  return firstFreeDays(business, days, minutes, now, held, DAYS.told)
}

/** What closures take of some days. */
export function closedDays(closures: readonly Closure[], days: Iterable<Day>, crews: number): CrewDay[] {
  return crewDaysOf(closedCells(closures, days, crews))
}

/** What visits and closures take of the days from one to another, together and by themselves, and those closures. */
async function heldBetween(
  { content, storage, clock }: AppContext,
  first: Day,
  last: Day,
  except?: string,
): Promise<{ held: CrewDay[]; visits: CrewDay[]; closed: CrewDay[]; closures: readonly Closure[] }> {
  const [visits, closures] = await Promise.all([storage.appointments.crewDays(first, last, clock(), except), storage.closures.between(first, last)])
  const closed = closedDays(closures, daysBetween(first, last), content.current().revision.content.business.crews)
  return { held: [...visits, ...closed], visits, closed, closures }
}

function lastOf(wanted: ReadonlyMap<Day, unknown>, date: Day): Day {
  return [...wanted.keys()].sort().at(-1) ?? date
}
