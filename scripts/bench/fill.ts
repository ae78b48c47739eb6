import { sql } from 'kysely'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import type { PricedRequest } from '#src/booking/request/priced-request.ts'
import { readRequest } from '#src/booking/request/read-request.ts'
import { addDays } from '#src/catalog/days.ts'
import type { Status } from '#src/contract/generated/types.ts'
import { cellsHeld, toRow } from '#src/server/storage/appointments/appointment-row.ts'
import { insertSpans, spansOf } from '#src/server/storage/reservations/reservations.ts'
import { migrate } from '#src/server/storage/engines/migrate.ts'
import { openPostgres } from '#src/server/storage/engines/postgres.ts'
import { prepareInsert } from '#src/server/storage/engines/prepared.ts'
import { openSqlite } from '#src/server/storage/engines/sqlite.ts'
import type { AppointmentRow } from '#src/server/storage/tables.ts'
import type { StorageLocation } from './engines.ts'
import { random, randomForms } from './random-forms.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

/** Visits on a day: two for each of eight crews, one from seven and one from thirteen o'clock. */
const CREWS = 8
const TIMES = ['07:00', '13:00']
const MAX_MINUTES = 360

/** Days until the last visits. */
const DAYS_AHEAD = 60
const DAY_MS = 86_400_000

const FIRST_NAMES = ['Ann', 'Bo', 'Chidi', 'Dana', 'Elif', 'Farid', 'Grace', 'Hana', 'Ivan', 'Jun', 'Kofi', 'Lena', 'Maria', 'Noor', 'Olga', 'Pablo']
const LAST_NAMES = [
  'Ash',
  'Beech',
  'Cedar',
  'Dogwood',
  'Elm',
  'Fir',
  'Garcia',
  'Hawthorn',
  'Ito',
  'Juniper',
  'Kim',
  'Larch',
  'Maple',
  'Nguyen',
  'Oak',
  'Pine',
]
const MESSAGES = [
  '',
  'Semaphore code 12',
  'Two dogs in the yard.',
  'Please call before you come: the drive is steep.',
  'Same as last year',
  'Parked behind the barn.',
]

const insertRows = prepareInsert((db, rows: readonly AppointmentRow[]) => db.insertInto('appointments').values(rows).compile())

/** Fills a new database with `count` deterministic requests of the sample business. Density is constant: more requests cover more years. */
export async function fill({ dataDir, databaseUrl }: StorageLocation, count: number, now: Date): Promise<void> {
  const db = databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl)
  await migrate(db, now)
  const samples = await sampleRequests()
  const rows = Array.from({ length: count }, (_, index) => storedRow(index, samples, now))
  await db.transaction().execute(async transaction => {
    await insertRows(transaction, rows)
    await insertSpans(
      transaction,
      rows.flatMap((row, index) => spansOf(cellsHeld(row), { crew: crewOf(index), appointment_id: row.id, held_until: null })),
    )
  })
  // Autovacuum would do this only after some minutes.
  if (databaseUrl !== null) await sql`vacuum analyze`.execute(db)
  await db.destroy()
}

/** One request of each kind that the sample business takes. */
async function sampleRequests(): Promise<PricedRequest[]> {
  const loaded = await loadContentSnapshot(SAMPLE_FOLDER)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  const { revision } = loaded.value
  const contact = { name: 'Ann Ash', email: 'ann@example.com', phone: '208-555-0100', message: '', request_type: 'quote' }
  const readings = randomForms(revision.content, 400).map(form =>
    readRequest(revision, { ...contact, ...form } as Parameters<typeof readRequest>[1], { date: '2026-01-01', time: '08:00' }),
  )
  return readings.flatMap(({ request, problems }) => (request === null || problems.length > 0 ? [] : [request]))
}

function crewOf(index: number): number {
  return 1 + (Math.floor(index / TIMES.length) % CREWS)
}

/** Newest first: visits go back in time from the last future one; one of seven requests is a quote, without a visit. */
function storedRow(index: number, samples: readonly PricedRequest[], now: Date): AppointmentRow {
  const below = random(index)
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T
  const [first, last] = [pick(FIRST_NAMES), pick(LAST_NAMES)]
  const daysAgo = Math.floor(index / (CREWS * TIMES.length)) - DAYS_AHEAD
  const isQuote = below(7) === 0
  const sample = pick(samples)
  const request: PricedRequest = {
    ...sample,
    mode: isQuote ? 'quote' : 'appointment',
    contact: {
      name: `${first} ${last}`,
      email: `${first}.${last}${index}@example.com`.toLowerCase(),
      phone: phoneOf(below),
      message: pick(MESSAGES),
    },
    date: isQuote ? null : addDays(now.toISOString().slice(0, 10), -daysAgo),
    time: isQuote ? null : (TIMES[index % TIMES.length] ?? null),
    minutes: Math.min(sample.minutes, MAX_MINUTES),
  }
  const createdAt = new Date(now.getTime() - (daysAgo + DAYS_AHEAD) * DAY_MS - index * 1000)
  const id = Array.from({ length: 18 }, () => below(16).toString(16))
    .join('')
    .toUpperCase()
  const status = statusOf(daysAgo, below(20))
  return toRow({ id, request, createdAt, status, requestedFrom: null, heldUntil: null })
}

function statusOf(daysAgo: number, of20: number): Status {
  if (of20 === 0) return 'Cancelled'
  if (daysAgo > 0) return of20 === 1 ? 'Confirmed' : 'Completed'
  return of20 < 8 ? 'Pending' : 'Confirmed'
}

function phoneOf(below: (limit: number) => number): string {
  return `208-555-${String(below(10_000)).padStart(4, '0')}`
}
