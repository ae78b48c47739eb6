import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { PersonExport } from '#src/contract/generated/types.ts'
import { backUp } from '#src/server/storage/backup/backup.ts'
import { migrate } from '#src/server/storage/engines/migrate.ts'
import { migrations } from '#src/server/storage/migrations/migrations.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { openSqlite } from '#src/server/storage/engines/sqlite.ts'
import type { Storage } from '#src/server/storage/storage.ts'
import { engines } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { LIST, openAdmin } from '#tests/support/server/open-admin.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { NOW, temporaryFolder } from '#tests/support/server/test-server.ts'

const DAY_MS = 24 * 3_600_000
const MAIL = { to: 'owner@example.com', subject: 'Request', text: 'A request' }

/** A word that stands nowhere else. */
const CANARY = `canary${randomBytes(8).toString('hex')}`

const EMBEDDED = (dataDir: string) => ({ dataDir, databaseUrl: null })

/** A visit of somebody whose name, address, phone number and message are canaries. */
function visitOf(word: string, index: number) {
  const visit = newAppointment(`${word}-${index}`, new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10), '09:00', 60, 1)
  const contact = { name: `${word} Ash`, email: `${word}@Example.com`, phone: `${word}-555`, message: `${word} `.repeat(1 + (index % 80)) }
  return {
    ...visit,
    request: { ...visit.request, contact, fields: { note: word } },
    mailsOf: () => [MAIL, { ...MAIL, to: `${word}@example.com`, toVisitor: 'appointment' as const }].map(mail => ({ ...mail, text: word })),
  }
}

/** Books what the canary's visits lie between, since pages are split and merged. */
async function bookMany({ appointments }: Storage, words: readonly string[], each: number): Promise<void> {
  const visits = Array.from({ length: each }, (_, index) => words.map((word, at) => ({ word, index: index * words.length + at }))).flat()
  for (let from = 0; from < visits.length; from += 50)
    await Promise.all(
      visits.slice(from, from + 50).map(({ word, index }) => appointments.add(visitOf(word, index), { key: `${word}-${index}`, fingerprint: word })),
    )
}

/** In which files of a folder, and how often, a word stands. */
function found(folder: string, word: string): Record<string, number> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(file => file.isFile())
  const counts = files.map(({ parentPath, name }): [string, number] => [name, readFileSync(join(parentPath, name), 'latin1').split(word).length - 1])
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

test('a month after everything was deleted, nothing of anybody stands in any file of the data folder', async () => {
  const dataDir = temporaryFolder()
  const storage = await openStorage(EMBEDDED(dataDir), NOW)
  await bookMany(storage, [CANARY], 300)
  await storage.appointments.change(`${CANARY}-3`, () => ({ name: `${CANARY} Beech` }), 1, NOW)
  for (let index = 0; index < 150; index++) await storage.appointments.delete(`${CANARY}-${index}`, NOW)
  await (
    await storage.appointments.deleteAll(NOW)
  ).finished
  expect(Object.keys(found(dataDir, CANARY)).length).toBeGreaterThan(0)
  await storage.tidy(new Date(NOW.getTime() + 31 * DAY_MS))
  expect(found(dataDir, CANARY)).toEqual({})
  await storage.close()
})

test('whoever is erased stands in no file any more, between others who do', async () => {
  const dataDir = temporaryFolder()
  const storage = await openStorage(EMBEDDED(dataDir), NOW)
  await bookMany(storage, [CANARY, 'other', 'third'], 150)
  await storage.appointments.change(`${CANARY}-3`, () => ({ status: 'Completed', actual_value: 80, name: `${CANARY} Beech` }), 1, NOW)
  await storage.appointments.delete(`${CANARY}-6`, NOW)
  writeFileSync(join(dataDir, 'before-restore-2026-05-01T00-00-00.000Z.db'), CANARY)
  backUp(dataDir, join(dataDir, 'backups', 'before-update-2026-05-02T00-00-00.000Z.db'))
  await storage.ownLists.add({ name: `${CANARY} Ash`, shows: { search: `${CANARY}@example.com` } })
  const done = await storage.personalData.erase({ email: ` ${CANARY.toUpperCase()}@example.com` }, NOW)
  expect(done).toEqual({ erased: 149, kept: 1, timelines: 0, copies: 2 })
  // What is known as its reference is kept with the amount.
  expect(found(dataDir, `${CANARY} `)).toEqual({})
  expect(found(dataDir, `${CANARY}@`)).toEqual({})
  expect(found(dataDir, `${CANARY}-555`)).toEqual({})
  expect(await storage.personalData.erase({ email: `${CANARY}@example.com` }, NOW)).toBeNull()
  expect((await storage.appointments.counts({})).Pending).toBe(300)
  await storage.close()
})

