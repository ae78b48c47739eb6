import { expect, test } from 'vitest'
import type { Appointment, Status } from '#src/contract/generated/types.ts'
import { nextFirst } from '#src/web/admin/search/next-first.ts'
import { STORED } from '../../../support/server/stored-request.ts'

const visit = (appointment_date: string | null, status: Status, created_at = '2026-05-01T10:00:00.000Z'): Appointment => ({
  ...STORED,
  id: `${appointment_date ?? created_at} ${status}`,
  appointment_date,
  appointment_time: appointment_date === null ? null : '09:00',
  status,
  created_at,
})

test('a search shows visits to come first, the next of them on top, then what is past, the newest first', () => {
  const found = [
    visit('2026-05-03', 'Completed'),
    visit('2026-07-01', 'Confirmed'),
    visit('2026-08-01', 'Cancelled'),
    visit(null, 'Pending', '2026-05-20T10:00:00.000Z'),
    visit('2026-06-02', 'Pending'),
    visit('2026-05-30', 'Completed'),
  ]
  expect(nextFirst(found, '2026-06-02').map(({ id }) => id)).toEqual([
    '2026-06-02 Pending',
    '2026-07-01 Confirmed',
    '2026-08-01 Cancelled',
    '2026-05-30 Completed',
    '2026-05-20T10:00:00.000Z Pending',
    '2026-05-03 Completed',
  ])
})
