import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { areFree } from '#src/booking/free-times.ts'
import { type Cell, cellsOf } from '#src/booking/slots.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { openSqlite } from '#src/server/storage/sqlite.ts'
import { lockFolder } from '#src/server/storage/writer-lock.ts'
import type { AddOutcome, AppointmentStore, Idempotency, NewAppointment, Storage } from '#src/server/storage/storage.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { engines, type Place } from '#tests/support/engines.ts'
import { newAppointment } from '#tests/support/new-appointment.ts'
import { NOW, temporaryFolder } from '#tests/support/test-server.ts'

const DAYS = ['2026-07-02', '2026-07-03']

/** Books the cells for the first crew that is free; the rest of the request does not matter here. */
async function book(
  store: AppointmentStore,
  id: string,
  cells: readonly Cell[],
  crews: number,
  idempotency: Idempotency | null = null,
): Promise<boolean> {
  const request = {
    mode: 'appointment' as const,
    category: 'Any',
    serviceType: 'any',
    contact: { name: 'Ann Ash', email: 'ann@example.com', phone: '', message: '' },
    fields: {},
    date: cells[0]?.day ?? null,
    time: '09:00',
    minutes: cells.length * 15,
    estimate: { revision: 'r', lines: [], low: 100, high: 100, reasons: [], notes: [] },
    calculatedPrice: '1.00',
    estimatedValue: 1,
    shownPrice: null,
  }
  const terms = { status: 'Pending', firstEvent: 'requested', requestedFrom: null, pendingLimit: 0, mailOf: null } as const
  const outcome = await store.add({ id, request, createdAt: NOW, cells, crews, ...terms }, idempotency)
  return outcome.kind === 'stored'
}

/** Whether some crew could take another visit in all of the cells. */
async function isFree(store: AppointmentStore, cells: readonly Cell[], crews: number): Promise<boolean> {
  return areFree(cells, crews, await store.claims(cells[0]?.day ?? '', cells.at(-1)?.day ?? ''))
}

