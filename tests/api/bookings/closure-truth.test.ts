import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import type { StoredClosure } from '#src/contract/generated/types.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { byHand, engines, type StorageLocation } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { NOW } from '#tests/support/server/test-server.ts'

/** What processes on one PostgreSQL store at the same moment as a closure. */

const DAY = '2026-07-01'
const CLOSURE = { first_day: DAY, last_day: DAY, from_time: null, until_time: null, crews: 'all', reason: '', by: 'owner' } as const

/** Holds a cell, so that whoever reserves it waits; `free` lets go of it. */
async function hold(location: StorageLocation, cell: number): Promise<{ free: () => Promise<void> }> {
  const other = new Client(byHand(location))
  await other.connect()
  await other.query('begin')
  await other.query(`insert into claimed_cells values ('${DAY}', 1, ${cell}, 'other')`)
  return {
    free: async () => {
      await other.query('rollback')
      await other.end()
    },
  }
}

/** Until as many transactions wait for others, or a promise is settled; within a transaction, PostgreSQL would show what others do as it was at first. */
async function untilWaiting(
  { databaseUrl }: StorageLocation,
  count: number,
  settled: Promise<unknown> = new Promise(() => undefined),
): Promise<void> {
  const watch = new Client({ connectionString: databaseUrl ?? '' })
  await watch.connect()
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  const areWaiting = async () => ((await watch.query(waiting)).rowCount ?? 0) >= count
  const isSettled = settled.then(
    () => true,
    () => true,
  )
  while (!(await Promise.race([isSettled, areWaiting()]))) await setTimeout(5)
  await watch.end()
}

