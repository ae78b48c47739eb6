import { expect, test } from 'vitest'
import { outcomeText } from '#src/web/admin/trash/restore-texts.ts'
import { dateTextsOf } from '#src/web/admin/texts/date-texts.ts'
import { sampleRevision } from '../../../support/content/sample-revision.ts'

const { content } = await sampleRevision()
const dates = dateTextsOf(content.business)

const taken = (name: string, date: string | null = null, time: string | null = null) => ({
  id: name,
  name,
  appointment_date: date,
  appointment_time: time,
})

test.each([
  [{ restored: 1, taken: [] }, '1 request is back.'],
  [
    { restored: 0, taken: [taken('Ann Ash', '2026-06-02', '09:00')] },
    '0 requests are back. 1 stays in the trash, since the time is taken by now: Ann Ash (Tue, Jun 2, 2026, 9:00 AM).',
  ],
  [
    { restored: 7, taken: Array.from({ length: 12 }, (_, index) => taken(`N${index}`)) },
    '7 requests are back. 12 stay in the trash, since the time is taken by now: N0; N1; N2; N3; N4; N5; N6; N7; N8; N9; 2 more.',
  ],
])('of %j is said how many are back, and who stays', (outcome, text) => {
  expect(outcomeText(outcome, { dates })).toBe(text)
})
