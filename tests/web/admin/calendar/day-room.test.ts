import { expect, test } from 'vitest'
import { minutesOf, timeOf } from '#src/catalog/time-of-day.ts'
import type { Appointment, Closure } from '#src/contract/generated/types.ts'
import { blocksOn } from '#src/web/admin/calendar/blocks.ts'
import { closedForCrews, isOff } from '#src/web/admin/closures/closed-for-crews.ts'
import { closedParts, crowdIn, dayRoom, firstStart, notOverFrom, startAt } from '#src/web/admin/calendar/day-room.ts'
import { sampleRevision } from '../../../support/content/sample-revision.ts'
import { STORED } from '../../../support/server/stored-request.ts'

const DAY = '2026-06-02'

/** Open from 7 to 19, a start each half hour. */
const { business } = (await sampleRevision()).content
const closed = { ...business, closedDates: [DAY] }
const early = { ...business, hours: business.hours.map(hours => ({ ...hours, open: '07:15' })) }
const crews = (count: number) => ({ ...business, crews: count })

const visit = (time: string, duration: number, crew?: number): Appointment => ({
  ...STORED,
  id: `${time} ${duration}`,
  appointment_time: time,
  duration,
  ...(crew !== undefined && { crew }),
})
const blocks = (...visits: Appointment[]) => blocksOn(DAY, visits, business.timeZone)

test.each([
  ['a usual day', business, DAY, ['0-7', '19-24']],
  ['a day off', closed, DAY, ['0-24']],
  ['a day on which an hour is skipped', business, '2026-03-08', ['0-7', '2-3', '19-24']],
  ['a day on which an hour comes twice', business, '2026-11-01', ['0-7', '19-24']],
])('on %s nobody works in these hours', (_, of, day, expected) => {
  expect(closedParts(of, day).map(({ start, end }) => `${start / 60}-${end / 60}`)).toEqual(expected)
})

test.each([
  ['nothing', business, blocks(), { taken: 0, free: 720 }],
  ['three hours of one crew', business, blocks(visit('09:00', 180)), { taken: 0.25, free: 540 }],
  ['three hours of one of two crews', crews(2), blocks(visit('09:00', 180)), { taken: 0.125, free: 1260 }],
  ['what lies within the opening hours', business, blocks(visit('05:00', 240)), { taken: 1 / 6, free: 600 }],
  ['everything', business, blocks(visit('07:00', 720)), { taken: 1, free: 0 }],
  ['two visits at once once, where only one crew is left', business, blocks(visit('09:00', 60), visit('09:00', 60)), { taken: 1 / 12, free: 660 }],
  ['nothing on a day off', closed, blocks(visit('09:00', 60)), null],
])('of a day is taken %s', (_, of, visits, expected) => {
  const room = dayRoom(of, DAY, visits)
  expect(room && { taken: Number(room.taken.toFixed(9)), free: room.free }).toEqual(
    expected && { taken: Number(expected.taken.toFixed(9)), free: expected.free },
  )
})

const closure = (from_time: string | null, until_time: string | null, crews: Closure['crews'] = 'all'): Closure => ({
  id: `${from_time} ${crews}`,
  first_day: DAY,
  last_day: DAY,
  from_time,
  until_time,
  crews,
  reason: '',
  at: '2026-06-01T15:00:00.000Z',
  by: 'owner',
})

test.each([
  ['a visit until 1 and a block from 12 to 7', 1, '', [closure('12:00', '19:00')], 0],
  ['a block over lunch', 1, '', [closure('13:00', '14:00')], 300],
  ['a block before the opening', 1, '', [closure('05:00', '07:00')], 360],
  ['a block of all of two crews', 2, '', [closure('13:00', '14:00')], 18 * 60 - 120],
  ['a block of one of two crews', 2, '', [closure('13:00', '14:00', 'one')], 18 * 60 - 60],
  ['one of the two, beside the visit of the other', 2, '', [closure('07:00', '13:00', 'one')], 720],
  ['a block of one crew, where it is not known to be the one that is asked about', 1, '1', [closure('13:00', '14:00', 'one')], 360],
  ['a block of all crews, of the one that is asked about', 1, '1', [closure('13:00', '14:00')], 300],
  ['a block of another day', 1, '', [{ ...closure(null, null), first_day: '2026-06-03', last_day: '2026-06-03' }], 360],
])('%s leaves the rest free', (_, count, crew, closures, free) => {
  expect(dayRoom(crews(count), DAY, [...blocks(visit('07:00', 360)), ...closedForCrews(closures, DAY, crews(count), crew)])?.free).toBe(free)
})

