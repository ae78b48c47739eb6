import { expect, test } from 'vitest'
import { compareTimes, type StoredVisit } from '#src/booking/schedule/compare-times.ts'
import { startsOn } from '#src/booking/schedule/slots.ts'
import { addDays } from '#src/catalog/days.ts'
import type { Business } from '#src/contract/generated/types.ts'
import { loadContent } from '#src/cms/folder/local-content.ts'
import { timesLines, timesSummary, standingWords } from '#src/studio-model/publish/times-words.ts'
import { type Edit, edited } from '#tests/support/content/edit.ts'
import { type Draw, drawFromSeed } from '#tests/support/draw.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { SEED } from '#tests/support/seed.ts'

const loaded = await loadContent(SAMPLE_FOLDER)
if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
const { business } = loaded.value.content

/** A Wednesday. */
const TODAY = '2026-05-20'
const SUNDAY = '2026-05-24'

const VISITS: StoredVisit[] = [
  { id: 'past', name: 'Past', appointment_date: '2026-05-17', appointment_time: '09:00' },
  { id: 'a', name: 'Ada', appointment_date: SUNDAY, appointment_time: '09:00' },
  { id: 'b', name: 'Bob', appointment_date: '2026-05-31', appointment_time: '16:30' },
  { id: 'c', name: 'Cy', appointment_date: '2026-05-25', appointment_time: '16:30' },
  { id: 'odd', name: 'Entered by hand', appointment_date: SUNDAY, appointment_time: '05:00' },
  { id: 'quote', name: 'No day', appointment_date: null, appointment_time: null },
]

const CASES: { name: string; edits: Edit[]; lines: string[]; stand?: string[] }[] = [
  {
    name: 'Sundays that close',
    edits: [{ at: '/hours/6', remove: true }],
    lines: ['Sundays: no times any more, 2 requests stand on Sundays'],
    stand: ['a', 'b'],
  },
  {
    name: 'a day off',
    edits: [{ at: '/closedDates', set: [SUNDAY, '2026-01-01'] }],
    lines: ['Sunday, May 24, 2026: no times any more, 1 request stands on this day'],
    stand: ['a'],
  },
  {
    name: 'days off that follow one another',
    edits: [{ at: '/closedDates', set: ['2026-05-25', SUNDAY, '2026-05-30', '2026-05-23'] }],
    lines: [
      'Saturday, May 23 – Monday, May 25, 2026: no times any more, 2 requests stand on these days',
      'Saturday, May 30, 2026: no times any more',
    ],
    stand: ['a', 'c'],
  },
  {
    name: 'an earlier last start',
    edits: [{ at: '/hours/0/lastStart', set: '15:00' }],
    lines: ['Mondays: starts from 7:00 AM to 3:00 PM instead of from 7:00 AM to 5:00 PM, 1 request stands at a time that would be closed'],
    stand: ['c'],
  },
  { name: 'a later end', edits: [{ at: '/hours/0/close', set: '20:00' }], lines: ['Mondays: close at 8:00 PM instead of 7:00 PM'] },
  { name: 'starts by the hour', edits: [{ at: '/slotMinutes', set: 60 }], lines: ['Minutes between starts: 60 instead of 30'], stand: ['b', 'c'] },
  { name: 'another crew', edits: [{ at: '/crews', set: 2 }], lines: ['Visits at the same time: 2 instead of 1'] },
  {
    name: 'more notice',
    edits: [{ at: '/leadDays/mobile', set: 3 }],
    lines: ['Earliest day, days from today, mobile layout: 3 instead of 1'],
  },
  { name: 'no last day', edits: [{ at: '/horizonDays', remove: true }], lines: ['Days ahead that can be booked: not said instead of 365'] },
  {
    name: 'shorter holds',
    edits: [{ at: '/unconfirmedHolds/hours', set: 24 }],
    lines: ['Hours that the time of a new customer is held: 24 instead of 48'],
  },
  { name: 'a day off that is past', edits: [{ at: '/closedDates', set: ['2026-05-19'] }], lines: [] },
  { name: 'a text', edits: [{ at: '/phone', set: '(208) 555-0199' }], lines: [] },
]

/** With plain spaces around the dash of days. */
function plain(line: string): string {
  return line.replaceAll('\u2009', ' ')
}

test.each(CASES)('an owner reads what $name does to times, and who stands in the way', ({ edits, lines, stand = [] }) => {
  const times = compareTimes(business, edited(business, edits), VISITS, TODAY)
  expect(times === null ? [] : timesLines(times).map(plain)).toEqual(lines)
  expect((times?.requests ?? []).map(({ id }) => id)).toEqual(stand)
})

test('what opens is told too, after what closes', () => {
  const closed = edited(business, [
    { at: '/hours/6', remove: true },
    { at: '/closedDates', set: ['2026-05-25'] },
  ])
  const times = compareTimes(closed, edited(business, [{ at: '/hours/0', remove: true }]), [], TODAY)
  expect(times && timesLines(times)).toEqual(['Mondays: no times any more', 'Sundays: new, starts from 7:00 AM to 5:00 PM'])
  const opened = compareTimes(closed, edited(closed, [{ at: '/closedDates', remove: true }]), [], TODAY)
  expect(opened && timesLines(opened)).toEqual(['Monday, May 25, 2026: open again'])
})

test('the summary has who stands in the way, by name', () => {
  const times = compareTimes(business, edited(business, [{ at: '/hours/6', remove: true }]), VISITS, TODAY)
  expect(times && timesSummary(times)).toBe('When visits can be booked would change, and 2 requests stand at times that would be closed.')
  expect(times?.requests.map(standingWords)).toEqual(['Ada, Sunday, May 24, 9:00 AM', 'Bob, Sunday, May 31, 4:30 PM'])
})

test('the requests that are named are those whose start was offered and is no more', () => {
  let named = 0
  for (let round = 0; round < 40; round++) {
    const draw = drawFromSeed(SEED + round)
    const [before, after] = [drawnTimes(draw), drawnTimes(draw)]
    const visits = Array.from({ length: 200 }, (_, at) => ({
      id: String(at),
      name: '',
      appointment_date: addDays(TODAY, draw.between(-3, 20)),
      appointment_time: `${String(draw.between(6, 18)).padStart(2, '0')}:${draw.one(['00', '15', '30', '45'] as const)}`,
    }))
    const offered = (of: Business, { appointment_date: day, appointment_time: time }: (typeof visits)[number]) => startsOn(of, day).includes(time)
    const expected = visits.filter(visit => visit.appointment_date >= TODAY && offered(before, visit) && !offered(after, visit)).map(({ id }) => id)
    named += expected.length
    expect(
      (compareTimes(before, after, visits, TODAY)?.requests ?? []).map(({ id }) => id),
      `round ${round}`,
    ).toEqual(expected)
  }
  expect(named).toBeGreaterThan(100)
})

function drawnTimes(draw: Draw): Business {
  const hours = business.hours.filter(() => draw.chance(70)).map(day => ({ ...day, lastStart: draw.one(['12:00', '15:30', '17:00'] as const) }))
  const closedDates = Array.from({ length: draw.between(0, 4) }, () => addDays(TODAY, draw.between(-3, 20)))
  return { ...business, hours, closedDates, slotMinutes: draw.one([15, 30, 60] as const) }
}
