import { expect, test } from 'vitest'
import { onClosedDays } from '#src/studio-model/hours/on-closed-days.ts'

const BUSINESS = { hours: [{ day: 'monday' }, { day: 'tuesday' }], closedDates: ['2027-03-02'] }

/** A request by its day: 2027-03-01 is a Monday. */
const on = (day: string | null, more: object = {}) => ({ id: String(day), name: 'Ann', appointment_date: day, appointment_time: '09:00', ...more })

test('who holds a time on a day off, or on a weekday without hours, from today on, stands on a closed day', () => {
  const requests = [on('2027-02-28'), on('2027-03-01'), on('2027-03-02'), on('2027-03-03'), on('2027-03-09'), on(null)]
  expect(onClosedDays(BUSINESS, requests, '2027-03-01')).toEqual([
    { id: '2027-03-02', name: 'Ann', day: '2027-03-02', time: '09:00' },
    { id: '2027-03-03', name: 'Ann', day: '2027-03-03', time: '09:00' },
  ])
})

test('whose time is free again stands nowhere', () => {
  expect(onClosedDays(BUSINESS, [on('2027-03-02', { released_at: '2027-03-01T09:00:00Z' })], '2027-03-01')).toEqual([])
})
