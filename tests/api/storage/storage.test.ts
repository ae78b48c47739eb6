import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { areFree } from '#src/booking/schedule/free-times.ts'
import { type Cell, cellsOf } from '#src/booking/schedule/cells.ts'
import { UNCOUNTED } from '#src/server/bookings/store-request.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { openSqlite } from '#src/server/storage/engines/sqlite.ts'
import { lockFolder } from '#src/server/storage/engines/writer-lock.ts'
import type { AppointmentStore } from '#src/server/storage/appointments/appointment-store.ts'
import type { Idempotency } from '#src/server/storage/appointments/idempotency-keys.ts'
import type { AddOutcome, NewAppointment } from '#src/server/storage/appointments/new-appointment.ts'
import type { Storage } from '#src/server/storage/storage.ts'
import { drawFromSeed } from '#tests/support/draw.ts'
import { engines } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { SEED } from '#tests/support/seed.ts'
import { NOW, temporaryFolder } from '#tests/support/server/test-server.ts'

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
    furtherItems: [],
    coupons: [],
    date: cells[0]?.day ?? null,
    time: '09:00',
    minutes: cells.length * 15,
    estimate: { revision: 'r', lines: [], low: 100, high: 100, reasons: [], notes: [] },
    calculatedPrice: '1.00',
    estimatedValue: 1,
    shownPrice: null,
  }
  const terms = { status: 'Pending', firstEvent: 'requested', ...UNCOUNTED } as const
  const outcome = await store.add({ id, request, createdAt: NOW, cells, crews, ...terms }, idempotency)
  return outcome.kind === 'stored'
}

/** Whether some crew could take another visit in all of the cells. */
async function isFree(store: AppointmentStore, cells: readonly Cell[], crews: number): Promise<boolean> {
  return areFree(cells, crews, await store.reservations(cells[0]?.day ?? '', cells.at(-1)?.day ?? ''))
}

