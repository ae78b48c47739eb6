import { minutesOf } from '#src/booking/schedule/business-time.ts'
import { holdsTime } from '#src/booking/appointment/status.ts'
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

const DAY_MINUTES = 24 * 60

/** Minimum height of a block, in minutes: shorter visits must still be readable and easy to tap. */
const MIN_MINUTES = 30

/** Returns the visits of a day as blocks, by start time. Cancelled and released visits hold no time and are left out. */
export function blocksOn(day: Day, requests: readonly Appointment[]): Block[] {
  const segments = requests.flatMap(request => segmentOn(day, request) ?? [])
  const ordered = segments.toSorted((a, b) => a.start - b.start || b.end - a.end || (a.request.id < b.request.id ? -1 : 1))
  return inLanes(ordered)
}

type Segment = Omit<Block, 'lane' | 'lanes'>

function segmentOn(day: Day, request: Appointment): Segment | null {
  const { appointment_date: date, appointment_time: time, duration = 0, status, released_at } = request
  if (date === null || time === null || !holdsTime(status) || released_at !== undefined) return null
  const start = minutesOf(time) + minutesBetween(day, date)
  const end = start + duration
  if (end <= 0 || start >= DAY_MINUTES) return null
  return { request, start: Math.max(start, 0), end: Math.min(end, DAY_MINUTES) }
}

/** Counts wall-clock minutes: every day has 1440, also when daylight saving time begins or ends. */
function minutesBetween(first: Day, second: Day): number {
  return (Date.parse(`${second}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 60_000
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

/** The full hours that a calendar shows, `until` excluded: the opening hours, extended to cover every visit. */
export function hoursShown(hours: readonly OpeningHours[], blocks: readonly Block[]): { from: number; until: number } {
  const starts = [...hours.map(({ open }) => minutesOf(open)), ...blocks.map(({ start }) => start)]
  const ends = [
    ...hours.map(({ close }) => minutesOf(close)),
    ...blocks.map(({ start, end }) => Math.min(Math.max(end, start + MIN_MINUTES), DAY_MINUTES)),
  ]
  return { from: Math.floor(Math.min(...starts) / 60), until: Math.ceil(Math.max(...ends) / 60) }
}