test('after an update nothing of those stands in the database who were deleted before it', async () => {
  const dataDir = temporaryFolder()
  const older = openSqlite(dataDir)
  await sql`pragma secure_delete = off`.execute(older)
  await migrate(older, NOW, undefined, migrations.slice(0, -1))
  for (let index = 0; index < 200; index++)
    await sql`insert into attempts (key, count, ends_at) values (${`${CANARY} ${index}`}, 1, '')`.execute(older)
  await sql`delete from attempts`.execute(older)
  await older.destroy()
  expect(found(dataDir, CANARY)).not.toEqual({})
  const storage = await openStorage(EMBEDDED(dataDir), NOW)
  await storage.tidy(NOW)
  expect(found(dataDir, CANARY)).toEqual({})
  await storage.close()
})

test('copies that the program has made are deleted when their time is over, those of the owner never', async () => {
  const dataDir = temporaryFolder()
  const storage = await openStorage(EMBEDDED(dataDir), NOW)
  for (const name of ['before-update-2026-05-01T00-00-00.000Z', 'before-update-2026-05-31T00-00-00.000Z', 'mine']) {
    backUp(dataDir, join(dataDir, 'backups', `${name}.db`))
  }
  writeFileSync(join(dataDir, 'before-restore-2026-04-01T00-00-00.000Z.db'), '')
  for (const name of ['mine.db']) utimesSync(join(dataDir, 'backups', name), 0, 0)
  await storage.tidy(NOW)
  expect(readdirSync(join(dataDir, 'backups')).length).toBe(3)
  await storage.tidy(NOW, { copyDays: 30 })
  expect(readdirSync(join(dataDir, 'backups')).sort()).toEqual(['before-update-2026-05-31T00-00-00.000Z.db', 'mine.db'])
  expect(readdirSync(dataDir)).not.toContain('before-restore-2026-04-01T00-00-00.000Z.db')
  await storage.close()
})

test.for(engines)('of a person who is erased, nothing is left on $engine but the amount of a completed visit', async engine => {
  const { server, token, book, change } = await openAdmin(engine, {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'owner@example.com',
  })
  const [visit, quote, other] = [
    await book({ ...APPOINTMENT }),
    await book({ ...QUOTE, email: 'ANN@example.com' }),
    await book({ ...QUOTE, name: 'Other Oak' }),
  ]
  await change(visit, { phone: '208-555-0199' })
  await server.call('PUT', `${LIST}${visit}/status`, { token, body: { status: 'Completed' } })
  const people = (what: string, body: object) => server.call('POST', `/api/v1/people/${what}`, { token, body })

  const told = (await people('export', { id: quote })).body as unknown as PersonExport
  expect(told.requests.map(({ appointment }) => appointment.id).sort()).toEqual([visit, quote].sort())
  expect(new Set(told.requests.map(({ events }) => events.length))).toEqual(new Set([1, 3]))
  expect(told.waiting_mails.length).toBe(2)
  expect(JSON.stringify(told)).not.toContain('Other Oak')

  const before = (await server.call('GET', '/api/v1/appointments/summary', { token })).body.summary
  expect((await people('erase', { email: 'ann@EXAMPLE.com' })).body).toEqual({ erased: 1, kept: 1, timelines: 0, copies: 0 })
  expect((await people('export', { email: 'ann@example.com' })).status).toBe(404)
  expect((await server.call('GET', `${LIST}${quote}`, { token })).status).toBe(404)
  const { text } = await server.call('GET', `${LIST}${visit}`, { token })
  for (const part of ['Ann Ash', 'ann@', '208-555', 'Two dogs', 'car_size', 'changed']) expect(text).not.toContain(part)
  expect(JSON.parse(text)).toMatchObject({
    appointment: { id: visit, name: '', calculated_price: 450, status: 'Completed', erased_at: NOW.toISOString() },
  })
  expect((await server.call('GET', '/api/v1/appointments/summary', { token })).body.summary.completed_value).toBe(before.completed_value)
  expect((await server.call('GET', `${LIST}?search=ann`, { token })).body.appointments).toEqual([])
  expect((await server.call('GET', `${LIST}${other}`, { token })).status).toBe(200)

  expect((await people('erase', { email: 'ann@example.com', id: other })).status).toBe(400)
  expect((await people('erase', {})).status).toBe(400)
  expect((await server.call('POST', '/api/v1/people/erase', { body: { id: other } })).status).toBe(401)
})

