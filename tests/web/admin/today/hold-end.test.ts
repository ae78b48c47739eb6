import { expect, test } from 'vitest'
import { dateTextsOf } from '#src/web/admin/texts/date-texts.ts'
import { holdEnd } from '#src/web/admin/today/hold-end.ts'

const NOW = Date.parse('2026-06-10T12:00:00.000Z')

test.each([
  ['2026-06-11T01:23:00.000Z', 'hold ends 1:23 AM', true],
  ['2026-06-11T12:00:00.000Z', 'hold ends 12:00 PM', true],
  ['2026-06-11T12:01:00.000Z', 'hold ends Thu, Jun 11', false],
])('of a hold until %s is said "%s"; that it ends soon: %s', (until, text, isSoon) => {
  expect(holdEnd(until, NOW, dateTextsOf({ locale: 'en-US', timeZone: 'UTC' }))).toEqual({ text, isSoon })
})
