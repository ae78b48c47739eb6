import { localTime } from '#src/booking/schedule/business-time.ts'
import { areFreeIn, daysHeld, freeStarts } from '#src/booking/schedule/free-times.ts'
import { startsOn } from '#src/booking/schedule/slots.ts'
import { cellsOf } from '#src/booking/schedule/cells.ts'
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
  const last = startsOn(business, date).at(-1)
  if (last === undefined) return []
  const until = cellsOf(date, last, minutes, business.timeZone).at(-1)?.day ?? date
  return freeStarts(business, date, minutes, localTime(clock(), business.timeZone), await storage.appointments.crewDays(date, until, clock()))
}
