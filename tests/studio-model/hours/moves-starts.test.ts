import { expect, test } from 'vitest'
import { movesStarts } from '#src/studio-model/hours/moves-starts.ts'

const BUSINESS = { name: 'Shore', hours: [{ day: 'sunday', open: '08:00' }], slotMinutes: 30 }

test('hours, days off and the step between starts may leave a request at none; nothing else does', () => {
  expect(movesStarts(BUSINESS, { ...BUSINESS, hours: [] })).toBe(true)
  expect(movesStarts(BUSINESS, { ...BUSINESS, closedDates: ['2027-01-01'] })).toBe(true)
  expect(movesStarts(BUSINESS, { ...BUSINESS, slotMinutes: 60 })).toBe(true)
  expect(movesStarts(BUSINESS, { ...BUSINESS, name: 'Harbour' })).toBe(false)
})

test('a list that was emptied says what none says, and of a business that was never published nothing goes', () => {
  expect(movesStarts(BUSINESS, { ...BUSINESS, closedDates: [] })).toBe(false)
  expect(movesStarts(null, BUSINESS)).toBe(false)
})