test.for(engines)('by an address that a request had before, its history is told and erased on $engine, and the request stays', async engine => {
  const { server, token, book, change, detail } = await openAdmin(engine, {
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@example.com',
    MAIL_TO: 'owner@example.com',
  })
  const corrected = await book({ ...APPOINTMENT, name: 'Old Ash', email: 'Old@example.com', phone: '208-555-0111' })
  await change(corrected, { name: 'Bo Beech' })
  await change(corrected, { email: 'bo@example.com' })
  await server.call('PUT', `${LIST}${corrected}/status`, { token, body: { status: 'Confirmed' } })
  await change(corrected, { phone: '208-555-0122' })
  const bystander = await book({ ...QUOTE, email: 'new@example.com', message: 'Write to old@example.com too' })
  await change(bystander, { message: 'Call me' })
  const people = (what: string, body: object) => server.call('POST', `/api/v1/people/${what}`, { token, body })

  const found = await people('export', { email: ' OLD@example.com' })
  expect(found.status).toBe(200)
  const told = found.body as unknown as PersonExport
  expect(told.requests).toEqual([])
  expect(told.timelines).toEqual([{ id: corrected, events: (await detail(corrected)).events }])
  expect(JSON.stringify(told.timelines)).toContain('Old Ash')
  expect(told.waiting_mails.length).toBe(1)

  expect((await people('erase', { email: 'old@EXAMPLE.com' })).body).toEqual({ erased: 0, kept: 0, timelines: 1, copies: 0 })
  expect((await people('export', { email: 'old@example.com' })).status).toBe(404)
  expect((await people('erase', { email: 'old@example.com' })).status).toBe(404)
  const { appointment, events } = await detail(corrected)
  expect(appointment).toMatchObject({ name: 'Bo Beech', email: 'bo@example.com', phone: '208-555-0122', status: 'Confirmed' })
  expect(events.map(({ kind, changes }) => ({ kind, changes }))).toEqual([
    { kind: 'requested', changes: {} },
    { kind: 'changed', changes: {} },
    { kind: 'changed', changes: {} },
    { kind: 'changed', changes: { status: ['Pending', 'Confirmed'] } },
    { kind: 'changed', changes: {} },
  ])
  const others = (await people('export', { email: 'bo@example.com' })).body as unknown as PersonExport
  expect([others.requests.length, others.waiting_mails.length]).toEqual([1, 0])
  expect((await detail(bystander)).events.at(-1)?.changes).toEqual({ message: ['Write to old@example.com too', 'Call me'] })
})

test.for(engines)('an address is found in any of many histories on $engine', async ({ newLocation }) => {
  const storage = await openStorage(await newLocation(), NOW)
  for (let index = 0; index < 40; index++) {
    await storage.appointments.add(visitOf(`past${index}`, index), null)
    for (const email of ['was@example.com', `is${index}@example.com`])
      if (index % 3 === 0 || email.startsWith('is')) await storage.appointments.change(`past${index}-${index}`, () => ({ email }), 1, NOW)
  }
  expect((await storage.personalData.export({ email: 'was@example.com' }, NOW))?.timelines.length).toBe(14)
  expect(await storage.personalData.erase({ email: 'was@example.com' }, NOW)).toMatchObject({ erased: 0, kept: 0, timelines: 14 })
  expect(await storage.personalData.export({ email: 'was@example.com' }, NOW)).toBeNull()
  expect((await storage.personalData.export({ email: 'past1@example.com' }, NOW))?.timelines.length).toBe(1)
  expect((await storage.appointments.counts({})).Pending).toBe(40)
  await storage.close()
})

test('whoever is erased by an earlier address stands in no file any more', async () => {
  const dataDir = temporaryFolder()
  const storage = await openStorage(EMBEDDED(dataDir), NOW)
  await bookMany(storage, ['other', CANARY], 20)
  for (let index = 1; index < 40; index += 2)
    await storage.appointments.change(`${CANARY}-${index}`, () => ({ name: 'Bo', email: 'bo@example.com', phone: '', message: '' }), 1, NOW)
  for (const part of [' ', '@', '-555']) expect(found(dataDir, `${CANARY}${part}`)).not.toEqual({})
  expect((await storage.personalData.export({ email: `${CANARY}@example.com` }, NOW))?.waiting_mails).toHaveLength(40)
  expect(await storage.personalData.erase({ email: `${CANARY}@example.com` }, NOW)).toMatchObject({ erased: 0, timelines: 20 })
  for (const part of [' ', '@', '-555']) expect(found(dataDir, `${CANARY}${part}`)).toEqual({})
  await storage.close()
})

test.for(engines)('requests are erased when the content says so on $engine, and nobody without it', async ({ newLocation }) => {
  const storage = await openStorage(await newLocation(), NOW)
  const { appointments } = storage
  for (const [id, date] of [
    ['old', '2026-01-01'],
    ['done', '2026-01-02'],
    ['new', '2026-05-20'],
  ] as const)
    await appointments.add(newAppointment(id, date, '09:00', 60, 1), null)
  const quote = newAppointment('quote', '2026-01-01', '09:00', 60, 1)
  await appointments.add(
    { ...quote, cells: [], createdAt: new Date('2026-01-03T00:00:00Z'), request: { ...quote.request, date: null, time: null } },
    null,
  )
  await appointments.change('done', () => ({ status: 'Completed' }), 1, NOW)
  await storage.tidy(NOW)
  expect((await appointments.list({})).appointments.length).toBe(4)
  await storage.tidy(NOW, { requestDays: 90 })
  await storage.tidy(NOW, { requestDays: 90 })
  const left = (await appointments.list({ sort: 'appointment_date' })).appointments
  expect(left.map(({ id, email, erased_at }) => [id, email === '', erased_at !== undefined])).toEqual([
    ['done', true, true],
    ['new', false, false],
  ])
  await appointments.delete('new', NOW)
  await storage.tidy(new Date(NOW.getTime() + 8 * DAY_MS), { trashDays: 7 })
  expect(await appointments.detail('new')).toBeNull()
  await storage.close()
})
