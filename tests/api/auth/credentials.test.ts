import { expect, test } from 'vitest'
import { hmac } from '#src/server/auth/hmac.ts'
import { ADMIN, startTestServer } from '#tests/support/server/test-server.ts'

test('a password counts exactly as it is typed: neither its case nor its blanks are changed, and nothing of it is cut off', async () => {
  const { call } = await startTestServer()
  const tries = [ADMIN.password.toUpperCase(), ` ${ADMIN.password}`, `${ADMIN.password} `, ADMIN.password.slice(0, -1), `${ADMIN.password}x`]
  for (const password of tries)
    expect((await call('POST', '/api/v1/auth/login', { body: { ...ADMIN, password } })).status, JSON.stringify(password)).toBe(401)
  expect((await call('POST', '/api/v1/auth/login', { body: ADMIN })).status).toBe(200)
})

test('what is signed for one purpose is no token for another', async () => {
  const { call, context, time } = await startTestServer()
  const expiry = (time.now.getTime() + 60_000).toString(36)
  const signed = (purpose: string) => `${expiry}.nonce.${hmac(context.csrfSecret, purpose, `${expiry}.nonce`)}`
  const login = (csrf: string) => call('POST', '/api/v1/auth/login', { body: ADMIN, csrf })
  for (const purpose of ['sender', 'request', 'login', 'email', '']) expect((await login(signed(purpose))).status, purpose).toBe(403)
  expect((await login(signed('csrf'))).status).toBe(200)
})
