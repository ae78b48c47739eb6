import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Appointment, EstimateProof, SavedEstimate, ServiceSelection } from '#src/contract/generated/types.ts'
import { copySample } from '#tests/support/content/content-copy.ts'
import { applyEdit, type FileEdit } from '#tests/support/content/file-edit.ts'
import { APPOINTMENT } from '#tests/support/server/requests.ts'
import { goldAt, SAVING } from '#tests/support/browser/saved-estimates.ts'
import { startTestServer, temporaryFolder, type TestServer } from '#tests/support/server/test-server.ts'
import { TRAVEL } from '#tests/support/content/travel-content.ts'

const SITE = 'https://www.example.com'
const DAY_MS = 24 * 3_600_000

/** What APPOINTMENT asks for, at 450.00. */
const WANTED: ServiceSelection = { service: 'Car', package: 'car-gold-shine', answers: { size: 'mid' }, addons: ['engine-bay'] }

const env = { PUBLIC_ORIGIN: SITE }

async function save({ call }: TestServer, wanted: ServiceSelection = WANTED): Promise<SavedEstimate> {
  const { status, text } = await call('POST', '/api/v1/estimates', { body: wanted })
  expect(status, text).toBe(200)
  return JSON.parse(text) as SavedEstimate
}

async function prove({ call }: TestServer, token: string): Promise<EstimateProof> {
  const { status, text } = await call('GET', `/api/v1/estimates/${token}`)
  expect(status, text).toBe(200)
  return JSON.parse(text) as EstimateProof
}

async function request({ call }: TestServer, token: string | null, change: object = {}): Promise<Appointment> {
  const { status, text } = await call('POST', '/api/v1/appointments', {
    body: { ...APPOINTMENT, ...(token !== null && { estimate_token: token }), ...change },
  })
  expect(status, text).toBe(201)
  return JSON.parse(text) as Appointment
}

/** A token that was saved before the content changed, and a server with the content after that. */
async function savedBefore(edits: readonly FileEdit[], wanted: ServiceSelection = WANTED): Promise<{ token: string; server: TestServer }> {
  const contentFolder = copySample(SAVING)
  const dataDir = temporaryFolder()
  const before = await startTestServer({ contentFolder, dataDir, env })
  const { token } = await save(before, wanted)
  await before.close()
  for (const edit of edits) applyEdit(contentFolder, edit)
  return { token: token ?? '', server: await startTestServer({ contentFolder, dataDir, env }) }
}

const sumOf = ({ estimate }: Appointment) => estimate.lines.reduce((sum, { low }) => sum + (low ?? 0), 0)

