import { expect, test } from 'vitest'
import { countOf } from '#src/catalog/policies/policy-basis.ts'
import { momentBefore, noticeFor } from '#src/catalog/policies/within.ts'

/** A Tuesday at ten; the business is closed on Saturdays and Sundays. */
const VISIT = { date: '2027-03-02', start: 600 }
const isOpen = (day: string) => !['2027-02-27', '2027-02-28'].includes(day)

test.each([
  { of: 'hours', within: { hours: 24 }, date: '2027-03-01', start: 600 },
  { of: 'the day of the visit', within: { days: 0 }, date: '2027-03-01', start: 1439 },
  { of: 'a time of the day of the visit', within: { days: 0, at: '08:00' }, date: '2027-03-02', start: 480 },
  { of: 'a day before', within: { days: 2 }, date: '2027-02-27', start: 1439 },
  { of: 'a time of a day before', within: { days: 1, at: '18:30' }, date: '2027-03-01', start: 1110 },
  { of: 'a working day before', within: { days: 1, working: true }, date: '2027-02-28', start: 1439 },
  { of: 'working days over a weekend, until a time', within: { days: 3, working: true, at: '09:00' }, date: '2027-02-25', start: 540 },
])('the last minute before $of', ({ within, date, start }) => {
  expect(momentBefore(VISIT, noticeFor(within, VISIT, isOpen))).toEqual({ date, start })
})

test('a business that is closed for good has no working days, and the search for them ends', () => {
  expect(noticeFor({ days: 3, working: true }, VISIT, () => false)).toBeGreaterThan(365 * 24 * 60)
})

test('a fee for each of a number counts the answers that prices used, of all items', () => {
  const item = (n: number, used: string[]) => ({ category: 'A', package: 'a', inputs: { n }, used: new Set(used) })
  const basis = { items: [item(2, ['n']), item(3, []), item(4, ['n'])], price: null }
  expect([countOf(basis, 'n'), countOf(basis, undefined)]).toEqual([6, 3])
})
