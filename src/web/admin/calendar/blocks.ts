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
  crew: number | undefined
  /** Overlapping visits stand side by side in lanes: this block's lane, from 0. */
  lane: number
  lanes: number
}

export const DAY_MINUTES = 24 * 60

/** Minimum height of a block, in minutes: shorter visits must still be readable and easy to tap. */
const MIN_MINUTES = 30

/**
 * Returns the visits of a day as blocks, by start time. Cancelled and released visits hold no time and are left out. Of visits at the same time, those of
 * the first crew stand left.
 *
 * @param columns how many crews have a column of their own, also while they are idle
 */
export function blocksOn(day: Day, requests: readonly Appointment[], timeZone: string, columns = 0): Block[] {
  const segments = requests.flatMap(request => segmentOn(day, request, timeZone) ?? [])
  const ordered = segments.toSorted((a, b) => a.start - b.start || b.end - a.end || (a.request.id < b.request.id ? -1 : 1))
  return (columns === 0 ? groupsOf(ordered) : [ordered]).flatMap(group => inLanes(group, columns))
}

type Segment = Omit<Block, 'lane' | 'lanes'>

function segmentOn(day: Day, request: Appointment, timeZone: string): Segment | null {
  const { appointment_date: date } = request
  const span = visitSpan(request, timeZone)
  if (date === null || span === null || !keepsTime(request)) return null
  const ahead = wallMinute({ date, time: '00:00' }) - wallMinute({ date: day, time: '00:00' })
  const [start, end] = [span.start + ahead, span.end + ahead]
  if (end <= 0 || start >= DAY_MINUTES) return null
  return { request, crew: request.crew, start: Math.max(start, 0), end: Math.min(end, DAY_MINUTES) }
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

/** Splits segments into groups that overlap, directly or through others. */
function groupsOf(segments: readonly Segment[]): Segment[][] {
  const groups: Segment[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const segment of segments) {
    if (segment.start >= end) groups.push([])
    groups.at(-1)?.push(segment)
    end = Math.max(end, endOf(segment))
  }
  return groups
}

/** Where a segment ends on the screen. */
function endOf({ start, end }: Segment): number {
  return Math.max(end, start + MIN_MINUTES)
}

/** Puts the segments of a group into lanes that share the width equally, one for each crew, in their order; more where visits of one crew overlap on the screen. */
function inLanes(group: readonly Segment[], columns: number): Block[] {
  const own = Array.from({ length: columns }, (_, index) => index + 1)
  // Without a crew are all visits of a business with one, and those that are just being saved: these wait in the last column.
  const crewOf = ({ request }: Segment) => request.crew ?? Math.max(1, columns)
  const crews = [...new Set([...own, ...group.map(crewOf)])].sort((a, b) => a - b)
  const stacked = crews.map(crew => stackedIn(group.filter(segment => crewOf(segment) === crew)))
  // Columns are equally wide, whatever stands in them.
  const widths = stacked.map(({ lanes }) => (columns === 0 ? lanes : Math.max(1, ...stacked.map(each => each.lanes))))
  const lanes = widths.reduce((sum, width) => sum + width, 0)
  const firsts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, 0))
  const laneOf = new Map(stacked.flatMap(({ placed }, index) => placed.map(([segment, lane]) => [segment, (firsts[index] ?? 0) + lane] as const)))
  return group.map(segment => ({ ...segment, lane: laneOf.get(segment) ?? 0, lanes }))
}

/** Puts each segment into the first lane that is free. */
function stackedIn(segments: readonly Segment[]): { placed: [Segment, number][]; lanes: number } {
  /** End of the last segment in each lane. */
  const ends: number[] = []
  const placed = segments.map((segment): [Segment, number] => {
    const free = ends.findIndex(end => end <= segment.start)
    const lane = free === -1 ? ends.length : free
    ends[lane] = endOf(segment)
    return [segment, lane]
  })
  return { placed, lanes: ends.length }
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
