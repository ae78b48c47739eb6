import { describe, expect, test } from 'vitest'
import type { Status } from '#src/contract/generated/types.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import type { AppointmentStore } from '#src/server/storage/appointments/appointment-store.ts'
import type { NewAppointment } from '#src/server/storage/appointments/new-appointment.ts'
import type { Storage } from '#src/server/storage/storage.ts'
import { engines } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { NOW } from '#tests/support/server/test-server.ts'

/** Times that new senders hold unconfirmed: they expire, and whoever was known or decided keeps theirs. */

const HOUR_MS = 3_600_000
const HOURS = 48
const EXPIRY = hoursLater(HOURS)
const [DAY, TIME] = ['2026-07-01', '09:00']

function hoursLater(hours: number): Date {
  return new Date(NOW.getTime() + hours * HOUR_MS)
}

/** A new sender's request at a moment, of an hour from nine o'clock. */
function hold(id: string, createdAt = NOW, email = `${id}@example.com`): NewAppointment {
  const visit = newAppointment(id, DAY, TIME, 60, 1)
  const request = { ...visit.request, contact: { ...visit.request.contact, email } }
  return { ...visit, request, createdAt, heldUntil: new Date(createdAt.getTime() + HOURS * HOUR_MS) }
}

async function holders({ reservations }: AppointmentStore): Promise<string[]> {
  return [...new Set((await reservations(DAY, DAY)).map(({ appointmentId }) => appointmentId))]
}