test.each([
  ['with its visit until 1', '07:00', '13:00', 1, '', 18 * 60],
  ['with its visit until 1, and two hours more', '07:00', '15:00', 1, '', 18 * 60 - 120],
  ['while the other crew is away', '07:00', '13:00', 2, '', 12 * 60],
  ['of the crew that is asked about, with its visit until 1', '07:00', '15:00', 1, '1', 4 * 60],
  ['of the crew that is not asked about', '13:00', '15:00', 2, '1', 6 * 60],
])('a block of a crew counts once: %s', (_, from, until, named, asked, free) => {
  const two = crews(2)
  const taken = [...blocks(visit('07:00', 360, 1)), ...closedForCrews([closure(from, until, String(named))], DAY, two, asked)]
  expect(dayRoom(asked === '' ? two : business, DAY, taken)?.free).toBe(free)
})

test('a day is off for the crew that is away all day, and for everybody once each of them is', () => {
  const [one, two] = [closure(null, null, '1'), closure(null, null, '2')]
  const off = (closures: readonly Closure[], crew: string) => isOff(closures, DAY, crews(2), crew)
  expect([off([one], '1'), off([one], '2'), off([one], ''), off([one, two], ''), off([one, one], '')]).toEqual([true, false, false, true, false])
})

test.each([
  ['2026-06-01', '12:10', 540, 0.25],
  [DAY, '06:00', 540, 0.25],
  [DAY, '08:00', 540, 0.25],
  [DAY, '10:38', 502, 0.25],
  [DAY, '19:30', 0, 0.25],
  ['2026-06-03', '06:00', 0, 0.25],
])('on %s at %s so many minutes are left: %i', (date, time, free, taken) => {
  expect(dayRoom(business, DAY, blocks(visit('07:00', 180)), notOverFrom(DAY, { date, time }))).toEqual({ taken, free })
})

test.each([
  ['09:00', '12:00', 2],
  ['09:00', '10:00', 1],
  ['11:00', '13:00', 1],
  ['13:00', '14:00', 0],
])('from %s to %s at most so many are under way at once: %i', (from, until, expected) => {
  const visits = blocks(visit('08:00', 180), visit('10:00', 60), visit('11:00', 60))
  expect(crowdIn(visits, { start: minutesOf(from), end: minutesOf(until) })).toBe(expected)
})

test.each([
  ['09:00', business, '09:00'],
  ['09:29', business, '09:00'],
  ['09:30', business, '09:30'],
  ['05:10', business, '05:00'],
  ['09:29', early, '09:15'],
  ['00:05', early, '00:15'],
  ['23:59', business, '23:30'],
  ['09:20', closed, '09:00'],
])('a press at %s begins a request at a start of the grid', (pressed, of, expected) => {
  expect(timeOf(startAt(of, DAY, minutesOf(pressed)))).toBe(expected)
})

test.each([
  ['the opening', business, blocks(), '2026-06-01', '07:00'],
  ['the first with a free crew', business, blocks(visit('07:00', 90)), '2026-06-01', '08:30'],
  ['the opening, while a second crew is free', crews(2), blocks(visit('07:00', 90)), '2026-06-01', '07:00'],
  ['the first that is not over', business, blocks(), DAY, '12:30'],
  ['the opening of a full day', business, blocks(visit('07:00', 720)), '2026-06-01', '07:00'],
  ['some start of a day off', closed, blocks(), '2026-06-01', '09:00'],
])('by keyboard a request begins at %s', (_, of, visits, today, expected) => {
  expect(timeOf(firstStart(of, DAY, visits, { date: today, time: '12:10' }))).toBe(expected)
})
