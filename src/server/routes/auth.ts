import type { FastifyRequest } from 'fastify'
import type { AccountSetup, Credentials } from '#src/contract/generated/types.ts'
import { type Answer, type ApiRoute, route } from '../http/api-route.ts'
import { tellOfAttack } from '../auth/attack-mail.ts'
import { deviceTokenOf } from '../auth/device-token.ts'
import { bearerToken } from '../auth/guards.ts'
import { passwordQueues } from '../auth/password-queues.ts'
import type { LoginClient } from '../auth/login-limit.ts'
import { openSession } from '../auth/open-session.ts'
import { hashPassword, isPassword } from '../auth/passwords.ts'
import { oldestSetupCode } from '../auth/prepare-admin.ts'
import { hashToken, type Sessions, wrongCredentials } from '../auth/sessions.ts'
import { type SignInContext, signInContext } from '../auth/sign-in-context.ts'
import { weaknessOf } from '../auth/weak-password.ts'
import { clientAddress } from '../http/client-address.ts'
import { networksOf } from '../limits/network.ts'
import { type HttpError, refuseField } from '../http/http-error.ts'
import type { AppContext } from '../app-context.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'

/** Signing in and out, and setting the account by a one-time code. */
export function authRoutes(server: AppContext, sessions: Sessions): ApiRoute[] {
  const context = signInContext(server, sessions)
  return [
    route({
      method: 'POST',
      url: '/api/v1/auth/login',
      summary: 'Sign in',
      access: 'public',
      body: requestSchemas.Credentials,
      answers: { 200: 'Session', 401: 'Failure', 429: 'Failure' },
      handle: ({ body, request }) => login(body, request, context),
    }),
    route({
      method: 'POST',
      url: '/api/v1/auth/validate',
      summary: 'Whether the token still holds',
      access: 'admin',
      answers: { 200: 'Validity' },
      handle: ({ username }) => ({ status: 200, body: { valid: true, username } }),
    }),
    route({
      method: 'POST',
      url: '/api/v1/auth/logout',
      summary: 'Sign out: the token ends',
      access: 'admin',
      answers: { 200: 'NoPayload' },
      handle: async ({ request }) => {
        await sessions.end(bearerToken(request))
        return { status: 200, body: {} }
      },
    }),
    route({
      method: 'POST',
      url: '/api/v1/auth/setup',
      summary: 'Set the account with the code of the one-time link, and sign in; every other session ends',
      access: 'public',
      body: requestSchemas.AccountSetup,
      answers: { 201: 'Session' },
      handle: ({ body, request }) => setUp(body, request, context),
    }),
  ]
}

async function login({ username, password }: Credentials, request: FastifyRequest, context: SignInContext): Promise<Answer> {
  const { config, devices, limit, storage } = context
  const device = await devices.recognize(deviceTokenOf(request), username)
  const client: LoginClient =
    device === null ? { kind: 'stranger', networks: networksOf(clientAddress(request, config)) } : { kind: 'device', hash: device }
  let passwordHash = ''
  const isRight = async () => {
    const stored = (await storage.accounts.find(username))?.passwordHash ?? null
    passwordHash = stored ?? ''
    return isPassword(password, stored)
  }
  const tell = (failures: number) => tellOfAttack(username, failures, request.log, context)
  if (!(await limit.try(client, username, isRight, tell))) throw wrongCredentials()
  return openSession(request, { username, passwordHash }, 200, context)
}

async function setUp({ code, username, password }: AccountSetup, request: FastifyRequest, context: SignInContext): Promise<Answer> {
  const { clock, content, storage } = context
  const [hash, oldest] = [hashToken(code), oldestSetupCode(clock())]
  // Guesses need no limit: the code has 192 random bits, and a guess costs one look-up.
  if (!(await storage.accounts.isSetupCode(hash, oldest))) throw wrongCode()
  const weakness = await weaknessOf(password, [username, content.current().revision.content.business.name])
  if (weakness !== null) throw refuseField('password', `The password is easy to guess. ${weakness}`)
  const account = { username, passwordHash: await passwordQueues.known.run(() => hashPassword(password)) }
  if (!(await storage.accounts.setUp(hash, oldest, account, clock()))) throw wrongCode()
  return openSession(request, account, 201, context)
}

function wrongCode(): HttpError {
  const message = 'This link has been used, replaced or is older than a day. Restart the server for a new one, or run npm run account -- link.'
  return refuseField('code', message)
}
