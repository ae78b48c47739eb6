import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { databaseFile } from '#src/server/storage/engines/sqlite.ts'
import { engines } from '#tests/support/server/engines.ts'
import { ADMIN, NOW, startTestServer } from '#tests/support/server/test-server.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const later = (ms: number) => new Date(NOW.getTime() + ms)

describe.each(engines)('on $engine', ({ newLocation }) => {
  test('attempts are looked at without being counted, and over with their window', async () => {
    const { attempts, close } = await openStorage(await newLocation(), NOW)
    expect(await attempts.look('a', MINUTE_MS, NOW)).toBeNull()
    await attempts.count('a', MINUTE_MS, NOW)
    expect(await attempts.count('a', MINUTE_MS, later(1000))).toEqual({ count: 2, endsAt: later(MINUTE_MS) })
    for (const _ of [1, 2]) expect(await attempts.look('a', MINUTE_MS, later(2000))).toEqual({ count: 2, endsAt: later(MINUTE_MS) })
    expect(await attempts.look('a', MINUTE_MS, later(MINUTE_MS))).toBeNull()
    await close()
  })

  test('a window that was counted while the clock stood a day ahead is void once it is set back, over a restart too', async () => {
    const location = await newLocation()
    const ahead = await openStorage(location, NOW)
    for (const _ of [1, 2, 3]) await ahead.attempts.count('a', DAY_MS, later(DAY_MS))
    await ahead.close()
    const { attempts, close } = await openStorage(location, NOW)
    expect(await attempts.look('a', DAY_MS, NOW)).toBeNull()
    expect(await attempts.count('a', DAY_MS, NOW)).toEqual({ count: 1, endsAt: later(DAY_MS) })
    await close()
  })

  test('windows that are over are forgotten, and only they, however many there are', async () => {
    const { attempts, close } = await openStorage(await newLocation(), NOW)
    const keys = Array.from({ length: 1100 }, (_, index) => `key-${String(index).padStart(4, '0')}`)
    await Promise.all(keys.map((key, index) => attempts.count(key, index % 2 === 0 ? MINUTE_MS : DAY_MS, NOW)))
    await attempts.tidy(later(MINUTE_MS))
    // Looked at as of a moment at which all of them were open.
    const looks = await Promise.all(keys.map(key => attempts.look(key, DAY_MS, NOW)))
    const left = keys.filter((_, index) => looks[index] !== null)
    expect(left).toEqual(keys.filter((_, index) => index % 2 === 1))
    await close()
  })
})

test('a sign-in that is refused for too many attempts writes nothing to disk', async () => {
  const server = await startTestServer()
  const tryWrong = () => server.call('POST', '/api/v1/auth/login', { body: { ...ADMIN, password: 'not the password' } })
  const statuses = []
  for (let attempt = 0; attempt < 10; attempt++) statuses.push((await tryWrong()).status)
  expect(new Set(statuses)).toEqual(new Set([401]))
  const beside = new DatabaseSync(databaseFile(server.context.config.dataDir), { readOnly: true })
  // Changes whenever another connection commits.
  const version = () => beside.prepare('pragma data_version').get()
  const before = version()
  for (let attempt = 0; attempt < 5; attempt++) expect((await tryWrong()).status).toBe(429)
  expect(version()).toEqual(before)
  beside.close()
})
