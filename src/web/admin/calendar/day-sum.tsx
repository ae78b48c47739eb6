import type { Day } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useNow } from '../hooks/use-clock.ts'
import { visitCount } from '../texts/visit-count.ts'
import type { Block } from './blocks.ts'
import { useRoomLeft } from './use-room-left.ts'

interface DaySumProps {
  day: Day
  crew: string
  blocks: readonly Block[]
}

/** A day in one line: how many visits, from when until when, and how much room is left. */
export function DaySum({ blocks, ...of }: DaySumProps) {
  const { business, dates } = useContent()
  const { left } = useRoomLeft({ ...of, now: useNow(business.timeZone), blocks })
  const [from, until] = [Math.min(...blocks.map(({ start }) => start)), Math.max(...blocks.map(({ end }) => end))]
  const hours = blocks.length === 0 ? '' : `${dates.clock(from)} – ${dates.clock(until)}`
  return <p className="day-sum">{[visitCount(blocks.length), hours, left].filter(part => part !== '').join(' · ')}</p>
}
