import { expect, test } from 'vitest'
import { dayProblem, nextOpenDay } from '#src/booking/schedule/day-problem.ts'
import type { Business } from '#src/contract/generated/types.ts'
import { sampleRevision } from '#tests/support/content/sample-revision.ts'

const { business } = (await sampleRevision()).content
// Wednesday; the last start is at 17:00.
const TODAY = '2026-05-13'
const closedOn = (...closedDates: string[]): Business => ({ ...business, closedDates })

test.each([
  ['its last start has passed', '17:01', undefined, 'over'],
  ['its last start is still to come', '17:00', undefined, null],
  ['its free starts are unknown', '10:00', undefined, null],
  ['some start is free', '10:00', ['12:00'], null],
  ['every start is taken', '10:00', [], 'full'],
] as const)('what keeps a day from being booked, where %s', (_, time, free, problem) => {
  expect(dayProblem(business, TODAY, { date: TODAY, time }, free)).toBe(problem)
})

test('on a closed day nothing can be booked, whatever the hour', () => {
  expect(dayProblem(closedOn(TODAY), TODAY, { date: TODAY, time: '10:00' }, undefined)).toBe('closed')
})

test('the next open day passes over closed ones, is offered in the layout, and lies within the days that can be chosen', () => {
  expect(nextOpenDay(business, 'desktop', TODAY, TODAY)).toBe('2026-05-14')
  expect(nextOpenDay(closedOn('2026-05-14', '2026-05-15'), 'desktop', TODAY, TODAY)).toBe('2026-05-16')
  expect(nextOpenDay(business, 'mobile', '2026-05-01', TODAY)).toBe('2026-05-14')
  const short = { ...closedOn('2026-05-14'), horizonDays: 1 }
  expect(nextOpenDay(short, 'desktop', TODAY, TODAY)).toBeNull()
  const { horizonDays: _, ...endless } = business
  expect(nextOpenDay({ ...endless, hours: [] }, 'desktop', TODAY, TODAY)).toBeNull()
})
