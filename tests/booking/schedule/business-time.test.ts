import { expect, test } from 'vitest'
import { localTime } from '#src/booking/schedule/business-time.ts'

test.each([
  ['2026-03-08T08:59:00Z', '2026-03-08'],
  ['2026-03-09T05:59:00Z', '2026-03-08'],
  ['2026-03-09T06:00:00Z', '2026-03-09'],
  ['2026-11-02T06:59:00Z', '2026-11-01'],
  ['2026-11-02T07:00:00Z', '2026-11-02'],
])('at %s it is %s for the business, on either side of a change of clocks', (instant, day) => {
  expect(localTime(new Date(instant), 'America/Boise').date).toBe(day)
})
