import { expect, test } from 'vitest'
import { fittingLastStart, timeProblem, weekOf, withDay, withSameHours, withTime } from '#src/studio-model/hours/week.ts'

const MONDAY = { _key: 'm', _type: 'OpeningHours', day: 'monday', open: '07:00', close: '19:00', lastStart: '17:00' }
const FRIDAY = { ...MONDAY, _key: 'f', day: 'friday', open: '09:00' }

test('a week has seven rows, in order, whatever the list says', () => {
  expect(weekOf([FRIDAY, MONDAY]).map(({ hours }) => hours?.['_key'] ?? null)).toEqual(['m', null, null, null, 'f', null, null])
  expect(weekOf('nonsense')).toHaveLength(7)
})

test('a day that opens has the hours of the open day before it, and stands in its place', () => {
  const opened = withDay([MONDAY, FRIDAY], 'tuesday', true)
  expect(opened.map(({ day }) => day)).toEqual(['monday', 'tuesday', 'friday'])
  expect(opened[1]).toEqual({ ...MONDAY, _key: 'tuesday', day: 'tuesday' })
  expect(withDay(undefined, 'sunday', true)).toEqual([
    { _key: 'sunday', _type: 'OpeningHours', day: 'sunday', open: '08:00', close: '17:00', lastStart: '15:00' },
  ])
})

test('closing a day leaves the others as they are', () => {
  expect(withDay([MONDAY, FRIDAY], 'monday', false)).toEqual([FRIDAY])
})

test('one time changes, or the hours of one day hold for all', () => {
  expect(withTime([MONDAY, FRIDAY], 'friday', 'open', '10:00')).toEqual([MONDAY, { ...FRIDAY, open: '10:00' }])
  expect(withTime([MONDAY], 'monday', 'open', '')[0]).not.toHaveProperty('open')
  expect(withSameHours([MONDAY, FRIDAY], 'monday')).toEqual([MONDAY, { ...FRIDAY, open: '07:00' }])
})

test.each([
  [{}, 'open', null],
  [{ open: undefined }, 'open', 'A time is needed'],
  [{ open: '07:10' }, 'open', 'At a quarter of an hour, such as 07:00'],
  [{ close: '07:00' }, 'close', 'Must be after it opens'],
  [{ lastStart: '19:00' }, 'lastStart', 'Must be between opening and closing'],
  [{ lastStart: '06:45' }, 'lastStart', 'Must be between opening and closing'],
  [{ close: '07:00' }, 'lastStart', null],
] as const)('%j: %s', (change, name, problem) => {
  expect(timeProblem({ ...MONDAY, ...change }, name)).toBe(problem)
})

test.each([
  [{ close: '16:00' }, '14:00'],
  [{ open: '15:00', close: '16:00' }, '15:00'],
  [{ close: '07:00' }, null],
  [{ close: '' }, null],
] as const)('within %j the last start may be at %s', (change, time) => {
  const hours = { ...MONDAY, ...change }
  expect(fittingLastStart(hours)).toBe(time)
  if (time !== null) expect(timeProblem({ ...hours, lastStart: time }, 'lastStart')).toBeNull()
})
