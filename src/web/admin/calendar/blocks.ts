import { minutesOf } from '#src/catalog/time-of-day.ts'
import { wallMinute } from '#src/booking/schedule/clock-changes.ts'
import { wallSpans } from '#src/booking/schedule/wall-spans.ts'
import { keepsTime } from '#src/booking/appointment/status.ts'
import type { Appointment, Day, OpeningHours } from '#src/contract/generated/types.ts'

/** The segment of a visit that lies on one day. */
export interface Block {
  request: Appointment
  /** Minutes since midnight. A visit that spans midnight is cut at the day's bounds, 0 and 1440. */
  start: number
  end: number
  /** Overlapping visits stand side by side in lanes: this block's lane, from 0. */
  lane: number
  lanes: number
}

export const DAY_MINUTES = 24 * 60

/** Minimum height of a block, in minutes: shorter visits must still be readable and easy to tap. */
const MIN_MINUTES = 30

/** Returns the visits of a day as blocks, by start time. Cancelled and released visits hold no time and are left out. */
export function blocksOn(day: Day, requests: readonly Appointment[], timeZone: string): Block[] {
  const segments = requests.flatMap(request => segmentOn(day, request, timeZone) ?? [])
  const ordered = segments.toSorted((a, b) => a.start - b.start || b.end - a.end || (a.request.id < b.request.id ? -1 : 1))
  return inLanes(ordered)
}

type Segment = Omit<Block, 'lane' | 'lanes'>

function segmentOn(day: Day, request: Appointment, timeZone: string): Segment | null {
  const { appointment_date: date } = request
  const span = visitSpan(request, timeZone)
  if (date === null || span === null || !keepsTime(request)) return null
  const ahead = wallMinute({ date, time: '00:00' }) - wallMinute({ date: day, time: '00:00' })
  const [start, end] = [span.start + ahead, span.end + ahead]
  if (end <= 0 || start >= DAY_MINUTES) return null
  return { request, start: Math.max(start, 0), end: Math.min(end, DAY_MINUTES) }
}

/**
 * When a visit begins and ends by the clock on the wall, in minutes after midnight of its day: it ends later where the clock is put forward meanwhile.
 * Null without a time.
 */
export function visitSpan(request: Appointment, timeZone: string): Pick<Block, 'start' | 'end'> | null {
  const { appointment_date: date, appointment_time: time, duration = 0 } = request
  if (date === null || time === null) return null
  const midnight = wallMinute({ date, time: '00:00' })
  const ends = wallSpans(wallMinute({ date, time }), duration, timeZone).map(([, end]) => end - midnight)
  return { start: minutesOf(time), end: Math.max(...ends) }
}

/** Puts each segment into the first free lane; segments that overlap, directly or through others, share the width equally. */
function inLanes(segments: readonly Segment[]): Block[] {
  const blocks: Block[] = []
  let group: Block[] = []
  /** End of the last segment in each lane of the group. */
  let ends: number[] = []
  for (const segment of segments) {
    if (ends.every(end => end <= segment.start)) {
      group = []
      ends = []
    }
    const free = ends.findIndex(end => end <= segment.start)
    const lane = free === -1 ? ends.length : free
    ends[lane] = Math.max(segment.end, segment.start + MIN_MINUTES)
    const block = { ...segment, lane, lanes: ends.length }
    group.push(block)
    blocks.push(block)
    for (const other of group) other.lanes = ends.length
  }
  return blocks
}

/** The full hours that a calendar shows, `until` excluded: the opening hours and every visit, with an hour around them that may be chosen too. */
export function hoursShown(hours: readonly OpeningHours[], blocks: readonly Block[]): { from: number; until: number } {
  const starts = [...hours.map(({ open }) => minutesOf(open)), ...blocks.map(({ start }) => start)]
  const ends = [
    ...hours.map(({ close }) => minutesOf(close)),
    ...blocks.map(({ start, end }) => Math.min(Math.max(end, start + MIN_MINUTES), DAY_MINUTES)),
  ]
  return {
    from: Math.max(0, Math.floor(Math.min(...starts) / 60) - 1),
    until: Math.min(24, Math.ceil(Math.max(...ends) / 60) + 1),
  }
}
