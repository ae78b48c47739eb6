import { expect, test } from 'vitest'
import { solutions } from '#src/booking/proof-of-work/puzzles.ts'
import { addDays } from '#src/catalog/days.ts'
import type { Challenge } from '#src/contract/generated/types.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { engines } from '#tests/support/server/engines.ts'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { startTestServer, type TestServer } from '#tests/support/server/test-server.ts'

/** Holds beyond what is usual cost work: one solution is one hold, on one day, for ten minutes. */

const DAY = '2026-06-09'

/** Several crews, so that a time may be taken again; two unconfirmed holds are usual on a day. */
const content = () =>
  copySample([
    { file: 'business.json', at: '/crews', set: 9 },
    { file: 'business.json', at: '/unconfirmedHolds/usual', set: { onDay: 2, inAll: 6 } },
  ])

const start = (env: Record<string, string> = {}) => startTestServer({ contentFolder: content(), env: { PENDING_LIMIT: '1000', ...env } })

let keys = 0

interface HoldTerms {
  day?: string
  email?: string
  key?: string
  proof?: string
}

/** Asks for a time on a day, as a new sender with a key of its own. */
async function hold({ call }: TestServer, { day = DAY, email = APPOINTMENT.email, key = `key-${keys++}`, proof }: HoldTerms = {}) {
  const headers = { 'idempotency-key': key, ...(proof !== undefined && { 'x-proof-of-work': proof }) }
  const answer = await call('POST', '/api/v1/appointments/', { body: { ...APPOINTMENT, email, appointment_date: day }, headers })
  return { ...answer, key, challenge: answer.body.challenge }
}

function solve(challenge: Challenge | undefined, key: string): string {
  if (challenge === undefined) throw new Error('there is no challenge')
  return `${challenge.token} ${[...solutions(challenge, key)].join(',')}`
}

/** A server on which the next hold of the day costs work. */
async function crowded(server: TestServer): Promise<TestServer> {
  for (const _ of [1, 2]) expect((await hold(server)).status).toBe(201)
  return server
}

test.for(engines)('the hold after the usual ones is granted for work, on $engine', async ({ newLocation }) => {
  const { dataDir, databaseUrl } = await newLocation()
  const server = await crowded(
    await startTestServer({
      contentFolder: content(),
      dataDir,
      env: { PENDING_LIMIT: '1000', ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) },
    }),
  )
  const asked = await hold(server)
  expect(asked).toMatchObject({ status: 429, body: { error: expect.stringContaining('(208) 555-0142'), challenge: { puzzles: 8 } } })
  expect(asked.headers.get('retry-after'), 'work helps, waiting does not').toBe(null)
  const proof = solve(asked.challenge, asked.key)
  const granted = await hold(server, { key: asked.key, proof })
  expect(granted.status).toBe(201)
  const again = await hold(server, { key: asked.key, proof })
  expect([again.status, again.body.id], 'sent again, it is the same hold').toEqual([201, granted.body.id])
  const harder = await hold(server)
  expect(harder.challenge?.puzzles, 'more are held').toBe(16)
})

test('a solution is good for one request on its own day, in its time, and cannot be made up', async () => {
  const server = await crowded(await start())
  for (const _ of [1, 2]) expect((await hold(server, { day: '2026-06-10' })).status).toBe(201)
  const { key, challenge } = await hold(server)
  const proof = solve(challenge, key)
  const [token = '', numbers = ''] = proof.split(' ')
  const { length } = numbers.split(',')
  const easier = token.replace(`.${length}.`, '.1.')
  const wrong: { what: string; key?: string; day?: string; proof: string }[] = [
    { what: 'another key', proof },
    { what: 'another day', key, day: '2026-06-10', proof },
    { what: 'a number left out', key, proof: `${token} ${numbers.split(',').slice(1).join(',')}` },
    { what: 'zeros', key, proof: `${token} ${Array.from({ length }, () => 0).join(',')}` },
    { what: 'an easier challenge', key, proof: solve({ token: easier, puzzles: 1, bits: 13 }, key) },
    { what: 'words', key, proof: 'please let me in' },
    { what: 'nothing', key, proof: '' },
  ]
  for (const { what, ...attempt } of wrong) expect((await hold(server, attempt)).status, what).toBe(429)
  server.time.now = new Date(server.time.now.getTime() + 10 * 60_000)
  expect((await hold(server, { key, proof })).status, 'too late').toBe(429)
})

