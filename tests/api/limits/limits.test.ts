import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test, vi } from 'vitest'
import { SpentQuotas } from '#src/server/limits/spent-quotas.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { databaseFile } from '#src/server/storage/engines/sqlite.ts'
import { engines, type StorageLocation } from '#tests/support/server/engines.ts'
import { newAppointment } from '#tests/support/server/new-appointment.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { NOW, startTestServer, type TestServer } from '#tests/support/server/test-server.ts'

const APPOINTMENTS = '/api/v1/appointments/'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const BEHIND_PROXY = { TRUST_PROXY: '127.0.0.1', PUBLIC_ORIGIN: 'https://example.com' }

const later = (ms: number) => new Date(NOW.getTime() + ms)

function startAt({ dataDir, databaseUrl }: StorageLocation, env: Record<string, string>): Promise<TestServer> {
  return startTestServer({ dataDir, env: { ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }), ...env } })
}

/** An appointment on one of the business's days that are not its first. */
function visitOn(index: number): object {
  const days = [1, 2, 3, 4, 5].flatMap(weekday => Array.from({ length: 8 }, (_, week) => 8 + week * 7 + weekday - 1))
  const day = new Date(Date.UTC(2026, 5, days.toSorted((a, b) => a - b)[index] ?? 0))
  return { ...APPOINTMENT, appointment_date: day.toISOString().slice(0, 10) }
}

async function burst(servers: readonly TestServer[], count: number, bodyOf: (index: number) => object, headers: Record<string, string> = {}) {
  const tokens = await Promise.all(servers.map(async ({ call }) => (await call('GET', '/api/v1/csrf-token')).body.csrf_token))
  const calls = Array.from({ length: count }, async (_, index) => {
    const at = index % servers.length
    return servers[at]?.call('POST', APPOINTMENTS, { body: bodyOf(index), headers, ...(tokens[at] !== undefined && { csrf: tokens[at] }) })
  })
  return (await Promise.all(calls)).map(answer => answer?.status)
}

const stored = (statuses: readonly (number | undefined)[]) => statuses.filter(status => status === 201).length