describe.each(engines)('on $engine', ({ newPlace }) => {
  test('so many visits take place at once as there are crews', async () => {
    const { appointments, close } = await openStorage(await newPlace(), NOW)
    const cells = cellsOf('2026-06-02', '09:00', 120)
    const won = await Promise.all(Array.from({ length: 8 }, (_, index) => book(appointments, `id${index}`, cells, 3)))
    expect(won.filter(Boolean)).toHaveLength(3)
    expect(await isFree(appointments, cells, 3)).toBe(false)
    expect(await isFree(appointments, cells, 4)).toBe(true)
    await close()
  })

  test('requests with one key that arrive together are stored once', async () => {
    const { appointments, close } = await openStorage(await newPlace(), NOW)
    const key = { key: 'together', fingerprint: 'same' }
    const stored = await Promise.all(Array.from({ length: 8 }, (_, index) => book(appointments, `id${index}`, [], 1, key)))
    expect(stored).toEqual(Array.from({ length: 8 }, () => true))
    expect((await appointments.list({})).appointments.length).toBe(1)
    await close()
  })

  test('a visit over midnight holds both days', async () => {
    const { appointments, close } = await openStorage(await newPlace(), NOW)
    expect(await book(appointments, 'late', cellsOf('2026-06-02', '22:00', 240), 1)).toBe(true)
    expect(await isFree(appointments, cellsOf('2026-06-03', '01:45', 15), 1)).toBe(false)
    expect(await isFree(appointments, cellsOf('2026-06-03', '02:00', 15), 1)).toBe(true)
    expect(await isFree(appointments, cellsOf('2026-06-02', '20:00', 120), 1)).toBe(true)
    await close()
  })

  test('the trash is emptied after 30 days, with its timeline', async () => {
    const { appointments, tidy, close } = await openStorage(await newPlace(), NOW)
    await book(appointments, 'gone', [], 1)
    await book(appointments, 'stays', [], 1)
    await appointments.delete('gone', NOW)
    await tidy(new Date(NOW.getTime() + 29 * 24 * 3_600_000))
    expect((await appointments.detail('gone'))?.deleted).toBe(true)
    await tidy(new Date(NOW.getTime() + 31 * 24 * 3_600_000))
    expect(await appointments.detail('gone')).toBeNull()
    expect((await appointments.list({})).appointments.map(({ id }) => id)).toEqual(['stays'])
    await close()
  })

  test('what could not be claimed leaves nothing behind', async () => {
    const { appointments, close } = await openStorage(await newPlace(), NOW)
    await book(appointments, 'first', cellsOf('2026-06-02', '12:00', 60), 1)
    expect(await book(appointments, 'second', cellsOf('2026-06-02', '09:00', 300), 1)).toBe(false)
    expect((await appointments.list({})).appointments.length).toBe(1)
    expect(await isFree(appointments, cellsOf('2026-06-02', '09:00', 180), 1)).toBe(true)
    await close()
  })

  test('of requests that are stored together, one that fails takes nothing of the others with it', async () => {
    const { appointments, close } = await openStorage(await newPlace(), NOW)
    await book(appointments, 'there', [], 1)
    const outcomes = await Promise.allSettled(['a', 'there', 'b'].map(id => book(appointments, id, [], 1)))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect((await appointments.list({ sort: 'name' })).appointments.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'there'])
    await close()
  })

  test('a change that fails while requests are stored fails alone', async () => {
    const { appointments, close } = await openStorage(await newPlace(), NOW)
    await book(appointments, 'there', [], 1)
    const failing = () => {
      throw new Error('no change')
    }
    const outcomes = await Promise.allSettled([
      book(appointments, 'a', [], 1),
      appointments.change('there', failing, 1, NOW),
      book(appointments, 'b', [], 1),
      appointments.change('there', () => ({ name: 'Bo Beech' }), 1, NOW),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
    expect((await appointments.detail('there'))?.appointment.name).toBe('Bo Beech')
    expect((await appointments.list({})).appointments).toHaveLength(3)
    await close()
  })

  const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9))
  test(`requests that come together are stored as if one came after the other (SEED=${seed})`, async () => {
    const draw = drawFromSeed(seed)
    const [together, apart] = [await openStorage(await newPlace(), NOW), await openStorage(await newPlace(), NOW)]
    for (let round = 0; round < 10; round++) {
      const wanted = Array.from({ length: draw.between(1, 40) }, (_, index) => {
        const visit = newAppointment(
          `${round}-${index}`,
          draw.one(DAYS),
          draw.one(['09:00', '10:30', '22:00']),
          draw.one([60, 180]),
          draw.between(1, 3),
        )
        const appointment: NewAppointment = {
          ...visit,
          requestedFrom: draw.one(['ann', 'bo']),
          pendingLimit: draw.one([0, 3]),
          firstEvent: draw.one(['requested', 'entered']),
        }
        const key = { key: `key-${draw.between(0, 60)}`, fingerprint: draw.one(['one', 'one', 'other']) }
        return { appointment, key: draw.chance(70) ? key : null }
      })
      const outcomes = await Promise.all(wanted.map(({ appointment, key }) => together.appointments.add(appointment, key)))
      const expected: AddOutcome[] = []
      for (const { appointment, key } of wanted) expected.push(await apart.appointments.add(appointment, key))
      expect(outcomes, `round ${round}`).toEqual(expected)
    }
    const held = async ({ appointments }: Storage) => {
      const claims = await appointments.claims('2026-07-01', '2026-07-31')
      return claims.map(({ day, crew, cell }) => `${day} ${crew} ${cell}`).toSorted()
    }
    expect(await held(together)).toEqual(await held(apart))
    const stored = async ({ appointments }: Storage) => {
      const { appointments: all } = await appointments.list({ sort: 'created_at' })
      return Promise.all(all.map(({ id }) => appointments.detail(id)))
    }
    expect(await stored(together)).toEqual(await stored(apart))
    await together.close()
    await apart.close()
  })
})

/** Until an insert waits for a transaction of somebody else; within that, PostgreSQL would show what others do as it was at first. */
async function untilOneWaits({ databaseUrl }: Place): Promise<void> {
  const watch = new Client({ connectionString: databaseUrl ?? '' })
  await watch.connect()
  const isWaiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into%'`
  while ((await watch.query(isWaiting)).rowCount === 0) await setTimeout(5)
  await watch.end()
}