describe.each(engines.filter(({ engine }) => engine === 'PostgreSQL'))('on $engine', ({ newLocation }) => {
  test.each([
    ['moves there with its crew', { appointment_date: DAY, appointment_time: '09:00' }, '14:00'],
    ['is given to another crew there', { crew: 2, appointment_date: DAY, appointment_time: '09:00' }, '11:00'],
  ])('of what a closure of one crew leaves, a booking and a visit that %s do not both take a part', async (_, edit, time) => {
    const location = await newLocation()
    const [one, other] = [await openStorage(location, NOW), await openStorage(location, NOW)]
    await one.closures.add({ ...CLOSURE, from_time: '09:00', until_time: '10:00', crews: 'one' }, NOW)
    await one.appointments.add({ ...newAppointment('moved', DAY, time, 60, 2), ...(time === '14:00' && { crew: 2 }) }, null)
    const held = await hold(location, 39)
    const booking = one.appointments.add(newAppointment('booked', DAY, '09:00', 60, 2), null)
    await untilWaiting(location, 1)
    const moving = other.appointments.change('moved', () => edit, 2, NOW)
    await untilWaiting(location, 2, moving)
    await held.free()
    expect([(await booking).kind, (await moving).kind]).toEqual(['stored', 'closed'])
    for (const { close } of [one, other]) await close()
  })

  test('a request that is entered for a crew does not pass a booking that has begun either', async () => {
    const location = await newLocation()
    const [one, other] = [await openStorage(location, NOW), await openStorage(location, NOW)]
    await one.closures.add({ ...CLOSURE, crews: 'one' }, NOW)
    const held = await hold(location, 39)
    const booking = one.appointments.add(newAppointment('booked', DAY, '09:00', 60, 2), null)
    await untilWaiting(location, 1)
    const entering = other.appointments.add({ ...newAppointment('entered', DAY, '09:00', 60, 2), crew: 2 }, null)
    await untilWaiting(location, 2, entering)
    await held.free()
    expect([(await booking).kind, (await entering).kind]).toEqual(['stored', 'closed'])
    for (const { close } of [one, other]) await close()
  })

  test('a closure waits for the bookings that have begun, and names their visits', async () => {
    const location = await newLocation()
    const [one, other] = [await openStorage(location, NOW), await openStorage(location, NOW)]
    const held = await hold(location, 39)
    const booking = one.appointments.add(newAppointment('begun', DAY, '09:00', 60, 1), null)
    await untilWaiting(location, 1)
    const closing = other.closures.add(CLOSURE, NOW)
    await untilWaiting(location, 2, closing)
    await held.free()
    expect((await booking).kind).toBe('stored')
    expect(((await closing) as StoredClosure).visits.map(({ id }) => id)).toEqual(['begun'])
    for (const { close } of [one, other]) await close()
  })

  test('of bookings, moves and closures at the same moment, each visit is named by the closure or finds its time closed', async () => {
    const location = await newLocation()
    const [one, other] = [await openStorage(location, NOW), await openStorage(location, NOW)]
    await one.appointments.add(newAppointment('moves', '2026-06-30', '12:00', 60, 1), null)
    for (let round = 0; round < 40; round++) {
      const day = new Date(Date.UTC(2026, 6, 1 + round)).toISOString().slice(0, 10)
      const [booked, moved, closed] = await Promise.all([
        one.appointments.add(newAppointment(`booked-${round}`, day, '09:00', 60, 1), null),
        one.appointments.change('moves', () => ({ appointment_date: day }), 1, NOW),
        other.closures.add({ ...CLOSURE, first_day: day, last_day: day }, NOW),
      ])
      const stands = [...(booked.kind === 'stored' ? [`booked-${round}`] : []), ...(moved.kind === 'changed' ? ['moves'] : [])]
      expect(
        (closed as StoredClosure).visits.map(({ id }) => id),
        `round ${round}`,
      ).toEqual(stands)
      for (const { kind } of [booked, moved]) expect(['stored', 'changed', 'closed']).toContain(kind)
    }
    for (const { close } of [one, other]) await close()
  })

  test('of two that move at the same moment, one gets the room that a closure of one crew leaves', async () => {
    const location = await newLocation()
    const [one, other] = [await openStorage(location, NOW), await openStorage(location, NOW)]
    for (const id of ['first', 'second']) await one.appointments.add(newAppointment(id, '2026-06-30', '09:00', 60, 2), null)
    await one.closures.add({ ...CLOSURE, crews: 'one' }, NOW)
    const held = await hold(location, 36)
    const moving = [one, other].map(({ appointments }, index) =>
      appointments.change(index === 0 ? 'first' : 'second', () => ({ appointment_date: DAY }), 2, NOW),
    )
    await untilWaiting(location, 2)
    await held.free()
    expect((await Promise.all(moving)).map(({ kind }) => kind).sort()).toEqual(['changed', 'closed'])
    for (const { close } of [one, other]) await close()
  })

  test('of bookings and moves in several processes, none is of a crew that is named away, and the others are full', async () => {
    const location = await newLocation()
    const processes = [await openStorage(location, NOW), await openStorage(location, NOW)]
    const [one] = processes
    await one?.closures.add({ ...CLOSURE, first_day: '2026-07-01', last_day: '2026-08-31', crews: '1' }, NOW)
    for (let round = 0; round < 20; round++) {
      const day = new Date(Date.UTC(2026, 6, 1 + round)).toISOString().slice(0, 10)
      const moves = processes.map((_, process) => `moves-${round}-${process}`)
      for (const id of moves) await one?.appointments.add(newAppointment(id, '2026-06-30', `${String(round).padStart(2, '0')}:00`, 60, 3), null)
      const done = await Promise.all(
        processes.flatMap(({ appointments }, process) => [
          appointments.add(newAppointment(`booked-${round}-${process}`, day, '09:00', 60, 3), null),
          appointments.change(moves[process] ?? '', () => ({ appointment_date: day, appointment_time: '09:00' }), 3, NOW),
        ]),
      )
      const got = done.filter(({ kind }) => kind === 'stored' || kind === 'changed').length
      const reserved = (await one?.appointments.reservations(day, day)) ?? []
      expect([got, new Set(reserved.map(({ crew }) => crew))], `round ${round}`).toEqual([2, new Set([2, 3])])
    }
    for (const { close } of processes) await close()
  })

  test('of bookings in several processes, no more get a time than a closure of one crew leaves room for', async () => {
    const location = await newLocation()
    const processes = [await openStorage(location, NOW), await openStorage(location, NOW)]
    await processes[0]?.closures.add({ ...CLOSURE, first_day: '2026-07-01', last_day: '2026-08-31', crews: 'one' }, NOW)
    for (let round = 0; round < 20; round++) {
      const day = new Date(Date.UTC(2026, 6, 1 + round)).toISOString().slice(0, 10)
      const booked = await Promise.all(
        processes.flatMap(({ appointments }, process) =>
          ['09:00', '09:30', '10:00'].map((time, index) => appointments.add(newAppointment(`${round}-${process}-${index}`, day, time, 60, 3), null)),
        ),
      )
      // Half past nine meets both others.
      expect(new Set(booked.map(({ kind }) => kind)), `round ${round}`).toEqual(new Set(['stored', 'closed']))
      const reserved = (await processes[0]?.appointments.reservations(day, day)) ?? []
      for (let cell = 36; cell < 44; cell++)
        expect(reserved.filter(held => held.cell === cell).length, `cell ${cell} of round ${round}`).toBeLessThanOrEqual(2)
    }
    for (const { close } of processes) await close()
  })
})
