import { expect, test } from 'vitest'
import { APPOINTMENT, QUOTE } from '#tests/support/server/requests.ts'
import { startTestServer } from '#tests/support/server/test-server.ts'

/** Programs that fill in the public form, and people and programs that must not be taken for them. */

test("a page's form that is sent sooner than a person could is asked to come again, and is taken then", async () => {
  const { call, origin, time } = await startTestServer()
  const csrf = (await call('GET', '/api/v1/csrf-token')).body.csrf_token
  const send = () => call('POST', '/api/v1/appointments/', { body: APPOINTMENT, csrf, headers: { origin } })
  time.now = new Date(time.now.getTime() + 1000)
  const early = await send()
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '2'])
  expect(early.body.error).toContain('send it again')
  time.now = new Date(time.now.getTime() + 2000)
  expect((await send()).status).toBe(201)
})

test('who had a form open until its token expired is asked to come again no more than anybody else', async () => {
  const { call, origin, time } = await startTestServer()
  const first = (await call('GET', '/api/v1/csrf-token')).body.csrf_token
  time.now = new Date(time.now.getTime() + 3 * 3_600_000)
  const send = (csrf: string) => call('POST', '/api/v1/appointments/', { body: QUOTE, csrf, headers: { origin } })
  expect((await send(first)).status).toBe(403)
  const renew = async (old: string) => (await call('GET', '/api/v1/csrf-token', { csrf: old })).body.csrf_token
  expect((await send(await renew('zzzzzzzz.made.up'))).status).toBe(429)
  const young = await renew('')
  time.now = new Date(time.now.getTime() + 1000)
  const early = await send(await renew(young))
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '2'])
  expect((await send(await renew(first))).status).toBe(201)
})

test('a form that was opened while the clock stood ahead, or at a process whose clock is, need not wait until then', async () => {
  const { call, origin, time } = await startTestServer()
  const { now } = time
  time.now = new Date(now.getTime() + 24 * 3_600_000)
  const csrf = (await call('GET', '/api/v1/csrf-token')).body.csrf_token
  time.now = now
  expect((await call('POST', '/api/v1/appointments/', { body: APPOINTMENT, csrf, headers: { origin } })).status).toBe(201)
})

test('with FORM_MIN_SECONDS=0 nothing is too soon', async () => {
  const { call, origin } = await startTestServer({ env: { FORM_MIN_SECONDS: '0' } })
  expect((await call('POST', '/api/v1/appointments/', { body: APPOINTMENT, headers: { origin } })).status).toBe(201)
})

test('a program that calls the API as it is documented need not wait, nor send any further field', async () => {
  const { call } = await startTestServer()
  expect((await call('POST', '/api/v1/appointments/', { body: APPOINTMENT })).status).toBe(201)
  expect((await call('POST', '/api/v1/appointments/', { body: QUOTE })).status).toBe(201)
})

test('a repeat of what was stored is answered at once', async () => {
  const { call, origin, time } = await startTestServer()
  const headers = { origin, 'idempotency-key': 'one' }
  const csrf = (await call('GET', '/api/v1/csrf-token')).body.csrf_token
  time.now = new Date(time.now.getTime() + 5000)
  const first = await call('POST', '/api/v1/appointments/', { body: QUOTE, csrf, headers })
  const again = await call('POST', '/api/v1/appointments/', { body: QUOTE, headers })
  expect([again.status, again.body.id]).toEqual([201, first.body.id])
})

test.for(['http://spam.example', ' ', 7, ['x']])('who fills the field that nobody sees is refused, and nothing is stored: %j', async homepage => {
  const { call, signIn } = await startTestServer()
  const answer = await call('POST', '/api/v1/appointments/', { body: { ...QUOTE, homepage } })
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.fields ?? {})).toEqual(['homepage'])
  expect((await call('GET', '/api/v1/appointments/', { token: await signIn() })).body.appointments.length).toBe(0)
})

test.for(['', null])('the field may be there and empty: %j', async homepage => {
  const { call } = await startTestServer()
  const answer = await call('POST', '/api/v1/appointments/', { body: { ...QUOTE, homepage } })
  expect([answer.status, Object.keys(answer.body).includes('homepage')]).toEqual([201, false])
})
