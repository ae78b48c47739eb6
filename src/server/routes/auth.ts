import { type ApiRoute, route } from '../api-route.ts'
import { clientAddress } from '../client-address.ts'
import { bearerToken } from '../auth/guards.ts'
import { LoginLimit } from '../auth/login-limit.ts'
import { networkOf } from '../network.ts'
import { hashPassword, isPassword } from '../auth/passwords.ts'
import { Refusal, refuseFields } from '../refusal.ts'
import type { ServerParts } from '../server-parts.ts'
import { hashToken, type Sessions } from '../auth/sessions.ts'
import { shapes } from '../shapes.ts'
import { weaknessOf } from '../auth/weak-password.ts'

/** Signing in and out, and creating the first account. */
export function authRoutes({ config, storage: { accounts, attempts }, clock, csrfSecret }: ServerParts, sessions: Sessions): ApiRoute[] {
  const limit = new LoginLimit(attempts, csrfSecret, clock)
  return [
    route({
      method: 'POST',
      url: '/api/v1/auth/login',
      summary: 'Sign in',
      access: 'public',
      body: shapes.Credentials,
      query: shapes.NoPayload,
      answers: { 200: 'Session', 401: 'Failure', 429: 'Failure' },
      handle: async ({ body: { username, password }, request }) => {
        const attempt = await limit.enter(networkOf(clientAddress(request, config)), username)
        const account = await accounts.find(username)
        if (!(await isPassword(password, account?.passwordHash ?? null))) throw new Refusal(401, { error: 'Wrong username or password' })
        await attempt.succeeded()
        return { status: 200, body: { token: await sessions.open(username) } }
      },
    }),
    route({
      method: 'POST',
      url: '/api/v1/auth/validate',
      summary: 'Whether the token still holds',
      access: 'admin',
      body: shapes.NoPayload,
      query: shapes.NoPayload,
      answers: { 200: 'Validity' },
      handle: () => ({ status: 200, body: { valid: true } }),
    }),
    route({
      method: 'POST',
      url: '/api/v1/auth/logout',
      summary: 'Sign out: the token ends',
      access: 'admin',
      body: shapes.NoPayload,
      query: shapes.NoPayload,
      answers: { 200: 'NoPayload' },
      handle: async ({ request }) => {
        await sessions.end(bearerToken(request))
        return { status: 200, body: {} }
      },
    }),
    route({
      method: 'POST',
      url: '/api/v1/auth/setup',
      summary: 'Create the first account with the code of the one-time link, and sign in',
      access: 'public',
      body: shapes.AccountSetup,
      query: shapes.NoPayload,
      answers: { 201: 'Session', 429: 'Failure' },
      handle: async ({ body: { code, username, password }, request }) => {
        const weakness = weaknessOf(password, username)
        if (weakness !== null) throw refuseFields([{ field: 'password', message: weakness }], '')
        const attempt = await limit.enter(networkOf(request.ip), username)
        const account = { username, passwordHash: await hashPassword(password) }
        if (!(await accounts.setUp(hashToken(code), account, clock())))
          throw refuseFields([{ field: 'code', message: 'This link has been used or replaced. Restart the server for a new one.' }], '')
        await attempt.succeeded()
        return { status: 201, body: { token: await sessions.open(username) } }
      },
    }),
  ]
}
