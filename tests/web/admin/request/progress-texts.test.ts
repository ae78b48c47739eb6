import { expect, test } from 'vitest'
import { progressSentence } from '#src/web/admin/request/progress-texts.ts'
import { dateTextsOf } from '#src/web/admin/texts/date-texts.ts'

const dates = dateTextsOf({ locale: 'en-US', timeZone: 'America/Boise' })

test.each([
  ['on_way_at', '2026-06-02T15:40:00.000Z', 'On the way at 9:40 AM'],
  ['started_at', '2026-06-02T16:02:00.000Z', 'Started at 10:02 AM'],
  ['started_at', null, 'Started: taken back'],
  ['phone', '208-555-0142', null],
])('the history says of %s, now %s: %s', (field, after, text) => {
  expect(progressSentence(field, after, dates)?.replaceAll('\u202f', ' ') ?? null).toBe(text)
})