test('in all there may be more than usual on days that have none', async () => {
  const server = await start()
  for (let day = 0; day < 6; day++) expect((await hold(server, { day: addDays(DAY, day) })).status).toBe(201)
  expect((await hold(server, { day: addDays(DAY, 7) })).challenge?.puzzles).toBe(8)
})

test('who asks for a quote or asks the business itself does no work, and a time that is taken is said first', async () => {
  const server = await crowded(await start())
  const { call, signIn } = server
  const token = await signIn()
  expect((await call('POST', '/api/v1/appointments/', { body: QUOTE })).status).toBe(201)
  const entered = { ...APPOINTMENT, appointment_date: DAY, status: 'Confirmed' }
  for (let crew = 3; crew <= 9; crew++) expect((await call('POST', '/api/v1/appointments/manual', { body: entered, token })).status).toBe(201)
  expect((await hold(server)).status).toBe(409)
})

test('customers whom the business knows are asked for the same work: whoever is not would see which address is known', async () => {
  const server = await crowded(await start())
  const entered = { ...APPOINTMENT, appointment_date: DAY, email: 'known@example.com', status: 'Confirmed' }
  const token = await server.signIn()
  expect((await server.call('POST', '/api/v1/appointments/manual', { body: entered, token })).status).toBe(201)
  const asked = [await hold(server, { email: 'known@example.com' }), await hold(server, { email: 'new@example.com' })]
  for (const answer of asked) expect(answer).toMatchObject({ status: 429, body: { challenge: { puzzles: 8 } } })
})

test('a hold of a customer makes the next one cost as much as a stranger’s does: whoever is not would see which address is known', async () => {
  const costs = ['known@example.com', 'new@example.com'].map(async email => {
    const server = await start()
    const token = await server.signIn()
    const entered = { ...APPOINTMENT, appointment_date: '2026-06-08', email: 'known@example.com', status: 'Confirmed' }
    expect((await server.call('POST', '/api/v1/appointments/manual', { body: entered, token })).status).toBe(201)
    for (const _ of [1, 2]) expect((await hold(server, { email })).status).toBe(201)
    return (await hold(server, { email: 'probe@example.com' })).challenge?.puzzles
  })
  expect(await Promise.all(costs)).toEqual([8, 8])
})

test.for(engines)('times of tomorrow are no way around the work, on $engine', async ({ newLocation }) => {
  const { dataDir, databaseUrl } = await newLocation()
  const env = { PENDING_LIMIT: '1000', ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) }
  const server = await startTestServer({ contentFolder: content(), dataDir, env })
  const day = APPOINTMENT.appointment_date
  for (const _ of [1, 2]) expect((await hold(server, { day })).status).toBe(201)
  const { status, challenge, key } = await hold(server, { day })
  expect([status, challenge?.puzzles]).toEqual([429, 8])
  expect((await hold(server, { day, key, proof: solve(challenge, key) })).status).toBe(201)
  for (const _ of [1, 2, 3]) await hold(server, { day: DAY })
  expect((await hold(server, { day: addDays(DAY, 1) })).status, 'five are held in all').toBe(201)
  expect((await hold(server, { day: addDays(DAY, 2) })).challenge?.puzzles, 'six are').toBe(8)
})

test('PENDING_LIMIT=0 asks nobody for work', async () => {
  const server = await start({ PENDING_LIMIT: '0' })
  for (let crew = 1; crew <= 9; crew++) expect((await hold(server)).status).toBe(201)
})

test('the description of the API says what to do', async () => {
  const { call } = await start()
  const { components } = JSON.parse((await call('GET', '/api/v1/openapi.json')).text)
  expect(components.schemas.Failure.properties.challenge).toEqual({ $ref: '#/components/schemas/Challenge' })
  expect(components.schemas.Challenge.description).toContain('X-Proof-Of-Work')
})