describe.each(engines)('on $engine', ({ engine, newLocation }) => {
  /** The embedded database has one process. */
  const processes = engine === 'PostgreSQL' ? [1, 3] : [1]

  async function startSeveral(count: number, env: Record<string, string>): Promise<TestServer[]> {
    const location = await newLocation()
    const servers: TestServer[] = []
    for (let process = 0; process < count; process++) servers.push(await startAt(location, env))
    return servers
  }

  test.for(processes)('of requests that come together to %i processes, exactly BOOKING_LIMIT are stored', async count => {
    const servers = await startSeveral(count, { BOOKING_LIMIT: '5' })
    expect(stored(await burst(servers, 24, () => QUOTE))).toBe(5)
    for (const { call } of servers) expect((await call('POST', APPOINTMENTS, { body: QUOTE })).status).toBe(429)
  })

  test.for(processes.flatMap(count => ['0', '60'].map(bookingLimit => ({ count, bookingLimit }))))(
    'a sender whose requests come together to $count processes holds exactly PENDING_LIMIT times (BOOKING_LIMIT=$bookingLimit)',
    async ({ count, bookingLimit }) => {
      const servers = await startSeveral(count, { PENDING_LIMIT: '3', BOOKING_LIMIT: bookingLimit })
      expect(stored(await burst(servers, 30, visitOn))).toBe(3)
    },
  )

  test.for(processes)('repeats that come together to %i processes are answered and count as one', async count => {
    const servers = await startSeveral(count, { BOOKING_LIMIT: '2' })
    expect(stored(await burst(servers, 12, () => QUOTE, { 'idempotency-key': 'same' }))).toBe(12)
    expect(stored(await burst(servers, 4, () => QUOTE))).toBe(1)
    expect(stored(await burst(servers, 3, () => QUOTE, { 'idempotency-key': 'same' }))).toBe(3)
  })

  test('a restart forgets no limit', async () => {
    const location = await newLocation()
    const env = { BOOKING_LIMIT: '2', EMAIL_LIMIT: '0' }
    const before = await startAt(location, env)
    expect(stored(await burst([before], 3, () => QUOTE))).toBe(2)
    await before.close()
    const after = await startAt(location, env)
    const refused = await after.call('POST', APPOINTMENTS, { body: QUOTE })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    after.time.now = later(HOUR_MS)
    expect((await after.call('POST', APPOINTMENTS, { body: QUOTE })).status).toBe(201)
  })

  test.for(['a running server', 'a restart'])(
    'limits that were used up while the clock stood a day ahead are void once it is set back, for %s',
    async over => {
      const location = await newLocation()
      const env = { BOOKING_LIMIT: '1', EMAIL_LIMIT: '1' }
      let server = await startAt(location, env)
      server.time.now = later(DAY_MS)
      expect(stored(await burst([server], 4, () => QUOTE))).toBe(1)
      if (over === 'a restart') {
        await server.close()
        server = await startAt(location, env)
      }
      server.time.now = NOW
      expect(stored(await burst([server], 4, () => QUOTE))).toBe(1)
    },
  )

  test('what is refused counts too: a time that is taken, and one too many', async () => {
    const server = await startAt(await newLocation(), { BOOKING_LIMIT: '4', PENDING_LIMIT: '1' })
    const send = async (body: object) => (await server.call('POST', APPOINTMENTS, { body })).status
    expect(await send(APPOINTMENT)).toBe(201)
    expect(await send(visitOn(0))).toBe(429)
    expect([await send(QUOTE), await send(QUOTE)]).toEqual([201, 201])
    expect(await send(QUOTE)).toBe(429)
  })

  test('one network of IPv6, however many smaller ones it has, and one of IPv4 have limits of their own', async () => {
    const server = await startAt(await newLocation(), { BOOKING_LIMIT: '1', EMAIL_LIMIT: '0', ...BEHIND_PROXY })
    const from = async (addresses: readonly string[]) => {
      const statuses: number[] = []
      for (const address of addresses)
        statuses.push((await server.call('POST', APPOINTMENTS, { body: QUOTE, headers: { 'x-forwarded-for': address } })).status)
      return stored(statuses)
    }
    const numbers = Array.from({ length: 12 }, (_, index) => index)
    expect(await from(numbers.map(index => `2001:db8:1:2::${index}`))).toBe(1)
    expect(await from(numbers.map(index => `2001:db8:2:10${index.toString(16)}::1`))).toBe(2)
    expect(await from(numbers.map(index => `2001:db8:3:${index.toString(16)}00::1`))).toBe(4)
    expect(await from(numbers.map(index => `2001:db8:4${index.toString(16)}::1`))).toBe(12)
    expect(await from(numbers.map(() => '198.51.100.1'))).toBe(1)
    expect(await from(numbers.map(index => `203.0.113.${index}`))).toBe(10)
  })

  test('one network of IPv6 holds so many times, however many smaller ones it has', async () => {
    const server = await startAt(await newLocation(), { BOOKING_LIMIT: '0', PENDING_LIMIT: '1', ...BEHIND_PROXY })
    let visits = 0
    const from = async (address: string) =>
      (await server.call('POST', APPOINTMENTS, { body: visitOn(visits++), headers: { 'x-forwarded-for': address } })).status
    const hosts = (groups: readonly string[]) => Promise.all(groups.map(group => from(`2001:db8:${group}::1`)))
    expect(stored(await hosts(['1:1', '1:1', '1:2', '1:3', '1:4']))).toBe(2)
    expect(stored(await hosts(['1:100', '1:200', '1:300', '1:400', '1:500']))).toBe(2)
    expect(stored(await hosts(['2:1']))).toBe(1)
  })

  test('an e-mail address that strangers have used up is theirs no more, and still its owner’s', async () => {
    const server = await startAt(await newLocation(), { BOOKING_LIMIT: '60', EMAIL_LIMIT: '4', ...BEHIND_PROXY })
    const send = (address: string, email = 'victim@example.com', headers = {}) =>
      server.call('POST', APPOINTMENTS, { body: { ...QUOTE, email }, headers: { 'x-forwarded-for': address, ...headers } })
    for (let sent = 0; sent < 4; sent++) expect((await send('198.51.100.1')).status).toBe(201)
    const refused = await send('198.51.100.1')
    expect([refused.status, refused.body.error, refused.headers.get('retry-after')]).toEqual([
      429,
      expect.stringMatching(/^We have received many requests .+ call or text us at \(208\) 555-0142/),
      '86400',
    ])
    // However it is written: invisible characters and capitals make no other address.
    expect((await send('198.51.100.1', ' Vic\u200etim@Example.COM\u0007')).status).toBe(429)
    // A /48 is one stranger.
    for (const [network, status] of [1, 2, 3].map(index => [index, index < 3 ? 201 : 429]))
      expect((await send(`2001:db8:1:${network}::1`)).status).toBe(status)
    expect((await send('203.0.113.7', 'victim@example.com', { 'idempotency-key': 'again' })).status).toBe(201)
    expect((await send('203.0.113.7')).status).toBe(201)
    expect((await send('203.0.113.7')).status).toBe(429)
    expect((await send('203.0.113.7', 'victim@example.com', { 'idempotency-key': 'again' })).status).toBe(201)
    expect((await send('198.51.100.1', 'other@example.com')).status).toBe(201)
    server.time.now = later(DAY_MS)
    expect((await send('198.51.100.1')).status).toBe(201)
  })
})

