import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { moneyOf } from '#src/catalog/words/money.ts'
import { fromRow, toRow } from '#src/server/storage/appointments/appointment-row.ts'
import { migrate } from '#src/server/storage/engines/migrate.ts'
import { type Migration, migrations, newestSchema } from '#src/server/storage/migrations/migrations.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { oneAtATime, openPostgres } from '#src/server/storage/engines/postgres.ts'
import type { NewAppointment } from '#src/server/storage/appointments/new-appointment.ts'
import { openSqlite } from '#src/server/storage/engines/sqlite.ts'
import type { AppointmentRow, OutboxRow, Tables } from '#src/server/storage/tables.ts'
import { engines, type StorageLocation } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { NOW } from '#tests/support/server/test-server.ts'

const USD = moneyOf({ currency: 'USD', locale: 'en-US' })

/** A database as a program with so many steps left it. */
async function olderDatabase({ dataDir, databaseUrl }: StorageLocation, steps: number): Promise<Kysely<Tables>> {
  const db = databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl, undefined, newestSchema(migrations.slice(0, steps)))
  await migrate(db, NOW, undefined, migrations.slice(0, steps))
  return db
}

/** What steps after the eighth have added to a row; it has a default, or may be left out. */
const ADDED = {
  version: 1,
  addons_amount: null,
  rules_amount: null,
  taxes_amount: null,
  email_key: null,
  phone_key: null,
  held_until: null,
  released_at: null,
  on_way_at: null,
  started_at: null,
  erased_at: null,
  further_items: null,
  former_crew: null,
  price_told_at: null,
}

function olderRow(appointment: NewAppointment): Omit<AppointmentRow, keyof typeof ADDED> {
  const row = Object.entries(toRow(appointment)).filter(([column]) => !Object.hasOwn(ADDED, column))
  return Object.fromEntries(row) as Omit<AppointmentRow, keyof typeof ADDED>
}

