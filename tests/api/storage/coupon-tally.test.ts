import type { Kysely } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { toRow } from '#src/server/storage/appointments/appointment-row.ts'
import { tallyOf } from '#src/server/storage/coupons/coupon-uses.ts'
import { openPostgres } from '#src/server/storage/engines/postgres.ts'
import { openSqlite } from '#src/server/storage/engines/sqlite.ts'
import type { AppointmentRow, Tables } from '#src/server/storage/tables.ts'
import { type Draw, drawFromSeed } from '#tests/support/draw.ts'
import { engines } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { SEED } from '#tests/support/seed.ts'

const ONCE = {
  id: 'Car/ONCE',
  category: 'Car',
  code: 'ONCE',
  field: 'car_coupon',
  limit: { oncePerCustomer: true },
  shared: ['Car/ONCE', 'Van/ONCE'],
}
const ROUNDS = 20

const SAMPLE = toRow(newAppointment('sample', '2026-06-02', '09:00', 60, 1))

type Who = Pick<AppointmentRow, 'id' | 'email_key' | 'phone_key'> & Partial<AppointmentRow>

const requestOf = (who: Who): AppointmentRow => ({ ...SAMPLE, ...who })

/** A use that does not count any more: its request is cancelled or in the trash. */
const GONE: readonly Partial<AppointmentRow>[] = [{ status: 'Cancelled' }, { deleted_at: '2026-06-01T00:00:00.000Z' }]

describe.each(engines)('on $engine', ({ newLocation }) => {
  async function open(): Promise<Kysely<Tables>> {
    const { dataDir, databaseUrl } = await newLocation()
    const db = databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl)
    onTestFinished(() => db.destroy())
    return db
  }

  /** Which of some requests that come together may not use the code. */
  async function refused(db: Kysely<Tables>, seeds: readonly AppointmentRow[]): Promise<string[]> {
    const tally = await tallyOf(
      db,
      seeds.map(row => ({ row, coupons: [ONCE] })),
    )
    return seeds.filter(({ id }) => tally.refused(id, [ONCE]).length > 0).map(({ id }) => id)
  }

  test('however many requests share a phone number, no more is read of them than of one: only those that use the code', async () => {
    const db = await open()
    let read = 0
    const counting = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        read += result.rows.length
        return result
      },
    })
    const seed = requestOf({ id: 'seed', email_key: 'new@example.com', phone_key: '2085550155' })
    const readFor = async (from: number, until: number) => {
      const shared = Array.from({ length: until - from }, (_, index) => `shared-${from + index}`)
      const rows = shared.map(id => requestOf({ id, email_key: `${id}@example.com`, phone_key: '2085550155' }))
      await db.insertInto('appointments').values(rows).execute()
      read = 0
      expect(await refused(counting, [seed])).toEqual([])
      return read
    }
    const few = await readFor(0, 1)
    expect(await readFor(1, 300)).toBe(few)
    await db.insertInto('coupon_uses').values({ coupon: ONCE.id, appointment_id: 'shared-250' }).execute()
    expect(await refused(counting, [seed])).toEqual(['seed'])
  })

  test(`a code that is for each customer once is refused to whoever has an address or a number in common with a use, or is the same customer by the owner's word, alone as with others (SEED=${SEED})`, async () => {
    const draw = drawFromSeed(SEED)
    const outcomes = new Set<number>()
    for (let round = 0; round < ROUNDS; round++) {
      const db = await open()
      const rows = Array.from({ length: draw.between(1, 8) }, (_, index) => drawn(draw, `r${index}`, draw.chance(30) ? draw.one(GONE) : {}))
      const uses = rows.filter(() => draw.chance(40))
      const merges = Array.from({ length: draw.between(0, 3) }, () => [draw.one(rows).id, draw.one(rows).id] as const)
      await db.insertInto('appointments').values(rows).execute()
      for (const { id } of uses) await db.insertInto('coupon_uses').values({ coupon: ONCE.id, appointment_id: id }).execute()
      for (const [index, [appointment_id, other_id]] of merges.entries())
        await db
          .insertInto('customer_merges')
          .values({ id: `m${index}`, appointment_id, other_id, at: '', by: '' })
          .execute()
      const seeds = Array.from({ length: 3 }, (_, index) => drawn(draw, `seed${index}`))
      const expected = seeds.filter(seed => hasUsed(seed, rows, uses, merges)).map(({ id }) => id)
      const where = `SEED=${SEED}, round ${round}`
      expect(await refused(db, seeds), where).toEqual(expected)
      for (const seed of seeds) expect(await refused(db, [seed]), where).toEqual(expected.filter(id => id === seed.id))
      outcomes.add(expected.length)
    }
    // Else the law would hold of nothing.
    expect(outcomes.size).toBeGreaterThan(2)
  })
})

function drawn(draw: Draw, id: string, more: Partial<AppointmentRow> = {}): AppointmentRow {
  const [email_key, phone_key] = [
    draw.one([null, 'a@x', 'b@x', 'c@x', 'd@x']),
    draw.one([null, '2085550001', '2085550002', '2085550003', '2085550004']),
  ]
  return requestOf({ id, email_key, phone_key, ...more })
}

/** As the owner would say it: the seed's address and number, those of requests that merges join to them, and whether a use that counts has one of them. */
function hasUsed(
  seed: AppointmentRow,
  rows: readonly AppointmentRow[],
  uses: readonly AppointmentRow[],
  merges: readonly (readonly [string, string])[],
) {
  const keys = (row: AppointmentRow) => [row.id, row.email_key, row.phone_key].filter(key => key !== null)
  const isThere = (row: AppointmentRow) => row.deleted_at === null
  const known = new Set(keys(seed))
  const isKnown = (row: AppointmentRow) => keys(row).some(key => known.has(key))
  for (let size = 0; size < known.size;) {
    size = known.size
    for (const merge of merges) {
      const ends = rows.filter(row => merge.includes(row.id) && isThere(row))
      if (ends.some(isKnown)) for (const key of ends.flatMap(keys)) known.add(key)
    }
  }
  return uses.some(row => isThere(row) && row.status !== 'Cancelled' && isKnown(row))
}
