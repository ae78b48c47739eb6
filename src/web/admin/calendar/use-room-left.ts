import { isDayOff } from '#src/booking/schedule/closed-time.ts'
import type { Day } from '#src/contract/generated/types.ts'
import { useClosuresOn } from '../closures/use-closures-on.ts'
import { useContent } from '../data/content/admin-content.ts'
import { shortMinutes } from '../texts/short-durations.ts'
import type { Block } from './blocks.ts'
import { type DayRoom, dayRoom } from './day-room.ts'

interface RoomOfDay {
  day: Day
  /** The only crew whose room it is; empty for all. */
  crew: string
  today: Day
  blocks: readonly Block[]
}

/** How much of a day is booked, null when the business is closed, and in words what is left of it; of a past day nothing. */
export function useRoomLeft({ day, crew, today, blocks }: RoomOfDay): { room: DayRoom | null; left: string } {
  const { business } = useContent()
  const room = isDayOff(useClosuresOn(day), day, business.crews) ? null : dayRoom(crew === '' ? business : { ...business, crews: 1 }, day, blocks)
  if (room === null) return { room, left: 'Closed' }
  if (day < today) return { room, left: '' }
  return { room, left: room.free < business.slotMinutes ? 'Full' : `${shortMinutes(room.free)} free` }
}
