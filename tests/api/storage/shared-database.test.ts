import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { byHand, engines, type StorageLocation } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { NOW } from '#tests/support/server/test-server.ts'

/** What several processes, and programs of several ages, do to one PostgreSQL. */

/** Until an insert waits for a transaction of somebody else; within that, PostgreSQL would show what others do as it was at first. */
async function untilOneWaits({ databaseUrl }: StorageLocation): Promise<void> {
  const watch = new Client({ connectionString: databaseUrl ?? '' })
  await watch.connect()
  const isWaiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into%'`
  while ((await watch.query(isWaiting)).rowCount === 0) await setTimeout(5)
  await watch.end()
}

describe.each(engines.filter(({ engine }) => engine === 'PostgreSQL'))('on $engine', ({ newLocation }) => {
  test('of processes that store the same at the same time, only one does, and the others answer as it has', async () => {
    const location = await newLocation()
    const processes = [await openStorage(location, NOW), await openStorage(location, NOW), await openStorage(location, NOW)]
    for (let round = 0; round < 40; round++) {
      const day = new Date(Date.UTC(2026, 6, 1 + round)).toISOString().slice(0, 10)
      const outcomes = await Promise.all(
        processes.map(({ appointments }, process) =>
          Promise.all(
            Array.from({ length: 24 }, (_, index) => {
              const hour = String(8 + (index % 12)).padStart(2, '0')
              const appointment = newAppointment(`${round}-${index}-${process}`, day, `${hour}:00`, 60, 1)
              return appointments.add(appointment, { key: `${round}-${index}`, fingerprint: 'same' })
            }),
          ),
        ),
      )
      const [first, ...others] = outcomes
      // Whoever came second finds a time taken, or the visit that the key has stored.
      expect(
        first?.filter(({ kind }) => kind === 'stored'),
        `round ${round}`,
      ).toHaveLength(12)
      for (const other of others) expect(other).toEqual(first)
    }
    const [one] = processes
    expect((await one?.appointments.list({}))?.appointments).toHaveLength(40 * 12)
    expect(await one?.appointments.reservations('2026-07-01', '2026-12-31')).toHaveLength(40 * 12 * 4)
    for (const { close } of processes) await close()
  })

  test('while the database stores one batch, or waits with it, the next one is stored', async () => {
    const location = await newLocation()
    const { appointments, close } = await openStorage(location, NOW)
    const other = new Client(byHand(location))
    await other.connect()
    await other.query('begin')
    await other.query(`insert into claimed_cells values ('2026-07-01', 1, 39, 'other')`)
    const waits = appointments.add(newAppointment('waits', '2026-07-01', '09:00', 60, 1), null)
    await untilOneWaits(location)
    expect(await appointments.add(newAppointment('next', '2026-07-02', '09:00', 60, 1), null)).toMatchObject({ kind: 'stored' })
    await other.query('rollback')
    await other.end()
    expect(await waits).toMatchObject({ kind: 'stored' })
    await close()
  })

  test('a newer program that adds a column to a table does not stop this one', async () => {
    const location = await newLocation()
    const { appointments, close } = await openStorage(location, NOW)
    const booked = (id: string, time: string) => appointments.add(newAppointment(id, '2026-07-01', time, 60, 1), { key: id, fingerprint: 'same' })
    expect(await booked('before', '09:00')).toMatchObject({ kind: 'stored' })
    const newer = new Client(byHand(location))
    await newer.connect()
    for (const table of ['appointments', 'claimed_cells', 'idempotency_keys', 'outbox'])
      await newer.query(`alter table ${table} add column more text`)
    await newer.end()
    expect(await booked('after', '11:00')).toMatchObject({ kind: 'stored' })
    expect(await booked('before', '09:00')).toMatchObject({ kind: 'stored', appointment: { id: 'before' } })
    await close()
  })

  const EARLIER = { id: 'earlier', name: 'Ann Ash' }
  const firsts = [
    { what: 'a time', sql: `insert into claimed_cells values ('2026-07-01', 1, 39, 'earlier')`, outcome: { kind: 'taken' } },
    {
      what: 'a key',
      sql: `insert into idempotency_keys values ('wanted', 'same', '${JSON.stringify(EARLIER)}', '2026-06-01')`,
      outcome: { kind: 'stored', appointment: EARLIER },
    },
  ].flatMap(first => [
    { ...first, whose: 'alone', besides: [] },
    { ...first, whose: 'in a batch', besides: ['beside'] },
  ])
  test.for(firsts)(
    'when another process is first with $what that is wanted $whose, unseen until then, it stays so',
    async ({ sql, outcome, besides }) => {
      const location = await newLocation()
      const { appointments, close } = await openStorage(location, NOW)
      const first = new Client(byHand(location))
      await first.connect()
      await first.query('begin')
      await first.query(sql)
      const outcomes = Promise.all([
        appointments.add(newAppointment('second', '2026-07-01', '09:00', 60, 1), { key: 'wanted', fingerprint: 'same' }),
        ...besides.map(id => appointments.add(newAppointment(id, '2026-07-01', '14:00', 60, 1), null)),
      ])
      await untilOneWaits(location)
      await first.query('commit')
      await first.end()
      expect(await outcomes).toMatchObject([outcome, ...besides.map(() => ({ kind: 'stored' }))])
      expect((await appointments.list({})).appointments.map(({ id }) => id)).toEqual(besides)
      expect((await appointments.reservations('2026-07-01', '2026-07-01')).filter(({ cell }) => cell < 48).length).toBe(
        outcome.kind === 'taken' ? 1 : 0,
      )
      await close()
    },
  )
})