test('an estimate is saved with its lines, its last day and a token, which anybody verifies: here, or with the published key alone', async () => {
  const server = await startTestServer({ contentFolder: copySample(SAVING), env })
  const { estimate, valid_until, token, url } = await save(server)
  expect(estimate).toMatchObject({ calculated_price: '450.00', low: 45000, high: null, missing: [] })
  expect(estimate.lines.map(({ id }) => id)).toEqual(['car-gold-shine', 'engine-bay'])
  expect(valid_until).toBe(new Date(server.time.now.getTime() + 14 * DAY_MS).toISOString())
  expect(url).toBe(`${SITE}/?estimate_token=${token}#appointments`)
  expect(await prove(server, token ?? '')).toEqual({
    valid: true,
    selection: WANTED,
    low: 45000,
    high: null,
    currency: 'USD',
    revision: estimate.revision,
    saved_at: server.time.now.toISOString(),
    valid_until,
    now: { low: 45000, high: null },
  })

  const { keys } = (await (await fetch(`${server.origin}/.well-known/jwks.json`)).json()) as { keys: { kid: string; x: string; kty: string }[] }
  const [head = '', body = '', signature = ''] = token?.split('.') ?? []
  const { alg, kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg: string; kid: string }
  const key = keys.find(one => one.kid === kid)
  expect(alg).toBe('EdDSA')
  expect(Object.keys(key ?? {})).not.toContain('d')
  const publicKey = createPublicKey({ key: { ...key }, format: 'jwk' })
  expect(verify(null, Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toMatchObject({ iss: SITE, low: 45000 })
})

test('nothing is promised where only a consultation names a price, or answers are missing', async () => {
  const server = await startTestServer({ contentFolder: copySample(SAVING), env })
  expect(await save(server, { service: 'Semi', package: 'semi-platinum-shine' })).toMatchObject({ token: null, url: null, valid_until: null })
  expect(await save(server, { service: 'Car' })).toMatchObject({ token: null, estimate: { missing: ['package'] } })
})

test('where content lets none be saved, the calls say so, and a request has the price of today', async () => {
  const server = await startTestServer({ env })
  for (const answer of [await server.call('POST', '/api/v1/estimates', { body: WANTED }), await server.call('GET', '/api/v1/estimates/x.y.z')]) {
    expect(answer.status).toBe(404)
    expect(answer.body.error).toContain('does not save estimates')
  }
  expect((await request(server, 'x.y.z')).estimate).toMatchObject({ low: 45000, notes: [] })
})

test('a request with a saved estimate gets its price after prices rose, told on a line, and the owner sees what was honoured', async () => {
  const { token, server } = await savedBefore([goldAt(40000)])
  const stored = await request(server, token, { calculated_price: '450.00' })
  expect(stored).toMatchObject({ calculated_price: 450, estimated_value: 450, shown_price: '450.00' })
  expect(stored.estimate).toMatchObject({ low: 45000, high: null, honoured: { low: 50000, saved_at: '2026-06-01T15:00:00.000Z' }, notes: [] })
  expect(stored.estimate.lines.at(-1)).toMatchObject({ kind: 'saved', title: 'Your estimate of June 1, 2026', low: -5000 })
  expect(sumOf(stored)).toBe(45000)
  const { appointments } = (await server.call('GET', '/api/v1/appointments', { token: await server.signIn() })).body
  expect(appointments[0]?.estimate.honoured).toMatchObject({ low: 50000 })
})

test('a saved estimate holds across a day on which prices change, and a price that falls on it stays', async () => {
  const exact = (amount: number) => ({ kind: 'exact', amount })
  const changing = (amount: number): FileEdit => ({
    file: 'categories/car.json',
    at: '/packages/2/price/rows/1/price',
    set: { kind: 'dated', price: exact(35_000), changes: [{ from: '2026-06-10', price: exact(amount) }] },
  })
  const onDay = { appointment_date: '2026-06-10' }
  for (const { later, low, honoured } of [
    { later: 41_000, low: 45_000, honoured: { low: 51_000 } },
    { later: 30_000, low: 40_000, honoured: undefined },
  ]) {
    const server = await startTestServer({ contentFolder: copySample([...SAVING, changing(later)]), env })
    const { token } = await save(server)
    expect((await request(server, null, onDay)).estimate, 'without it the price of the day').toMatchObject({ low: later + 10_000 })
    const stored = await request(server, token ?? '', { ...onDay, appointment_time: '14:00' })
    expect(stored.estimate.low).toBe(low)
    if (honoured === undefined) expect(stored.estimate.honoured).toBeUndefined()
    else expect(stored.estimate.honoured).toMatchObject(honoured)
  }
})

test('a price that has fallen is not raised again', async () => {
  const { token, server } = await savedBefore([goldAt(30000)])
  const stored = await request(server, token)
  expect(stored).toMatchObject({ calculated_price: 400 })
  expect(stored.estimate.honoured).toBeUndefined()
  expect(stored.estimate.lines.map(({ kind }) => kind)).not.toContain('saved')
})

test('another day costs what it costs today, and what is chosen besides is not promised', async () => {
  const monday = { id: 'day', title: 'Tuesdays', when: { weekdays: ['tuesday'] }, effect: { kind: 'amount', amount: 1500 } }
  const { token, server } = await savedBefore([goldAt(40000), { file: 'categories/car.json', at: '/rules', set: [monday] }])
  expect(await request(server, token)).toMatchObject({ calculated_price: 465 })
  const other = await request(server, token, { car_addons: [], appointment_time: '14:00' })
  expect(other).toMatchObject({ calculated_price: 415, estimate: { notes: ["The saved estimate is of other choices. Today's price applies."] } })
})

test('an estimate that was not open stays closed when today is open', async () => {
  const basic: ServiceSelection = { service: 'Car', package: 'car-basic-shine', answers: { size: 'mid' } }
  const { token, server } = await savedBefore(
    [{ file: 'categories/car.json', at: '/packages/0/price/rows/1/price', set: { kind: 'from', amount: 7000 } }],
    basic,
  )
  const stored = await request(server, token, { car_package: 'car-basic-shine', service_type: 'car-basic-shine', car_addons: [] })
  expect(stored.estimate).toMatchObject({ low: 5500, high: 5500 })
})

/** Tokens that promise nothing, and what is said of them. */
const others: [what: string, token: (token: string) => Promise<string> | string, problem: string][] = [
  ['tampered with', token => token.replace(/\.(.)/, (_, letter: string) => `.${letter === 'e' ? 'f' : 'e'}`), 'unknown'],
  ['signed otherwise', token => `${token.slice(0, -4)}AAAA`, 'unknown'],
  ['without a signature', token => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`, 'unknown'],
  ['no token', () => 'x', 'unknown'],
  [
    'of another business',
    async () => (await save(await startTestServer({ contentFolder: copySample(SAVING), env: { PUBLIC_ORIGIN: SITE } }))).token ?? '',
    'unknown',
  ],
]

test.each(others)('a token that is %s is told so, and the price is that of today', async (_, change, problem) => {
  const { token, server } = await savedBefore([goldAt(40000)])
  const wrong = await change(token)
  expect(await prove(server, wrong)).toMatchObject({ valid: false, problem, message: "The saved estimate is none of ours. Today's price applies." })
  expect(await request(server, wrong)).toMatchObject({ calculated_price: 500, estimate: { notes: [expect.stringContaining('none of ours')] } })
})

test('a token of the same key under another address is not of this business', async () => {
  const contentFolder = copySample(SAVING)
  const dataDir = temporaryFolder()
  const one = await startTestServer({ contentFolder, dataDir, env })
  const { token } = await save(one)
  await one.close()
  const other = await startTestServer({ contentFolder, dataDir, env: { PUBLIC_ORIGIN: 'https://other.example' } })
  expect(await prove(other, token ?? '')).toMatchObject({ valid: false, problem: 'unknown' })
})

test('an estimate holds until its last moment, and is told when that was', async () => {
  const { token, server } = await savedBefore([goldAt(40000)])
  const end = server.time.now.getTime() + 14 * DAY_MS
  server.time.now = new Date(end - 1000)
  expect(await prove(server, token)).toMatchObject({ valid: true })
  server.time.now = new Date(end)
  expect(await prove(server, token)).toEqual({
    valid: false,
    problem: 'expired',
    message: "The saved estimate held until June 15, 2026. Today's price applies.",
  })
  const late = { appointment_date: '2026-06-16' }
  expect(await request(server, token, late)).toMatchObject({ calculated_price: 500, estimate: { notes: [expect.stringContaining('held until')] } })
})

test('a new key signs from then on, and the estimates of the one before hold; those of the one before that do not', async () => {
  const contentFolder = copySample(SAVING)
  const dataDir = temporaryFolder()
  const tokens: string[] = []
  for (const ESTIMATE_KEYS of ['1', '2', '3']) {
    const server = await startTestServer({ contentFolder, dataDir, env: { ...env, ESTIMATE_KEYS } })
    tokens.push((await save(server)).token ?? '')
    const proofs = await Promise.all(tokens.map(async token => (await prove(server, token)).valid))
    expect(proofs).toEqual([[true], [true, true], [false, true, true]][tokens.length - 1])
    await server.close()
  }
  expect(new Set(tokens.map(token => token.split('.')[0])).size).toBe(3)
})

test('a saved estimate holds where a code now leads to a dearer option, however it is written, and not for another code', async () => {
  const contentFolder = copySample([...SAVING, ...TRAVEL])
  const dataDir = temporaryFolder()
  const before = await startTestServer({ contentFolder, dataDir, env })
  const { token, estimate } = await save(before, { ...WANTED, answers: { size: 'mid', zip: ' 83702 ' } })
  expect(estimate.low).toBe(45000)
  expect((await prove(before, token ?? '')).selection?.answers).toEqual({ size: 'mid', zip: '83702', zone: 'near' })
  await before.close()
  applyEdit(contentFolder, { file: 'categories/car.json', at: '/inputs/2/rows/0/values', set: ['83703'] })
  const server = await startTestServer({ contentFolder, dataDir, env })
  const held = await request(server, token, { car_zip: '83702', car_zone: 'far' })
  expect(held).toMatchObject({ calculated_price: 450, car_zone: 'far', estimate: { honoured: { low: 49000 } } })
  const other = await request(server, token, { car_zip: '83725', appointment_time: '15:00' })
  expect(other).toMatchObject({ calculated_price: 490 })
  expect(other.estimate.honoured).toBeUndefined()
})
