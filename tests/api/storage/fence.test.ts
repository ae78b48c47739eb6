import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { type Migration, migrations } from '#src/server/storage/migrations/migrations.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import type { Storage } from '#src/server/storage/storage.ts'
import { engines } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { LIST, openAdmin } from '#tests/support/server/open-admin.ts'
import { QUOTE } from '#tests/support/server/requests.ts'
import { NOW } from '#tests/support/server/test-server.ts'

/** Copies the reservations into a new table, as an update of the schema may: what somebody writes into the old one meanwhile is lost. */
const COPY_RESERVATIONS: Migration = {
  name: '9999-copy-reservations',
  up: async (_, db) => {
    await sql`create table copied (like claimed_cells including all)`.execute(db)
    await sql`insert into copied select * from claimed_cells`.execute(db)
    await sql`select pg_sleep(0.3)`.execute(db)
    await sql`drop table claimed_cells`.execute(db)
    await sql`alter table copied rename to claimed_cells`.execute(db)
  },
}

/** Visits of an hour, one after the other, in years of their own. */
function visit(name: string, index: number) {
  const day = new Date(Date.UTC(2027 + name.charCodeAt(0) - 'a'.charCodeAt(0), 0, 1 + Math.floor(index / 12))).toISOString().slice(0, 10)
  return newAppointment(`${name}-${index}`, day, `${String(8 + (index % 12)).padStart(2, '0')}:00`, 60, 1)
}

/** Books one visit after the other until the store refuses, or there are so many; the ids of those that were acknowledged. */
async function bookUntilRefused({ appointments }: Storage, name: string, most: number): Promise<{ acknowledged: string[]; refusal: unknown }> {
  const acknowledged: string[] = []
  for (let index = 0; index < most; index++) {
    try {
      const outcome = await appointments.add(visit(name, index), null)
      if (outcome.kind === 'stored') acknowledged.push(outcome.appointment.id)
    } catch (refusal) {
      return { acknowledged, refusal }
    }
  }
  return { acknowledged, refusal: null }
}

describe.each(engines.filter(({ engine }) => engine === 'PostgreSQL'))('on $engine', engine => {
  test('while a newer program migrates, nothing is stored in part; the older one writes no more, and says why', async () => {
    const { server, token } = await openAdmin(engine)
    const { dataDir, databaseUrl } = server.context.config
    const older = server.context.storage
    const booking = ['a', 'b', 'c', 'd'].map(name => bookUntilRefused(older, name, 1000))
    await setTimeout(200)
    const newer = await openStorage({ dataDir, databaseUrl }, NOW, [...migrations, COPY_RESERVATIONS])
    const booked = await Promise.all(booking)

    expect(booked.map(({ refusal }) => String(refusal))).toEqual(
      booked.map(() => expect.stringContaining('the database has the schema 9999-copy-reservations')),
    )
    const acknowledged = booked.flatMap(({ acknowledged: ids }) => ids)
    expect(acknowledged.length).toBeGreaterThan(0)
    const held = await newer.appointments.reservations('2027-01-01', '2099-12-31')
    expect(held.length).toBe(4 * acknowledged.length)
    // Whoever comes meets every visit that the older one stored.
    const again = await Promise.all(
      acknowledged.map(id => newer.appointments.add({ ...visit(id.split('-')[0] ?? '', Number(id.split('-')[1])), id: `again-${id}` }, null)),
    )
    expect(new Set(again.map(({ kind }) => kind))).toEqual(new Set(['taken']))

    const refused = await server.call('POST', LIST, { body: QUOTE })
    expect(refused).toMatchObject({ status: 503, body: { error: expect.stringContaining('replaced by a newer version') } })
    expect(refused.headers.get('retry-after')).toBe('5')
    expect((await server.call('DELETE', LIST, { token })).status).toBe(503)
    const ready = await server.call('GET', '/ready')
    expect(ready.status).toBe(503)
    expect(ready.text).toContain('the database has the schema 9999-copy-reservations')
    expect((await server.call('GET', '/health')).status).toBe(200)
    expect((await newer.appointments.add(visit('late', 0), null)).kind).toBe('stored')
    await newer.close()
  })

  test('a program that knows nothing of the fence writes to no table', async () => {
    const location = await engine.newLocation()
    const { appointments, close } = await openStorage(location, NOW)
    await appointments.add(visit('a', 0), null)
    const older = new Client({ connectionString: location.databaseUrl ?? '' })
    await older.connect()
    for (const statement of [
      `insert into claimed_cells values ('2027-01-02', 1, 39, 'older')`,
      `update appointments set status = 'Cancelled'`,
      `delete from claimed_cells`,
      `insert into attempts values ('key', 1, '2027')`,
    ])
      await expect(older.query(statement)).rejects.toThrow('the program that writes knows none')
    await older.end()
    expect((await appointments.reservations('2027-01-01', '2027-01-02')).length).toBe(4)
    await close()
  })
})
