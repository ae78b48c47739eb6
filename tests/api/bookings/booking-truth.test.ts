import { describe, expect, test } from 'vitest'
import { cellsOf } from '#src/booking/schedule/cells.ts'
import type { Status } from '#src/contract/generated/types.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import type { AppointmentStore } from '#src/server/storage/appointments/appointment-store.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { engines } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { SEED } from '#tests/support/seed.ts'
import { NOW } from '#tests/support/server/test-server.ts'

/** Whatever admins and visitors do at the same time: every visit that holds its time has a crew to itself, and nothing else is held. */

const CREWS = 2
const DAYS = ['2026-06-02', '2026-06-03']
const TIMES = ['08:00', '09:00', '10:30', '22:00']
const STATUSES: Status[] = ['Pending', 'Confirmed', 'Completed', 'Cancelled']

describe.each(engines)('on $engine', ({ newLocation }) => {
  test('of 64 who want the same time, as many get it as there are crews, in every round', async () => {
    const { appointments, close } = await openStorage(await newLocation(), NOW)
    for (let round = 0; round < 20; round++) {
      const day = new Date(Date.UTC(2026, 6, 1 + round)).toISOString().slice(0, 10)
      const tries = Array.from({ length: 64 }, (_, index) => appointments.add(newAppointment(`${round}-${index}`, day, '09:00', 180, CREWS), null))
      const won = (await Promise.all(tries)).filter(({ kind }) => kind === 'stored')
      expect(won, `round ${round}`).toHaveLength(CREWS)
    }
    await expectTruth(appointments, '2026-07-01', '2026-07-31')
    await close()
  })

  test('a visit that is cancelled, moved and deleted at the same time holds its time, or none', async () => {
    const { appointments, close } = await openStorage(await newLocation(), NOW)
    for (let round = 0; round < 40; round++) {
      const id = `round-${round}`
      await appointments.add(newAppointment(id, DAYS[0] ?? '', '09:00', 180, CREWS), null)
      await Promise.all([
        appointments.change(id, () => ({ status: 'Cancelled' }), CREWS, NOW),
        appointments.change(id, () => ({ appointment_time: '13:00' }), CREWS, NOW),
        appointments.change(id, () => ({ appointment_date: DAYS[1] ?? '' }), CREWS, NOW),
        round % 2 === 0 ? appointments.delete(id, NOW) : appointments.change(id, () => ({ status: 'Confirmed' }), CREWS, NOW),
      ])
      await expectTruth(appointments, '2026-06-01', '2026-06-05')
      await appointments.delete(id, NOW)
    }
    await close()
  })

  test('600 mixed changes that run side by side leave no overlap and nothing held for nobody', async () => {
    const { appointments, close } = await openStorage(await newLocation(), NOW)
    const draw = drawFromSeed(SEED)
    const ids: string[] = []
    for (let batch = 0; batch < 40; batch++) {
      const now = new Date(NOW.getTime() + batch * 60_000)
      const steps = Array.from({ length: 15 }, async (_, index) => {
        const [id, day, time] = [ids.length === 0 ? 'none' : draw.one(ids.slice(-3)), draw.one(DAYS), draw.one(TIMES)]
        switch (draw.between(0, 8)) {
          case 0:
          case 1: {
            const fresh = `${batch}-${index}`
            ids.push(fresh)
            const heldUntil = draw.one([null, null, new Date(NOW.getTime() + draw.between(0, 40) * 60_000)])
            return appointments.add({ ...newAppointment(fresh, day, time, draw.one([60, 180, 300]), CREWS), createdAt: now, heldUntil }, null)
          }
          case 2:
            return appointments.change(id, () => ({ appointment_date: day, appointment_time: time, request_type: 'appointment' }), CREWS, now)
          case 3: {
            const status = draw.one(STATUSES)
            return appointments.change(id, () => ({ status }), CREWS, now)
          }
          case 4:
            return appointments.delete(id, NOW)
          case 5:
            return (await appointments.deleteAll(NOW)).finished
          case 6:
            return (await appointments.restoreDeletion(NOW.toISOString(), CREWS, now))?.finished
          case 7:
            return appointments.endExpiredHolds(now)
          default:
            return appointments.restore(id, CREWS, NOW)
        }
      })
      await Promise.all(steps)
      await expectTruth(appointments, '2026-06-01', '2026-06-05')
    }
    await close()
  })
})

/** The reservations are exactly the cells of the visits that hold their time; the primary key keeps two of one crew apart. */
async function expectTruth(appointments: AppointmentStore, first: string, last: string): Promise<void> {
  const held: string[] = []
  for (let page = 1; ; page++) {
    const { appointments: some } = await appointments.list({ page: String(page) })
    for (const { appointment_date: date, appointment_time: time, duration = 0, status, released_at } of some) {
      if (date === null || time === null || status === 'Cancelled' || released_at !== undefined) continue
      held.push(...cellsOf(date, time, duration).map(({ day, cell }) => `${day} ${cell}`))
    }
    if (some.length < 500) break
  }
  const reservations = await appointments.reservations(first, last)
  expect(reservations.map(({ day, cell }) => `${day} ${cell}`).sort()).toEqual(held.sort())
  expect(new Set(reservations.map(({ crew, day, cell }) => `${crew} ${day} ${cell}`)).size).toBe(reservations.length)
  expect(reservations.every(({ crew }) => crew >= 1 && crew <= CREWS)).toBe(true)
}
