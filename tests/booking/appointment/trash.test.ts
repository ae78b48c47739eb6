import { expect, test } from 'vitest'
import { keptUntil, trashTerm } from '#src/booking/appointment/trash.ts'

test.each([
  [undefined, '30 days', '2026-07-31T15:00:00.000Z'],
  [1, '1 day', '2026-07-02T15:00:00.000Z'],
  [90, '90 days', '2026-09-29T15:00:00.000Z'],
])('what is deleted can be taken back for the days that the content says (%s): %s', (days, term, until) => {
  expect([trashTerm(days), keptUntil('2026-07-01T15:00:00.000Z', days)]).toEqual([term, until])
})
