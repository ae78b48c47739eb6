import { expect, test } from 'vitest'
import { calendarLinks } from '#src/web/admin/calendar/calendar-links.ts'
import type { Span } from '#src/web/admin/calendar/span.ts'

// 2026-11-04 is a Wednesday.
test.each<[Span, Span, string]>([
  ['week', 'day', '2026-11-08'],
  ['week', 'week', '2026-11-11'],
  ['day', 'day', '2026-11-05'],
  ['month', 'day', '2026-12-01'],
])('the next %s, where the screen has room for a %s, is shown at %s', (asked, usual, day) => {
  expect(calendarLinks({ day: '2026-11-04', asked, usual, today: '2026-11-02', crew: '', weekStart: 7 }).next).toContain(day)
})
