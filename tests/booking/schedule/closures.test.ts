import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { blockedStarts } from '#src/booking/schedule/blocked-starts.ts'
import { closedText } from '#src/booking/schedule/closed-text.ts'
import { CELLS_PER_DAY, cellsOf } from '#src/booking/schedule/cells.ts'
import { isDayOff } from '#src/booking/schedule/closed-crews.ts'
import { type ClosedTime, overlap } from '#src/booking/schedule/closed-time.ts'
import { closedCells, closedSpan, closuresOf } from '#src/booking/schedule/closures.ts'
import { areFree, type ReservedCell } from '#src/booking/schedule/free-times.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const DAY = '2026-06-02'
const hours = (from_time: string, until_time: string): ClosedTime => ({ first_day: DAY, last_day: DAY, from_time, until_time })
const days = (first_day: string, last_day: string): ClosedTime => ({ first_day, last_day, from_time: null, until_time: null })
const all = (time: ClosedTime) => ({ ...time, crews: 'all' as const })
const one = (time: ClosedTime) => ({ ...time, crews: 'one' as const })
const of = (crew: number, time: ClosedTime) => ({ ...time, crews: String(crew) })
const isFree = (time: string, minutes: number, crews: number, closures: Parameters<typeof closedCells>[0], visits: readonly ReservedCell[] = []) =>
  areFree(cellsOf(DAY, time, minutes), crews, [...visits, ...closedCells(closures, [DAY], crews)])
const visit = (time: string, minutes: number, crew: number) => cellsOf(DAY, time, minutes).map(cell => ({ ...cell, crew }))

const spans: { what: string; time: ClosedTime; span: [number, number] | null }[] = [
  { what: 'whole days, on the first', time: days(DAY, '2026-06-09'), span: [0, CELLS_PER_DAY] },
  { what: 'whole days, on the last', time: days('2026-05-30', DAY), span: [0, CELLS_PER_DAY] },
  { what: 'the days before', time: days('2026-05-30', '2026-06-01'), span: null },
  { what: 'the days after', time: days('2026-06-03', '2026-06-04'), span: null },
  { what: 'an hour', time: hours('12:00', '13:00'), span: [48, 52] },
  { what: 'cells that are closed in part', time: hours('12:05', '12:50'), span: [48, 52] },
  { what: 'the rest of a day', time: hours('17:00', '23:59'), span: [68, CELLS_PER_DAY] },
]

test.each(spans)('a closure takes, or leaves: $what', ({ time, span }) => {
  expect(closedSpan(time, DAY)).toEqual(span)
})

test.each([
  [days(DAY, DAY), days('2026-05-30', DAY), true],
  [days('2026-05-30', '2026-06-01'), days(DAY, DAY), false],
  [hours('12:00', '13:00'), days('2026-05-30', '2026-06-09'), true],
  [hours('12:00', '13:00'), hours('12:59', '14:00'), true],
  [hours('12:00', '13:00'), hours('13:00', '14:00'), false],
])('closures overlap where they take some of the same time: %o and %o', (first, second, isSo) => {
  expect([overlap(first, second), overlap(second, first)]).toEqual([isSo, isSo])
})

describe('a visit', () => {
  test('has no time in a closure of all crews, and has one beside it', () => {
    const closures = [all(hours('12:00', '14:00'))]
    expect([isFree('11:00', 60, 3, closures), isFree('14:00', 60, 3, closures)]).toEqual([true, true])
    expect([isFree('11:15', 60, 3, closures), isFree('13:45', 60, 3, closures), isFree('08:00', 600, 3, closures)]).toEqual([false, false, false])
  })

  test('has the room that closures of one crew and other visits leave', () => {
    const closures = [one(hours('12:00', '14:00'))]
    expect(isFree('12:00', 60, 1, closures)).toBe(false)
    expect(isFree('12:00', 60, 2, closures)).toBe(true)
    expect(isFree('12:00', 60, 2, closures, visit('13:00', 60, 1))).toBe(true)
    expect(isFree('12:00', 60, 2, closures, visit('12:30', 60, 2))).toBe(false)
    expect(isFree('12:00', 60, 2, [...closures, one(hours('12:30', '15:00'))])).toBe(false)
  })

  test('may pass one closure of one crew after the other, which are the same crew’s', () => {
    const closures = [one(hours('12:00', '14:00')), one(hours('08:00', '10:00')), one(hours('10:00', '12:00'))]
    expect(isFree('08:00', 360, 2, closures)).toBe(true)
    expect(isFree('08:00', 360, 1, closures)).toBe(false)
  })

  test('has the room that the closure of a crew leaves, in which a visit of that crew takes nothing more', () => {
    const closures = [of(1, hours('12:00', '14:00'))]
    expect(isFree('12:00', 60, 2, closures)).toBe(true)
    expect(isFree('12:00', 60, 2, closures, visit('13:00', 60, 1))).toBe(true)
    expect(isFree('12:00', 60, 2, closures, visit('12:00', 60, 1))).toBe(true)
    expect(isFree('12:00', 60, 2, closures, visit('12:30', 60, 2))).toBe(false)
    expect(isFree('12:00', 60, 2, [...closures, of(1, hours('12:30', '15:00'))])).toBe(true)
    expect(isFree('12:00', 60, 2, [...closures, of(2, hours('12:30', '15:00'))])).toBe(false)
    expect(isFree('12:00', 60, 1, [of(2, hours('12:00', '14:00'))]), 'a crew that no longer exists').toBe(true)
  })

  const closure = fc
    .record({ from: fc.nat({ max: 22 }), length: fc.integer({ min: 1, max: 12 }), crews: fc.constantFrom('all', 'one', '1', '2', '3') })
    .map(({ from, length, crews }) => ({ ...hours(clock(from), from + length > 23 ? '23:59' : clock(from + length)), crews }))
  test.prop([fc.array(closure, { maxLength: 5 }), fc.integer({ min: 1, max: 3 }), fc.nat({ max: 23 }), fc.integer({ min: 1, max: 6 })])(
    'of an hour is free exactly where fewer crews are away than there are',
    (closures, crews, hour) => {
      const away = closures.filter(({ from_time, until_time }) => (from_time ?? '') <= clock(hour) && clock(hour) < (until_time ?? ''))
      const whose = away.map(closure => closure.crews)
      const named = new Set(whose.filter(each => Number(each) <= crews))
      const isRoom = !whose.includes('all') && named.size + whose.filter(each => each === 'one').length < crews
      expect(isFree(clock(hour), 60, crews, closures)).toBe(isRoom)
    },
  )
})

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