test('what is refused as invalid, or for a limit that is known to be used up, writes nothing to disk', async () => {
  const server = await startTestServer({ env: { BOOKING_LIMIT: '1' } })
  const send = async (body: object) => (await server.call('POST', APPOINTMENTS, { body })).status
  const beside = new DatabaseSync(databaseFile(server.context.config.dataDir), { readOnly: true })
  // Changes whenever another connection commits.
  const version = () => beside.prepare('pragma data_version').get()
  const empty = version()
  expect([await send({ ...QUOTE, name: '' }), await send({})]).toEqual([400, 400])
  expect(version()).toEqual(empty)
  expect([await send(QUOTE), await send(QUOTE)]).toEqual([201, 429])
  const before = version()
  for (let refusal = 0; refusal < 5; refusal++) expect(await send(QUOTE)).toBe(429)
  expect(version()).toEqual(before)
  beside.close()
})

test('without limits nothing is counted', async () => {
  const server = await startTestServer({ env: { BOOKING_LIMIT: '0', PENDING_LIMIT: '0' } })
  expect(stored(await burst([server], 30, () => QUOTE))).toBe(30)
  const beside = new DatabaseSync(databaseFile(server.context.config.dataDir), { readOnly: true })
  expect(beside.prepare('select count(*) as count from attempts').get()).toEqual({ count: 0 })
  beside.close()
})

const ruleOf = (key: string) => [[{ key, max: 1, windowMs: HOUR_MS }]]

test('so many keys are remembered at most, and a flood of new ones does not displace the one that is being refused', () => {
  const spent = new SpentQuotas(() => NOW, 100)
  spent.remember([{ key: 'hot', waitMs: HOUR_MS }])
  for (let key = 0; key < 10_000; key++) {
    spent.remember([{ key: String(key), waitMs: HOUR_MS }])
    if (key % 25 === 0) expect(spent.wait(ruleOf('hot'))).toBe(HOUR_MS)
    expect(spent.size).toBeLessThanOrEqual(100)
  }
  expect(spent.wait(ruleOf('hot'))).toBe(HOUR_MS)
})

test('of a million keys that are refused, no more are kept in memory', () => {
  const spent = new SpentQuotas(() => NOW)
  for (let key = 0; key < 1_000_000; key++) spent.remember([{ key: String(key), waitMs: HOUR_MS }])
  expect(spent.size).toBeLessThanOrEqual(10_000)
})

test('what is remembered ends with its window, and with a clock that is set back', () => {
  const time = { now: NOW }
  const spent = new SpentQuotas(() => time.now)
  spent.remember([{ key: 'a', waitMs: HOUR_MS }])
  time.now = later(HOUR_MS - 1)
  expect(spent.wait(ruleOf('a'))).toBe(1)
  time.now = later(HOUR_MS)
  expect(spent.wait(ruleOf('a'))).toBe(0)
  spent.remember([{ key: 'a', waitMs: HOUR_MS }])
  time.now = NOW
  expect(spent.wait(ruleOf('a'))).toBe(0)
})

test.for(engines.filter(({ engine }) => engine === 'PostgreSQL'))(
  'a process whose clock is ahead of the others’ ends no limit before its time',
  async ({ newLocation }) => {
    const location = await newLocation()
    const processes = [await openStorage(location, new Date()), await openStorage(location, new Date())]
    const kinds: (string | undefined)[] = []
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const [index, { appointments }] of processes.entries()) {
      vi.setSystemTime(Date.now() + index * HOUR_MS)
      const visit = { ...newAppointment(`visit-${index}`, '2026-07-01', '09:00', 60, 9), rules: [[{ key: 'sender', max: 1, windowMs: HOUR_MS }]] }
      kinds.push((await appointments.add(visit, null)).kind)
    }
    vi.useRealTimers()
    expect(kinds).toEqual(['stored', 'limited'])
    for (const { close } of processes) await close()
  },
)
