import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { addDays } from '#src/catalog/days.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { type Block, blocksOn, hoursShown } from '#src/web/admin/calendar/blocks.ts'
import { STORED } from '../../../support/server/stored-request.ts'

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
  blocksOn(day, requests, 'America/Boise').map(
    ({ request, start, end, lane, lanes }) => `${request.id} ${start / 60}-${end / 60} ${lane + 1}/${lanes}`,
  )

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

  test.each([
    [
      'in the order of their crews, whichever begins first',
      [visit('b', '09:00', 120, { crew: 2 }), visit('a', '10:00', 120, { crew: 1 })],
      0,
      ['b 9-11 2/2', 'a 10-12 1/2'],
    ],
    [
      'in columns of the crews, also alone',
      [visit('b', '09:00', 120, { crew: 2 }), visit('a', '14:00', 60, { crew: 1 })],
      3,
      ['b 9-11 2/3', 'a 14-15 1/3'],
    ],
    [
      'in columns of one width, where visits of a crew would cover one another',
      [visit('a', '09:00', 15, { crew: 1 }), visit('b', '09:00', 60, { crew: 2 }), visit('c', '09:15', 60, { crew: 1 })],
      2,
      ['b 9-10 3/4', 'a 9-9.25 1/4', 'c 9.25-10.25 2/4'],
    ],
  ])('of several crews stand %s', (_, requests, columns, expected) => {
    const blocks = blocksOn(DAY, requests, 'America/Boise', columns)
    expect(blocks.map(({ request, start, end, lane, lanes }) => `${request.id} ${start / 60}-${end / 60} ${lane + 1}/${lanes}`)).toEqual(expected)
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

  test.each([
    ['2026-03-08', 'the clocks are put forward', 'a 1-5 1/1'],
    ['2026-11-01', 'the clocks are put back', 'a 1-3 1/1'],
    ['2026-11-02', 'they stay as they are', 'a 1-4 1/1'],
  ])('on %s, when %s, a visit of three hours ends when they have elapsed', (day, _, expected) => {
    expect(told([visit('a', '01:00', 180, { appointment_date: day })], day)).toEqual([expected])
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
    const all = days.map(day => blocksOn(day, requests, 'UTC'))
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

test.each([
  ['the hours of the business', [], { from: 6, until: 20 }],
  ['those in which there are visits', [visit('early', '05:15', 60), visit('late', '18:30', 90)], { from: 4, until: 21 }],
  ['never more than a day', [visit('night', '00:00', 15), visit('late', '23:45', 15)], { from: 0, until: 24 }],
])('the calendar shows %s, and an hour around them', (_, requests, expected) => {
  expect(hoursShown(HOURS, blocksOn(DAY, requests, 'UTC'))).toEqual(expected)
})