describe.each(engines)('on $engine', ({ unmigratedLocation }) => {
  test('what a program without versions stored begins as version 1, is found without its accents, and its prices are numbers, also in answers that are repeated', async () => {
    const location = await unmigratedLocation()
    const older = await olderDatabase(location, 8)
    // More than are rewritten at once; every other one has only ASCII.
    const rows = Array.from({ length: 1201 }, (_, index) => {
      const visit = newAppointment(`id-${index}`, '2026-06-02', '09:00', 60, 1)
      const name = index % 2 === 0 ? `Zoë Ångström ${index}` : `Ann Ash ${index}`
      const row = olderRow({ ...visit, request: { ...visit.request, contact: { ...visit.request.contact, name }, calculatedPrice: '75.00' } })
      return { ...row, search_text: `${name}\n${row.email}`.toLowerCase() }
    })
    for (let at = 0; at < rows.length; at += 400)
      await older
        .insertInto('appointments')
        .values(rows.slice(at, at + 400) as AppointmentRow[])
        .execute()
    const { version: _version, ...stored } = fromRow({ ...(rows[0] as AppointmentRow), ...ADDED })
    const key = { key: 'key', fingerprint: 'f', created_at: NOW.toISOString(), appointment: JSON.stringify({ ...stored, calculated_price: '75.00' }) }
    await older.insertInto('idempotency_keys').values(key).execute()
    await older.destroy()

    const { appointments, close } = await openStorage(location, NOW)
    const counted = async (search: string) => (await appointments.counts({ search })).Pending
    expect(await Promise.all(['zoe angstrom', 'ZOË', 'ann ash', 'zoe 1200'].map(counted))).toEqual([601, 601, 600, 1])
    const expected = { version: 1, calculated_price: 75 }
    expect((await appointments.detail('id-1'))?.appointment).toMatchObject(expected)
    expect(await appointments.replay({ key: 'key', fingerprint: 'f' })).toMatchObject({ kind: 'stored', appointment: expected })
    await close()
  })

  test('a visit that an older program stored still holds its time, is found, and its history begins once', async () => {
    const location = await unmigratedLocation()
    const older = await olderDatabase(location, 2)
    const visit = newAppointment('old', '2026-06-02', '09:00', 60, 1)
    const { search_text: _, ...row } = olderRow({
      ...visit,
      request: { ...visit.request, contact: { ...visit.request.contact, name: 'ÉLODIE ASH' } },
    })
    await older
      .insertInto('appointments')
      .values(row as AppointmentRow)
      .execute()
    await older
      .insertInto('claimed_cells')
      .values(visit.cells.map(({ day, cell }) => ({ crew: 1, day, cell, appointment_id: 'old' })))
      .execute()
    const moment = NOW.toISOString()
    await older
      .insertInto('appointment_events')
      .values([
        { appointment_id: 'old', position: 1, at: moment, kind: 'requested', changes: '{}' },
        { appointment_id: 'old', position: 2, at: moment, kind: 'changed', changes: '{"status":["Pending","Confirmed"]}' },
      ])
      .execute()
    await older.destroy()

    const { appointments, close } = await openStorage(location, NOW)
    expect((await appointments.add(newAppointment('late', '2026-06-02', '09:45', 60, 1), null)).kind).toBe('taken')
    expect((await appointments.list({ search: 'élodie' })).appointments.length).toBe(1)
    expect((await appointments.detail('old'))?.events.map(({ kind }) => kind)).toEqual(['requested', 'changed'])
    await appointments.change('old', () => ({ status: 'Cancelled' }), 1, NOW)
    expect((await appointments.add(newAppointment('late', '2026-06-02', '09:45', 60, 1), null)).kind).toBe('stored')
    await close()
  })

  test('a mail that an older program stored is still sent, exported and erased with its request, beside newer ones', async () => {
    const location = await unmigratedLocation()
    const older = await olderDatabase(location, 13)
    const mail = { mail: '{"to":"owner@example.com","subject":"Older","text":"Ann"}', attempts: 0, due_at: NOW.toISOString() }
    const unset = { scheduled_at: null, failed_at: null, created_at: null, digest_line: null }
    for (const id of ['old', 'other']) {
      const visit = newAppointment(id, '2026-06-02', '09:00', 60, 1)
      const contact = { ...visit.request.contact, email: `${id}@example.com` }
      const row = olderRow({ ...visit, request: { ...visit.request, contact } }) as AppointmentRow
      await older.insertInto('appointments').values(row).execute()
    }
    for (const id of ['old', 'other', 'sign-ins-1']) {
      const { appointment_id: _, ...row }: OutboxRow = { id, appointment_id: null, ...mail, ...unset }
      await older.insertInto('outbox').values(row).execute()
    }
    await older.destroy()

    const { outbox, personalData, close } = await openStorage(location, NOW)
    expect((await personalData.export({ email: 'old@example.com' }, NOW))?.waiting_mails).toHaveLength(1)
    expect(await personalData.erase({ email: 'old@example.com' }, NOW)).toMatchObject({ erased: 1 })
    const sent: (string | null)[] = []
    for (let taken = await outbox.take(NOW, NOW); taken !== null; taken = await outbox.take(NOW, NOW)) {
      sent.push(taken.appointmentId)
      await outbox.sent(taken.id, NOW)
    }
    expect(new Set(sent)).toEqual(new Set(['other', null]))
    await close()
  })

  test('requests that an older program stored belong to their customers, and are found by address and package', async () => {
    const location = await unmigratedLocation()
    const older = await olderDatabase(location, 14)
    for (const [id, email, phone] of [
      ['one', 'Ann@Example.com', ''],
      ['two', 'ann@example.com', '208-555-0100'],
      ['three', '', '+1 (208) 555 0100'],
      ['four', 'bo@example.com', ''],
    ] as const) {
      const visit = newAppointment(id, '2026-06-02', '09:00', 60, 1)
      const request = { ...visit.request, contact: { ...visit.request.contact, email, phone }, fields: { service_address: `${id} Élm Street` } }
      const row = olderRow({ ...visit, request }) as AppointmentRow
      await older
        .insertInto('appointments')
        .values({ ...row, search_text: '' })
        .execute()
    }
    await older.destroy()

    const { appointments, customers, close } = await openStorage(location, NOW)
    const found = await customers.detail('three', '2026-06-01', USD)
    expect(found?.requests.map(({ id }) => id).sort()).toEqual(['one', 'three', 'two'])
    expect((await appointments.list({ search: 'four elm' })).appointments.map(({ id }) => id)).toEqual(['four'])
    await close()
  })

  test('of what an older program stored a report knows what it is made of', async () => {
    const location = await unmigratedLocation()
    const older = await olderDatabase(location, 18)
    const line = { kind: 'addon', title: 'One', high: null } as const
    for (const [id, low] of [
      ['priced', 5000],
      ['quote', null],
    ] as const) {
      const visit = newAppointment(id, '2026-06-02', '09:00', 60, 1)
      const estimate = { ...visit.request.estimate, lines: [{ ...line, id: 'one', low: 1500 }], low, high: low }
      const row = olderRow({ ...visit, request: { ...visit.request, estimate, estimatedValue: low === null ? null : low / 100 } }) as AppointmentRow
      await older
        .insertInto('appointments')
        .values({ ...row, status: 'Completed', actual_value: 60 })
        .execute()
    }
    await older.destroy()

    const { appointments, close } = await openStorage(location, NOW)
    expect((await appointments.report('2026-01-01', '2026-12-31', USD)).groups).toMatchObject([
      { total_completed: 2, completed_value: 120, addons_value: 15, adjusted_value: 70 },
    ])
    await close()
  })

  test('a step that fails half way changes nothing, and the next start does it', async () => {
    const location = await unmigratedLocation()
    const makeTable: Migration['up'] = async schema => schema.createTable('made').addColumn('id', 'text').execute()
    const failHalfWay: Migration['up'] = async (schema, db) => {
      await makeTable(schema, db)
      throw new Error('the disk is full')
    }
    const open = (up: Migration['up']) => openStorage(location, NOW, [...migrations, { name: '9999-make-a-table', up }])
    await expect(open(failHalfWay)).rejects.toThrow('the disk is full')
    const { appointments, close } = await open(makeTable)
    expect((await appointments.add(newAppointment('late', '2026-06-02', '09:00', 60, 1), null)).kind).toBe('stored')
    await close()
  })
})

test.for(engines.filter(({ engine }) => engine === 'PostgreSQL'))(
  'a process that starts while another one changes the database waits as long as that takes, and only for that',
  async ({ unmigratedLocation }) => {
    const { dataDir, databaseUrl } = await unmigratedLocation()
    const impatient = `${databaseUrl}&statement_timeout=50`
    const changing = oneAtATime(databaseUrl ?? '', () => setTimeout(500))
    const { ping, close } = await openStorage({ dataDir, databaseUrl: impatient }, NOW)
    await ping()
    await close()
    await changing

    await oneAtATime(impatient, async connection => void (await sql`select pg_sleep(0.2)`.execute(connection)))
    const db = openPostgres(impatient)
    await expect(sql`select pg_sleep(0.2)`.execute(db)).rejects.toThrow('statement timeout')
    await db.destroy()
  },
)
