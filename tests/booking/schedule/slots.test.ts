import { expect, test } from 'vitest'
import { localTime } from '#src/booking/schedule/business-time.ts'
import { isStart } from '#src/booking/schedule/is-start.ts'
import { firstDay, startsOn, timesOfDay } from '#src/booking/schedule/slots.ts'
import { sampleRevision } from '../../support/content/sample-revision.ts'

const { business } = (await sampleRevision()).content
const NOW = { date: '2026-05-13', time: '10:10' }

test('a day has the 21 starts from 07:00 to 17:00', () => {
  const starts = startsOn(business, '2026-05-20')
  expect([starts.length, starts[0], starts[1], starts.at(-1)]).toEqual([21, '07:00', '07:30', '17:00'])
  expect(timesOfDay(business)).toEqual(starts)
})

test('a closed day has none', () => {
  expect(startsOn({ ...business, closedDates: ['2026-05-20'] }, '2026-05-20')).toEqual([])
  expect(startsOn({ ...business, hours: business.hours.filter(({ day }) => day !== 'wednesday') }, '2026-05-20')).toEqual([])
  expect(startsOn(business, '2026-02-30')).toEqual([])
})

test.each([
  ['2026-05-13', '10:30', true],
  ['2026-05-13', '10:10', false],
  ['2026-05-13', '10:00', false],
  ['2026-05-12', '17:00', false],
  ['2026-05-14', '06:30', false],
  ['2026-05-14', '09:10', false],
  ['2026-05-14', '17:00', true],
])('%s %s can be chosen: %s', (date, time, expected) => {
  expect(isStart(business, date, time, NOW)).toBe(expected)
})

test('a start at this very minute can still be chosen', () => {
  expect(isStart(business, '2026-05-13', '10:30', { date: '2026-05-13', time: '10:30' })).toBe(true)
  expect(isStart(business, '2026-05-13', '10:30', { date: '2026-05-13', time: '10:31' })).toBe(false)
})

test('the mobile layout begins tomorrow, the desktop one today', () => {
  expect([firstDay(business, 'mobile', '2026-12-31'), firstDay(business, 'desktop', '2026-12-31')]).toEqual(['2027-01-01', '2026-12-31'])
})

test('days beyond the horizon cannot be chosen', () => {
  const near = { ...business, horizonDays: 30 }
  expect([isStart(near, '2026-06-12', '09:00', NOW), isStart(near, '2026-06-13', '09:00', NOW)]).toEqual([true, false])
})

test.each([
  ['2026-03-08T08:59:59Z', '2026-03-08', '01:59'],
  ['2026-03-08T09:00:00Z', '2026-03-08', '03:00'],
  ['2026-11-01T07:59:59Z', '2026-11-01', '01:59'],
  ['2026-11-01T08:00:00Z', '2026-11-01', '01:00'],
  ['2026-05-13T05:59:59Z', '2026-05-12', '23:59'],
  ['2026-05-13T06:00:00Z', '2026-05-13', '00:00'],
])('at %s the clock of the business shows %s %s', (instant, date, time) => {
  expect(localTime(new Date(instant), 'America/Boise')).toEqual({ date, time })
})