describe.each(engines)('on $engine', ({ newLocation }) => {
  test('so many visits take place at once as there are crews', async () => {
    const { appointments, close } = await openStorage(await newLocation(), NOW)
    const cells = cellsOf('2026-06-02', '09:00', 120)
    const won = await Promise.all(Array.from({ length: 8 }, (_, index) => book(appointments, `id${index}`, cells, 3)))
    expect(won.filter(Boolean)).toHaveLength(3)
    expect(await isFree(appointments, cells, 3)).toBe(false)
    expect(await isFree(appointments, cells, 4)).toBe(true)
    await close()
  })

  test('when there are fewer crews than before, the visits that stand still count', async () => {
    const { appointments, close } = await openStorage(await newLocation(), NOW)
    const cells = cellsOf('2026-06-02', '09:00', 120)
    expect([await book(appointments, 'first', cells, 2), await book(appointments, 'second', cells, 2)]).toEqual([true, true])
    await appointments.delete('first', NOW)
    expect(await book(appointments, 'third', cells, 1)).toBe(false)
    expect(await isFree(appointments, cells, 1)).toBe(false)
    expect(await book(appointments, 'fourth', cells, 2)).toBe(true)
    await close()
  })

  test('when there are fewer crews than before, none is moved, restored or taken up again beside a visit that stands', async () => {
    const { appointments, close } = await openStorage(await newLocation(), NOW)
    const add = (id: string, date: string, crews: number) => appointments.add(newAppointment(id, date, '09:00', 120, crews), null)
    for (const [id, date] of [
      ['first', '2026-06-02'],
      ['second', '2026-06-02'],
      ['third', '2026-06-04'],
      ['fourth', '2026-06-04'],
    ] as const)
      await add(id, date, 2)
    await add('other', '2026-06-03', 1)
    await appointments.delete('first', NOW)
    expect(await appointments.restore('first', 1, NOW)).toEqual({ kind: 'taken' })
    expect(await appointments.change('other', () => ({ appointment_date: '2026-06-02' }), 1, NOW)).toEqual({ kind: 'taken' })
    await appointments.change('third', () => ({ status: 'Cancelled' }), 1, NOW)
    expect(await appointments.change('third', () => ({ status: 'Pending' }), 1, NOW)).toEqual({ kind: 'taken' })
    await close()
  })

  test('requests with one key that arrive together are stored once', async () => {
    const { appointments, close } = await openStorage(await newLocation(), NOW)
    const key = { key: 'together', fingerprint: 'same' }
    const stored = await Promise.all(Array.from({ length: 8 }, (_, index) => book(appointments, `id${index}`, [], 1, key)))
    expect(stored).toEqual(Array.from({ length: 8 }, () => true))
    expect((await appointments.list({})).appointments.length).toBe(1)
    await close()
  })

  test('a visit over midnight holds both days', async () => {
    const { appointments, close } = await openStorage(await newLocation(), NOW)
    expect(await book(appointments, 'late', cellsOf('2026-06-02', '22:00', 240), 1)).toBe(true)
    expect(await isFree(appointments, cellsOf('2026-06-03', '01:45', 15), 1)).toBe(false)
    expect(await isFree(appointments, cellsOf('2026-06-03', '02:00', 15), 1)).toBe(true)
    expect(await isFree(appointments, cellsOf('2026-06-02', '20:00', 120), 1)).toBe(true)
    await close()
  })

  test('the trash is emptied after 30 days, with its history', async () => {
    const { appointments, tidy, close } = await openStorage(await newLocation(), NOW)
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

  test('what could not be reserved leaves nothing behind', async () => {
    const { appointments, close } = await openStorage(await newLocation(), NOW)
    await book(appointments, 'first', cellsOf('2026-06-02', '12:00', 60), 1)
    expect(await book(appointments, 'second', cellsOf('2026-06-02', '09:00', 300), 1)).toBe(false)
    expect((await appointments.list({})).appointments.length).toBe(1)
    expect(await isFree(appointments, cellsOf('2026-06-02', '09:00', 180), 1)).toBe(true)
    await close()
  })

  test('of requests that are stored together, one that fails takes nothing of the others with it', async () => {
    const { appointments, close } = await openStorage(await newLocation(), NOW)
    await book(appointments, 'there', [], 1)
    const outcomes = await Promise.allSettled(['a', 'there', 'b'].map(id => book(appointments, id, [], 1)))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect((await appointments.list({ sort: 'name' })).appointments.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'there'])
    await close()
  })

  test('a change that fails while requests are stored fails alone', async () => {
    const { appointments, close } = await openStorage(await newLocation(), NOW)
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

  test('requests that come together are stored as if one came after the other', async () => {
    const draw = drawFromSeed(SEED)
    const [together, apart] = [await openStorage(await newLocation(), NOW), await openStorage(await newLocation(), NOW)]
    for (let round = 0; round < 10; round++) {
      const wanted = Array.from({ length: draw.between(1, 40) }, (_, index) => {
        const visit = newAppointment(
          `${round}-${index}`,
          draw.one(DAYS),
          draw.one(['09:00', '10:30', '22:00']),
          draw.one([60, 180]),
          draw.between(1, 3),
        )
        const sender = draw.one(['ann', 'bo'])
        const appointment: NewAppointment = {
          ...visit,
          requestedFrom: sender,
          holdLimits: draw.one([[], [{ prefix: sender, max: 3 }]]),
          rules: draw.one([[], [[{ key: sender, max: 1000, windowMs: 60_000 }]]]),
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
      const reservations = await appointments.reservations('2026-07-01', '2026-07-31')
      return reservations.map(({ day, crew, cell }) => `${day} ${crew} ${cell}`).toSorted()
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
  const script = `import { lockFolder } from '${new URL('../../../src/server/storage/engines/writer-lock.ts', import.meta.url).href}'
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
