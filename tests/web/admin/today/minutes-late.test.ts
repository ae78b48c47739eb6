import { expect, test } from 'vitest'
import type { Appointment } from '#src/contract/generated/types.ts'
import { minutesLate } from '#src/web/admin/today/minutes-late.ts'
import { STORED } from '#tests/support/server/stored-request.ts'

const NOW = { date: '2026-06-02', time: '09:30' }
const DUE: Partial<Appointment> = { status: 'Confirmed', appointment_date: NOW.date, appointment_time: '09:00' }

test.each<[Partial<Appointment>, number]>([
  [{}, 30],
  [{ on_way_at: '2026-06-02T14:40:00.000Z' }, 30],
  [{ status: 'Pending' }, 30],
  [{ started_at: '2026-06-02T15:00:00.000Z' }, 0],
  [{ status: 'Completed' }, 0],
  [{ status: 'Cancelled' }, 0],
  [{ appointment_time: '09:30' }, 0],
  [{ appointment_time: '10:00' }, 0],
  [{ appointment_time: null }, 0],
  [{ appointment_date: '2026-06-03' }, 0],
])('at half past nine a visit due at nine, with %j, is %i minutes late', (more, minutes) => {
  expect(minutesLate({ ...STORED, ...DUE, ...more }, NOW)).toBe(minutes)
})
