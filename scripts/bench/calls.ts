import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { addDays } from '#src/catalog/days.ts'
import { CELL_MINUTES } from '#src/booking/schedule/cells.ts'
import { buildSessions } from '#src/server/auth/sessions.ts'
import { buildApp } from '#src/server/build-app.ts'
import { loadBuiltSite } from '#src/server/pages/built-site.ts'
import { readConfig } from '#src/server/config/config.ts'
import { issueCsrfToken } from '#src/server/auth/csrf-token.ts'
import { openContent } from '#src/server/content/open-content.ts'
import { apiRoutes } from '#src/server/register-api.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { databaseFile } from '#src/server/storage/engines/sqlite.ts'
import { loopMs } from '#tests/support/server/call-costs.ts'
import { validBody } from '#tests/support/server/hostile-payloads.ts'
import { type WorstCall, worstCalls } from '#tests/support/server/worst-calls.ts'
import { atMost, type Figure } from './measure.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

/** Longest time that one call may block the event loop, in ms. */
const BUDGET_MS = 20

const CREWS = 50
const DAY = '2030-05-20'
const DAYS_HELD = 12

/** Measures how long each route's costliest calls block the event loop, on worst-case content and calendar. */
export async function benchCalls(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'calls-'))
  try {
    return await measure(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(folder: string): Promise<Figure[]> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    BOOKING_LIMIT: '0',
    PENDING_LIMIT: '0',
    DATA_DIR: join(folder, 'data'),
    CONTENT_DIR: worstContent(folder),
  })
  const clock = () => new Date('2030-05-01T12:00:00Z')
  const content = await openContent(config, clock)
  const storage = await openStorage(config, clock())
  await storage.accounts.save({ username: 'owner', passwordHash: '' }, clock())
  fillCalendar(config.dataDir)
  const context = { config, content, storage, outbox: null, clock, csrfSecret: await storage.secret('csrf'), site: await loadBuiltSite('dist') }
  const app = await buildApp(context)
  const sessions = buildSessions(storage.accounts, clock)
  // A session per call, since some calls end theirs.
  const headers = async () => ({
    authorization: `Bearer ${await sessions.open('owner')}`,
    'x-csrf-token': issueCsrfToken(context.csrfSecret, clock()),
  })
  const costs: { call: WorstCall; ms: number }[] = []
  for (const call of [
    ...apiRoutes(context, sessions)
      .filter(({ isStream }) => isStream !== true)
      .flatMap(route => worstCalls(route, validBody(route.bodySchema))),
    ...ofThisContent(),
  ])
    costs.push({ call, ms: (await loopMs(app, call, await headers())).ms })
  await app.close()
  await storage.close()
  const worst = new Map<string, { what: string; ms: number }>()
  for (const { call, ms } of costs) {
    const route = `${call.method} ${call.url.split('?')[0]}`
    if (ms > (worst.get(route)?.ms ?? 0)) worst.set(route, { what: call.what, ms })
  }
  return [...worst.values()].toSorted((a, b) => b.ms - a.ms).map(({ what, ms }) => ({ name: what, ...atMost(ms, BUDGET_MS, 'ms') }))
}

/** The sample content with the maximum number of crews and starts. */
function worstContent(folder: string): string {
  const content = join(folder, 'content')
  cpSync(SAMPLE_FOLDER, content, { recursive: true })
  const file = join(content, 'business.json')
  const business = JSON.parse(readFileSync(file, 'utf8')) as { hours: { day: string }[] }
  const hours = business.hours.map(({ day }) => ({ day, open: '00:00', close: '23:59', lastStart: '23:45' }))
  writeFileSync(file, JSON.stringify({ ...business, crews: CREWS, slotMinutes: 15, horizonDays: 3650, hours }))
  return content
}

/** Every crew but one is fully booked and the last one in every second cell: nothing is free, but a search learns that only at its end. */
function fillCalendar(dataDir: string): void {
  const database = new DatabaseSync(databaseFile(dataDir))
  database.exec('BEGIN')
  const insert = database.prepare('insert into claimed_cells (day, crew, cell, appointment_id) values (?, ?, ?, ?)')
  for (let day = 0; day < DAYS_HELD; day++)
    for (let crew = 1; crew <= CREWS; crew++)
      for (let cell = 0; cell < (24 * 60) / CELL_MINUTES; cell++)
        if (crew < CREWS || cell % 2 === 0) insert.run(addDays(DAY, day), crew, cell, `${day}-${crew}-${cell}`)
  database.exec('COMMIT')
  database.close()
}

/** Calls whose cost depends on the database's content. */
function ofThisContent(): WorstCall[] {
  const get = (what: string, url: string): WorstCall => ({ what: `GET ${url.split('?')[0]}: ${what}`, method: 'GET', url, headers: {}, body: null })
  return [
    get('a visit of ten days', `/api/v1/services/slots?date=${DAY}&duration=14400`),
    get('a visit of an hour', `/api/v1/services/slots?date=${DAY}&duration=60`),
    get('a visit of ten days', `/api/v1/services/check-timeslot?date=${DAY}&time=00:00&duration=14400`),
    get('a visit of ten days', `/api/v1/appointments/check-timeslot?date=${DAY}&time=00:00&duration=14400`),
    get('many words', `/api/v1/appointments?search=${encodeURIComponent(filledWords())}`),
    get('the home page', '/'),
    get('a page that is not there', '/nothing'),
    get('a description', '/api/v1/openapi.json'),
  ]
}

function filledWords(): string {
  return Array.from({ length: 100 }, (_, index) => 'abcdefghij'[index % 10]).join(' ')
}
