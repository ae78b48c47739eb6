import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { addDays } from '#src/catalog/days.ts'
import { localTime } from '#src/booking/schedule/business-time.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { type Block, blocksOn, hoursShown } from '#src/web/admin/calendar/blocks.ts'
import { weekOf, weekStartOf } from '#src/web/admin/calendar/week.ts'
import { STORED } from '../../../support/stored-request.ts'

const DAY = '2026-06-02'

const visit = (id: string, appointment_time: string, duration: number, more: Partial<Appointment> = {}): Appointment => ({
  ...STORED,
  id,
  appointment_date: DAY,
  appointment_time,
  duration,
  ...more,
})

/** What a test says of a block: who, from when to when in hours, and its place among those side by side. */
const told = (requests: readonly Appointment[], day = DAY) =>
  blocksOn(day, requests).map(({ request, start, end, lane, lanes }) => `${request.id} ${start / 60}-${end / 60} ${lane + 1}/${lanes}`)

describe('the visits of a day', () => {
  test.each([
    ['one after another, in the order of their starts', [visit('b', '11:00', 60), visit('a', '09:00', 120)], ['a 9-11 1/1', 'b 11-12 1/1']],
    [
      'with the whole width as soon as nothing overlaps',
      [visit('a', '09:00', 120), visit('b', '10:00', 60), visit('c', '11:00', 60)],
      ['a 9-11 1/2', 'b 10-11 2/2', 'c 11-12 1/1'],
    ],
    ['side by side where they overlap', [visit('a', '09:00', 180), visit('b', '10:00', 60)], ['a 9-12 1/2', 'b 10-11 2/2']],
    [
      'side by side with all that overlap through one another; a lane that is free again is used again',
      [visit('a', '09:00', 120), visit('b', '10:00', 180), visit('c', '11:00', 60), visit('d', '14:00', 60)],
      ['a 9-11 1/2', 'b 10-13 2/2', 'c 11-12 1/2', 'd 14-15 1/1'],
    ],
    ['three at once in three lanes', ['a', 'b', 'c'].map(id => visit(id, '09:00', 60)), ['a 9-10 1/3', 'b 9-10 2/3', 'c 9-10 3/3']],
    ['a short one keeps the room in which it can be read', [visit('a', '09:00', 15), visit('b', '09:15', 60)], ['a 9-9.25 1/2', 'b 9.25-10.25 2/2']],
    [
      'without those that hold no time',
      [
        visit('a', '09:00', 60, { status: 'Cancelled' }),
        visit('b', '09:00', 60, { appointment_date: null, appointment_time: null }),
        visit('c', '09:00', 60, { appointment_date: '2026-06-03' }),
      ],
      [],
    ],
  ])('stand %s', (_, requests, expected) => {
    expect(told(requests)).toEqual(expected)
  })

  test('a visit over midnight stands on both days, one of three days on all three', () => {
    expect(told([visit('late', '22:00', 240)])).toEqual(['late 22-24 1/1'])
    expect(told([visit('late', '22:00', 240)], '2026-06-03')).toEqual(['late 0-2 1/1'])
    const long = [visit('long', '12:00', 2 * 1440)]
    expect(['2026-06-01', DAY, '2026-06-03', '2026-06-04', '2026-06-05'].map(day => told(long, day))).toEqual([
      [],
      ['long 12-24 1/1'],
      ['long 0-24 1/1'],
      ['long 0-12 1/1'],
      [],
    ])
  })

  test.each(['2026-03-08', '2026-11-01'])('on %s, when the clocks change, a visit is as long as the wall says', day => {
    expect(told([visit('a', '01:00', 180, { appointment_date: day })], day)).toEqual(['a 1-4 1/1'])
    expect(told([visit('a', '23:00', 180, { appointment_date: day })], addDays(day, 1))).toEqual(['a 0-2 1/1'])
  })

  const visits = fc.array(
    fc.record({ day: fc.integer({ min: -2, max: 2 }), start: fc.integer({ min: 0, max: 95 }), cells: fc.integer({ min: 2, max: 200 }) }),
    { maxLength: 30 },
  )
  test.prop([visits])('whatever they are: none covers another, none is left out, and no lane is more than are needed', drawn => {
    const requests = drawn.map(({ day, start, cells }, index) =>
      visit(`v${index}`, `${String(Math.floor(start / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][start % 4]}`, cells * 15, {
        appointment_date: addDays(DAY, day),
      }),
    )
    const days = Array.from({ length: 9 }, (_, index) => addDays(DAY, index - 3))
    const all = days.map(day => blocksOn(day, requests))
    for (const request of requests) {
      const lengths = all.flat().filter(block => block.request === request)
      expect(lengths.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(request.duration)
    }
    for (const blocks of all) {
      const most = Math.max(0, ...blocks.map(({ start }) => blocks.filter(other => other.start <= start && start < roomEnd(other)).length))
      for (const block of blocks) {
        const overlapping = blocks.filter(other => other !== block && other.start < block.end && block.start < other.end)
        expect(overlapping.every(other => other.lane !== block.lane && other.lanes === block.lanes)).toBe(true)
        expect(block.lane).toBeLessThan(block.lanes)
        expect(block.lanes).toBeLessThanOrEqual(most)
      }
    }
  })
})

/** Half an hour is the least room. */
function roomEnd({ start, end }: Block): number {
  return Math.max(end, start + 30)
}

const HOURS = [{ day: 'monday' as const, open: '07:00', close: '19:00', lastStart: '17:00' }]

test('the calendar shows the hours of the business, and those in which there are visits', () => {
  expect(hoursShown(HOURS, [])).toEqual({ from: 7, until: 19 })
  expect(hoursShown(HOURS, blocksOn(DAY, [visit('early', '05:15', 60), visit('late', '18:30', 90)]))).toEqual({ from: 5, until: 20 })
  expect(hoursShown(HOURS, blocksOn(DAY, [visit('night', '23:45', 15)]))).toEqual({ from: 7, until: 24 })
})

test.each([
  ['en-US', 7, '2026-05-31'],
  ['de-DE', 1, '2026-06-01'],
  ['ar-EG', 6, '2026-05-30'],
])('in %s a week begins on weekday %s', (locale, weekStart, first) => {
  expect(weekStartOf(locale)).toBe(weekStart)
  const week = weekOf(DAY, weekStartOf(locale))
  expect([week.length, week[0], week.includes(DAY)]).toEqual([7, first, true])
})

test.prop([fc.integer({ min: 0, max: 30_000 }), fc.constantFrom(1, 2, 3, 4, 5, 6, 7)])(
  'each of the seven days of a week is in the same week, also when the clocks change',
  (days, weekStart) => {
    const week = weekOf(addDays('2000-01-01', days), weekStart)
    expect(new Set(week).size).toBe(7)
    for (const day of week) expect(weekOf(day, weekStart)).toEqual(week)
  },
)

test.each([
  ['2026-03-08T08:59:00Z', '2026-03-08'],
  ['2026-03-09T05:59:00Z', '2026-03-08'],
  ['2026-03-09T06:00:00Z', '2026-03-09'],
  ['2026-11-02T06:59:00Z', '2026-11-01'],
  ['2026-11-02T07:00:00Z', '2026-11-02'],
])('at %s it is %s for the business, on either side of a change of clocks', (instant, day) => {
  expect(localTime(new Date(instant), 'America/Boise').date).toBe(day)
})
