import { createHash } from 'node:crypto'
import { addDays } from '#src/catalog/days.ts'
import type { Revision } from '#src/catalog/revision.ts'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { hasError } from '#src/booking/request/override.ts'
import type { PricedRequest } from '#src/booking/request/priced-request.ts'
import { readRequest } from '#src/booking/request/read-request.ts'
import { wallTime } from '#src/booking/schedule/business-time.ts'
import { cellsOf } from '#src/booking/schedule/cells.ts'
import { UNCOUNTED } from '#src/server/bookings/store-request.ts'
import { SENDER_LENGTH } from '#src/server/limits/booking-limits.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import type { Storage } from '#src/server/storage/storage.ts'
import { BEGINS, TODAY } from '../clock.ts'
import type { Entry } from './entry.ts'

/** Stores requests in a new data folder, each as the server would have: read, priced, its time reserved, and what was done to it since in its history. */
export async function fill(dataDir: string, contentDir: string, entries: readonly Entry[]): Promise<void> {
  const loaded = await loadContentSnapshot(contentDir)
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'))
  const { revision } = loaded.value
  const storage = await openStorage({ dataDir, databaseUrl: null, clock: () => BEGINS }, BEGINS)
  for (const [index, entry] of entries.entries()) await store(entry, hexOf(`request ${index}`), revision, storage)
  await storage.close()
}

async function store(entry: Entry, id: string, revision: Revision, { appointments }: Storage): Promise<void> {
  const { crews, timeZone } = revision.content.business
  const createdAt = new Date(BEGINS.getTime() - entry.minutesAgo * 60_000)
  const request = await add(readOf(entry, revision, createdAt), async read => {
    const cells = read.date === null || read.time === null ? [] : cellsOf(read.date, read.time, read.minutes, timeZone)
    const sender = hexOf(entry.sender ?? `sender of ${id}`, SENDER_LENGTH)
    const terms = { ...UNCOUNTED, status: 'Pending', firstEvent: 'requested', requestedFrom: sender } as const
    const { kind } = await appointments.add({ id, request: read, createdAt, cells, crews, ...terms }, null)
    if (kind !== 'stored' && kind !== 'taken') throw new Error(`${id}: ${kind}`)
    return kind === 'stored'
  })
  const { status, value, isDeleted } = entry
  const made = { status, ...(value !== undefined && { actual_value: value }) }
  const at = status === 'Completed' && request.date !== null ? new Date(`${request.date}T23:00:00Z`) : BEGINS
  await appointments.change(id, () => made, crews, at, { by: 'owner', timeZone })
  if (isDeleted) await appointments.delete(id, BEGINS, { by: 'owner' })
}

function readOf({ body }: Entry, revision: Revision, createdAt: Date): PricedRequest {
  const { request, problems } = readRequest(revision, body, wallTime(createdAt, revision.content.business.timeZone))
  if (request === null || hasError(problems)) throw new Error(`${body.name}: ${JSON.stringify(problems)}`)
  return request
}

/** Adds a request at its time, or at the next one that is free; as it was added then. */
async function add(request: PricedRequest, isAdded: (request: PricedRequest) => Promise<boolean>): Promise<PricedRequest> {
  for (const place of placesFrom(request)) {
    const placed = { ...request, ...place }
    if (await isAdded(placed)) return placed
  }
  throw new Error(`no time is free for ${request.contact.name}`)
}

/** The start that was asked for, and every later one: on the day, then on those further from today. */
function* placesFrom({ date, time }: PricedRequest): Generator<Pick<PricedRequest, 'date' | 'time'>> {
  yield { date, time }
  if (date === null || time === null) return
  for (const start of STARTS) if (start > time) yield { date, time: start }
  for (let day = date; ;) {
    day = addDays(day, date < TODAY ? -1 : 1)
    for (const start of STARTS) yield { date: day, time: start }
  }
}

/** Every full hour of a day at which visits begin. */
const STARTS = Array.from({ length: 11 }, (_, hour) => `${String(hour + 7).padStart(2, '0')}:00`)

function hexOf(text: string, length = 18): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length).toUpperCase()
}