describe.each(engines.filter(({ engine }) => engine === 'PostgreSQL'))('on $engine', ({ newPlace }) => {
  test('of processes that store the same at the same time, only one does, and the others answer as it has', async () => {
    const place = await newPlace()
    const processes = [await openStorage(place, NOW), await openStorage(place, NOW), await openStorage(place, NOW)]
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
    expect(await one?.appointments.claims('2026-07-01', '2026-12-31')).toHaveLength(40 * 12 * 4)
    for (const { close } of processes) await close()
  })

  test('while the database stores one batch, or waits with it, the next one is stored', async () => {
    const place = await newPlace()
    const { appointments, close } = await openStorage(place, NOW)
    const other = new Client({ connectionString: place.databaseUrl ?? '' })
    await other.connect()
    await other.query('begin')
    await other.query(`insert into claimed_cells values ('2026-07-01', 1, 39, 'other')`)
    const waits = appointments.add(newAppointment('waits', '2026-07-01', '09:00', 60, 1), null)
    await untilOneWaits(place)
    expect(await appointments.add(newAppointment('next', '2026-07-02', '09:00', 60, 1), null)).toMatchObject({ kind: 'stored' })
    await other.query('rollback')
    await other.end()
    expect(await waits).toMatchObject({ kind: 'stored' })
    await close()
  })

  test('a newer program that adds a column to a table does not stop this one', async () => {
    const place = await newPlace()
    const { appointments, close } = await openStorage(place, NOW)
    const booked = (id: string, time: string) => appointments.add(newAppointment(id, '2026-07-01', time, 60, 1), { key: id, fingerprint: 'same' })
    expect(await booked('before', '09:00')).toMatchObject({ kind: 'stored' })
    const newer = new Client({ connectionString: place.databaseUrl ?? '' })
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
    {
      what: 'a time',
      sql: `insert into claimed_cells values ('2026-07-01', 1, 39, 'earlier')`,
      outcome: { kind: 'taken' },
      other: { kind: 'stored' },
    },
    {
      what: 'a key',
      sql: `insert into idempotency_keys values ('wanted', 'same', '${JSON.stringify(EARLIER)}', '2026-06-01')`,
      outcome: { kind: 'stored', appointment: EARLIER },
      other: { kind: 'stored' },
    },
  ]
  test.for(firsts)('when another process is first with $what, unseen until then, it stays so', async ({ sql, outcome, other }) => {
    const place = await newPlace()
    const { appointments, close } = await openStorage(place, NOW)
    const first = new Client({ connectionString: place.databaseUrl ?? '' })
    await first.connect()
    await first.query('begin')
    await first.query(sql)
    const outcomes = Promise.all([
      appointments.add(newAppointment('second', '2026-07-01', '09:00', 60, 1), { key: 'wanted', fingerprint: 'same' }),
      appointments.add(newAppointment('beside', '2026-07-01', '14:00', 60, 1), null),
    ])
    await untilOneWaits(place)
    await first.query('commit')
    await first.end()
    expect(await outcomes).toMatchObject([outcome, other])
    expect((await appointments.list({})).appointments.map(({ id }) => id)).toEqual(['beside'])
    expect((await appointments.claims('2026-07-01', '2026-07-01')).filter(({ cell }) => cell < 48).length).toBe(outcome.kind === 'taken' ? 1 : 0)
    await close()
  })
})

test('every write survives a power cut: the database is opened with WAL and full synchronisation', async () => {
  const db = openSqlite(temporaryFolder())
  const setting = async (name: string) => (await sql`PRAGMA ${sql.raw(name)}`.execute(db)).rows
  expect(await setting('journal_mode')).toEqual([{ journal_mode: 'wal' }])
  // 2 is FULL.
  expect(await setting('synchronous')).toEqual([{ synchronous: 2 }])
  await db.destroy()
})

test('two processes never write to one data folder: the second waits, then says what to do', async () => {
  const folder = temporaryFolder()
  const unlock = await lockFolder(folder)
  await expect(lockFolder(folder, 300)).rejects.toThrow(`the data folder ${folder} is in use by another process`)
  const waiting = lockFolder(folder, 5000)
  unlock()
  ;(await waiting)()
})

test('a process that was killed leaves no lock behind', async () => {
  const folder = temporaryFolder()
  const script = `import { lockFolder } from '${new URL('../../src/server/storage/writer-lock.ts', import.meta.url).href}'
await lockFolder(${JSON.stringify(folder)})
console.log('locked')
setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  await expect(lockFolder(folder, 0)).rejects.toThrow('in use')
  child.kill('SIGKILL')
  await once(child, 'exit')
  ;(await lockFolder(folder, 0))()
})

test('a database of a newer program is not touched', async () => {
  const folder = temporaryFolder()
  const { close } = await openStorage({ dataDir: folder, databaseUrl: null }, NOW)
  await close()
  const database = new DatabaseSync(join(folder, 'site.db'))
  database.exec("INSERT INTO migrations VALUES ('9999-from-the-future', '2030-01-01')")
  database.close()
  await expect(openStorage({ dataDir: folder, databaseUrl: null }, NOW)).rejects.toThrow('newer version of this program (9999-from-the-future)')
})
