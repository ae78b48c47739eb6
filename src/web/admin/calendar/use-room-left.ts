import type { LocalTime } from '#src/booking/schedule/business-time.ts'
import { isPast, startsOn } from '#src/booking/schedule/slots.ts'
import type { Closure, Day } from '#src/contract/generated/types.ts'
import { closedForCrews, isOff } from '../closures/closed-for-crews.ts'
import { useClosuresOn } from '../closures/use-closures-on.ts'
import { useContent } from '../data/content/admin-content.ts'
import { shortMinutes } from '../texts/short-durations.ts'
import type { Block } from './blocks.ts'
import { type DayRoom, dayRoom, notOverFrom } from './day-room.ts'

interface RoomOfDay {
  day: Day
  /** The only crew whose room it is; empty for all. */
  crew: string
  now: LocalTime
  blocks: readonly Block[]
}

interface RoomLeft {
  /** Null when the business is closed. */
  room: DayRoom | null
  closures: readonly Closure[]
  /** In words; of a day on which nothing can begin any more nothing. */
  left: string
}

/** How much of a day is taken, by visits and by closures, and what is left of it. */
export function useRoomLeft({ day, crew, now, blocks }: RoomOfDay): RoomLeft {
  const { business } = useContent()
  const closures = useClosuresOn(day, crew)
  const asked = crew === '' ? business : { ...business, crews: 1 }
  const taken = [...blocks, ...closedForCrews(closures, day, business, crew)]
  const room = isOff(closures, day, business, crew) ? null : dayRoom(asked, day, taken, notOverFrom(day, now))
  if (room === null) return { room, closures, left: 'Closed' }
  if (startsOn(business, day).every(time => isPast(day, time, now))) return { room, closures, left: '' }
  return { room, closures, left: room.free < business.slotMinutes ? 'Full' : `${shortMinutes(room.free)} free` }
}
