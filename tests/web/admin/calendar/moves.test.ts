import { expect, test } from 'vitest'
import type { Appointment } from '#src/contract/generated/types.ts'
import { blocksOn } from '#src/web/admin/calendar/blocks.ts'
import { blockedText, freeParts, isRefused, looksTaken, moveProblem, type MoveProblem } from '#src/web/admin/calendar/moves.ts'
import { sampleRevision } from '../../../support/content/sample-revision.ts'
import { STORED } from '../../../support/server/stored-request.ts'

const { business } = (await sampleRevision()).content
const NOW = { date: '2026-03-01', time: '12:10' }

test.each<[what: string, date: string, time: string, isTaken: boolean, expected: MoveProblem | null, minutes?: number]>([
  ['a start that visitors may choose', '2026-03-07', '09:00', false, null],
  ['a time that others hold', '2026-03-07', '09:00', true, 'taken'],
  ['an hour that the clocks skip', '2026-03-08', '02:30', false, 'skipped'],
  ['a day before', '2026-02-28', '09:00', false, 'past'],
  ['an hour before', '2026-03-01', '11:00', false, 'past'],
  ['a day off', '2026-03-09', '09:00', false, 'closed'],
  ['an hour before opening', '2026-03-07', '06:00', false, 'outside'],
  ['a time between two starts', '2026-03-07', '09:10', false, 'outside'],
  ['a day that cannot be booked yet', '2027-06-01', '09:00', false, 'unoffered'],
  ['what others hold on a day off', '2026-03-09', '09:00', true, 'taken'],
  ['a visit that ends at closing', '2026-03-07', '14:00', false, null, 300],
  ['a visit that ends after closing', '2026-03-07', '14:30', false, 'late', 300],
  ['a long visit before opening', '2026-03-07', '06:00', false, 'outside', 900],
  ['a long visit on a day off', '2026-03-09', '14:30', false, 'closed', 300],
])('against %s speaks what the owner should know', (_, date, time, isTaken, expected, minutes = 60) => {
  expect(
    moveProblem({ business: { ...business, closedDates: ['2026-03-09'] }, to: { date, time }, minutes, now: NOW, isTaken, isBlocked: false }),
  ).toBe(expected)
})

test.each<[MoveProblem | null, boolean]>([
  [null, false],
  ['outside', false],
  ['past', false],
  ['late', false],
  ['taken', true],
  ['skipped', true],
])('%s is refused also to the owner: %s', (problem, expected) => {
  expect(isRefused(problem)).toBe(expected)
})

const DAY = '2026-03-07'
const visit = (id: string, appointment_time: string, duration: number): Appointment => ({
  ...STORED,
  id,
  appointment_date: DAY,
  appointment_time,
  duration,
})
const moved = visit('moved', '09:00', 120)
const others = [moved, visit('other', '12:00', 60)]

test.each<[string, string, readonly string[] | null, boolean]>([
  ['the server says so', '10:00', ['09:00'], true],
  ['the server says that it is free', '12:00', ['12:00'], false],
  ['another visit stands there, while the server has not answered', '11:00', null, true],
  ['nothing but itself stands there, while the server has not answered', '10:00', null, false],
  ['another visit stands there, between two starts', '11:10', [], true],
  ['nothing stands there, outside of the hours', '20:00', [], false],
])('a place looks taken when %s', (_, time, free, expected) => {
  expect(looksTaken(business, moved, { date: DAY, time }, NOW, blocksOn(DAY, others, business.timeZone), free, false)).toBe(expected)
})

test('a blocked time is told with its reason, which the owner may overrule, unless another visit stands there', () => {
  const closure = { first_day: DAY, last_day: DAY, from_time: '14:00', until_time: '15:00', reason: '', id: '', at: '', by: '' }
  const at = (time: string, crews: string, of = business, reason = '', crew = '') =>
    blockedText(of, moved.duration ?? 0, { date: DAY, time }, [{ ...closure, crews, reason }], crew)
  const said = 'In a blocked time'
  expect([at('13:00', 'all'), at('12:00', 'all'), at('15:00', 'all')]).toEqual([said, null, null])
  expect([at('13:00', 'one', { ...business, crews: 1 }), at('13:00', 'one', { ...business, crews: 2 })]).toEqual([said, null])
  const two = { ...business, crews: 2 }
  expect(
    ['', '1', '2'].map(crew => at('13:00', '1', two, '', crew)),
    'of the crew that is asked for',
  ).toEqual([null, said, null])
  expect(at('12:00', '1', two, '', '1')).toBeNull()
  expect(at('13:00', 'all', business, 'Dentist')).toBe('In a blocked time: Dentist')
  const looks = (time: string) => looksTaken(business, moved, { date: DAY, time }, NOW, blocksOn(DAY, others, business.timeZone), [], true)
  expect([looks('14:00'), looks('12:00')]).toEqual([false, true])
  const problem = moveProblem({ business, to: { date: DAY, time: '14:00' }, minutes: 60, now: NOW, isTaken: false, isBlocked: true })
  expect([problem, isRefused(problem)]).toEqual(['blocked', false])
})

test('free starts that follow one another are one part of the day', () => {
  expect(freeParts(['07:00', '07:30', '09:00'], 30)).toEqual([
    { start: 420, end: 480 },
    { start: 540, end: 570 },
  ])
  expect(freeParts([], 30)).toEqual([])
})