test('only the closures that take one of its cells stand in a visit’s way', () => {
  const [noon, evening] = [all(hours('12:00', '13:00')), one(hours('18:00', '19:00'))]
  expect(closuresOf(cellsOf(DAY, '12:45', 60), [noon, evening])).toEqual([noon])
  expect(closuresOf(cellsOf(DAY, '13:00', 60), [noon, evening])).toEqual([])
})

test('a day off is a whole day of all crews, or of each by itself', () => {
  expect(
    [all(days(DAY, DAY)), one(days(DAY, DAY)), all(hours('00:00', '23:59')), all(days('2026-06-03', '2026-06-03'))].map(each =>
      isDayOff([each], DAY, 2),
    ),
  ).toEqual([true, false, false, false])
  expect([
    isDayOff([of(1, days(DAY, DAY)), of(1, days(DAY, DAY))], DAY, 2),
    isDayOff([of(1, days(DAY, DAY)), of(2, days(DAY, DAY))], DAY, 2),
  ]).toEqual([false, true])
  const away = one(days(DAY, DAY))
  expect([isDayOff([away, away], DAY, 2), isDayOff([away], DAY, 1), isDayOff([away, one(hours('00:00', '23:59'))], DAY, 2)]).toEqual([
    true,
    true,
    false,
  ])
})

test('visitors read why a day is closed, in the words of content, also of content that has no words for reasons', async () => {
  const { bookingForm } = (await sampleRevision()).content
  const closed = 'We are not available on this day. Please choose a different date.'
  const text = (form: typeof bookingForm, ...reasons: string[]) =>
    closedText(
      form,
      reasons.map(reason => ({ reason })),
    )
  expect(text(bookingForm, '')).toBe(closed)
  expect(text(bookingForm, 'Trade fair', '', 'Trade fair', '{reason}')).toBe('Closed on this day: Trade fair, {reason}')
  const older = JSON.parse(JSON.stringify(bookingForm).replace(/"closedBecause":"[^"]*",?/, '')) as typeof bookingForm
  expect(text(older, 'Trade fair')).toBe(`${closed} Trade fair`)
})

test('a start says why it is blocked when closures alone take it, and nothing without a reason or without words for one', async () => {
  const { content } = await sampleRevision()
  const crews = { ...content, business: { ...content.business, crews: 2 } }
  const stored = { id: '', at: '', by: '', reason: 'Training' }
  const read = (minutes: number, closures: Parameters<typeof blockedStarts>[3], of: Parameters<typeof blockedStarts>[0] = crews) =>
    blockedStarts(of, DAY, minutes, closures)
  const noon = { ...stored, ...all(hours('12:00', '13:00')) }
  const away = { ...stored, ...one(hours('12:30', '13:30')), reason: 'Dentist' }
  expect(read(30, [noon, away])).toEqual({ '12:00': '{time} (Training)', '12:30': '{time} (Training, Dentist)' })
  expect(read(60, [noon])).toEqual({ '11:30': '{time} (Training)', '12:00': '{time} (Training)', '12:30': '{time} (Training)' })
  expect(read(60, [away])).toEqual({})
  expect(read(60, [{ ...noon, reason: '' }])).toEqual({})
  const older = JSON.parse(JSON.stringify(content).replace(/"blocked":"[^"]*",?/, '')) as typeof content
  expect(read(60, [noon], older)).toEqual({})
})