describe.each(engines)('on $engine', ({ newLocation }) => {
  const open = async (): Promise<Storage> => openStorage(await newLocation(), NOW)
  const decide = ({ change }: AppointmentStore, id: string, status: Status, at: Date) => change(id, () => ({ status }), 1, at)

  test('the time is free the moment the hold expires, to the millisecond, and its request stays, released', async () => {
    const { appointments, close } = await open()
    await appointments.add(hold('first'), null)
    expect((await appointments.add(hold('early', new Date(EXPIRY.getTime() - 1)), null)).kind).toBe('taken')
    expect((await appointments.add(hold('second', EXPIRY), null)).kind).toBe('stored')
    expect(await holders(appointments)).toEqual(['second'])
    const detail = await appointments.detail('first')
    expect(detail?.appointment).toMatchObject({ status: 'Pending', released_at: EXPIRY.toISOString() })
    expect(detail?.appointment.held_until).toBeUndefined()
    expect(detail?.events.map(({ kind }) => kind)).toEqual(['requested', 'released'])
    await close()
  })

  test('confirming a released request is refused while its time is taken, and reservations it again once it is free', async () => {
    const { appointments, close } = await open()
    await appointments.add(hold('first'), null)
    await appointments.add(hold('second', EXPIRY), null)
    expect((await decide(appointments, 'first', 'Confirmed', EXPIRY)).kind).toBe('taken')
    await decide(appointments, 'second', 'Cancelled', EXPIRY)
    const confirmed = await decide(appointments, 'first', 'Confirmed', EXPIRY)
    expect(confirmed).toMatchObject({ kind: 'changed', appointment: { status: 'Confirmed' } })
    expect(confirmed.kind === 'changed' && confirmed.appointment.released_at).toBe(undefined)
    expect(await holders(appointments)).toEqual(['first'])
    await close()
  })

  test.each<Status>(['Confirmed', 'Completed'])('what was %s while it was held never expires', async status => {
    const { appointments, close } = await open()
    await appointments.add(hold('first'), null)
    await decide(appointments, 'first', status, hoursLater(1))
    await appointments.endExpiredHolds(hoursLater(1000))
    expect((await appointments.add(hold('second', hoursLater(1000)), null)).kind).toBe('taken')
    expect(await holders(appointments)).toEqual(['first'])
    await close()
  })

  test('one whose day the admin has chosen is held until its status changes; new contact data alone decide nothing', async () => {
    const { appointments, close } = await open()
    await appointments.add(hold('moved'), null)
    await appointments.change('moved', () => ({ appointment_time: '15:00' }), 1, NOW)
    await appointments.add(hold('renamed'), null)
    await appointments.change('renamed', () => ({ name: 'Ann Beech' }), 1, NOW)
    await appointments.endExpiredHolds(EXPIRY)
    expect(await holders(appointments)).toEqual(['moved'])
    await close()
  })

  test('a hold that is over and that nobody took is still held for whoever confirms it', async () => {
    const { appointments, close } = await open()
    await appointments.add(hold('first'), null)
    expect((await decide(appointments, 'first', 'Confirmed', hoursLater(100))).kind).toBe('changed')
    expect(await holders(appointments)).toEqual(['first'])
    expect((await appointments.add(hold('second', hoursLater(100)), null)).kind).toBe('taken')
    await close()
  })

  test('the sweep frees what has expired, however much, notes it once, and leaves the trash alone', async () => {
    const { appointments, close } = await open()
    const days = Array.from({ length: 120 }, (_, index) => new Date(Date.UTC(2026, 6, 1 + index)).toISOString().slice(0, 10))
    const holds = days.map((day, index) => ({ ...newAppointment(`hold-${index}`, day, TIME, 60, 1), heldUntil: EXPIRY }))
    await Promise.all(holds.map(one => appointments.add(one, null)))
    await appointments.delete('hold-0', NOW)
    for (const at of [new Date(EXPIRY.getTime() - 1), EXPIRY, hoursLater(60)]) {
      await appointments.endExpiredHolds(at)
      expect(await appointments.reservations(days[0] ?? '', days.at(-1) ?? '')).toHaveLength(at < EXPIRY ? 119 * 4 : 0)
    }
    expect((await appointments.detail('hold-7'))?.events.map(({ kind }) => kind)).toEqual(['requested', 'released'])
    const restored = await appointments.restore('hold-0', 1, hoursLater(60))
    expect(restored).toMatchObject({ kind: 'changed', appointment: { status: 'Pending' } })
    await appointments.endExpiredHolds(hoursLater(1000))
    expect(await appointments.reservations(days[0] ?? '', days[0] ?? ''), 'whoever restores it wants it').toHaveLength(4)
    await close()
  })

  test.each<[Status, boolean]>([
    ['Pending', false],
    ['Cancelled', false],
    ['Confirmed', true],
    ['Completed', true],
  ])('a sender with an earlier %s request is known: %s', async (status, isKnown) => {
    const { appointments, close } = await open()
    const earlier = newAppointment('earlier', '2026-05-01', TIME, 60, 1)
    await appointments.add(
      { ...earlier, status, request: { ...earlier.request, contact: { ...earlier.request.contact, email: 'Ann@Example.com' } } },
      null,
    )
    const added = await appointments.add(hold('next', NOW, 'ann@example.COM'), null)
    expect(added.kind === 'stored' && added.appointment.held_until, 'nobody is told who is known').toBe(EXPIRY.toISOString())
    expect((await appointments.detail('next'))?.appointment.held_until).toBe(isKnown ? undefined : EXPIRY.toISOString())
    await appointments.endExpiredHolds(EXPIRY)
    expect(await holders(appointments)).toEqual(isKnown ? ['next'] : [])
    await close()
  })

  test('nobody is known by an address that was not given', async () => {
    const { appointments, close } = await open()
    const caller = hold('caller', NOW, '')
    await appointments.add({ ...caller, status: 'Confirmed', heldUntil: null, request: { ...caller.request, date: '2026-05-01' }, cells: [] }, null)
    await appointments.add(hold('next', NOW, ''), null)
    expect((await appointments.detail('next'))?.appointment.held_until).toBe(EXPIRY.toISOString())
    await close()
  })

  test('of a confirmation and a booking that come together when a hold has expired, exactly one gets the time', async () => {
    const location = await newLocation()
    const one = await openStorage(location, NOW)
    const other = location.databaseUrl === null ? one : await openStorage(location, NOW)
    for (let round = 0; round < 40; round++) {
      const day = new Date(Date.UTC(2026, 6, 1 + round)).toISOString().slice(0, 10)
      const visit = (id: string, createdAt: Date) => ({ ...newAppointment(`${id}-${round}`, day, TIME, 60, 1), createdAt })
      await one.appointments.add({ ...visit('held', NOW), heldUntil: EXPIRY }, null)
      const [confirmed, booked] = await Promise.all([
        decide(one.appointments, `held-${round}`, 'Confirmed', EXPIRY),
        other.appointments.add(visit('next', EXPIRY), null),
      ])
      expect([confirmed.kind === 'changed', booked.kind === 'stored'].filter(Boolean), `round ${round}`).toHaveLength(1)
      const reservations = await one.appointments.reservations(day, day)
      expect(new Set(reservations.map(({ appointmentId }) => appointmentId))).toEqual(
        new Set([confirmed.kind === 'changed' ? `held-${round}` : `next-${round}`]),
      )
      expect(reservations).toHaveLength(4)
    }
    await one.close()
    if (other !== one) await other.close()
  })
})
