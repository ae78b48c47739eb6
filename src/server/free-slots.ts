import { localTime } from '#src/booking/business-time.ts'
import { areFree, freeStarts } from '#src/booking/free-times.ts'
import { cellsOf, startsOn } from '#src/booking/slots.ts'
import type { Day, TimeOfDay } from '#src/contract/generated/types.ts'
import type { ServerParts } from './server-parts.ts'
import type { HeldCell } from './storage/claims.ts'
import { isStanding } from './storage/holds.ts'

/** Whether some crew is free for all of a visit, whatever the opening hours. */
export async function isSlotFree(parts: ServerParts, date: Day, time: TimeOfDay, minutes: number): Promise<boolean> {
  const { crews, timeZone } = parts.content.current().revision.content.business
  const cells = cellsOf(date, time, minutes, timeZone)
  const claims = await standing(parts, date, cells.at(-1)?.day ?? date)
  return areFree(cells, crews, claims)
}

/** The starts of a day that are free for a visit of that many minutes, which may go on into the next days. */
export async function freeSlots(parts: ServerParts, date: Day, minutes: number): Promise<TimeOfDay[]> {
  const { content, clock } = parts
  const { business } = content.current().revision.content
  const last = startsOn(business, date).at(-1)
  if (last === undefined) return []
  const claims = await standing(parts, date, cellsOf(date, last, minutes, business.timeZone).at(-1)?.day ?? date)
  return freeStarts(business, date, minutes, localTime(clock(), business.timeZone), claims)
}

async function standing({ storage, clock }: ServerParts, first: Day, last: Day): Promise<HeldCell[]> {
  const now = clock()
  return (await storage.appointments.claims(first, last)).filter(claim => isStanding(claim, now))
}
