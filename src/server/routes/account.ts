import type { FastifyRequest } from 'fastify'
import type { PasswordChange } from '#src/contract/generated/types.ts'
import { type Answer, type ApiRoute, route } from '../http/api-route.ts'
import { carryDeviceToken, deviceTokenOf, keepsDeviceToken } from '../auth/device-token.ts'
import { bearerToken } from '../auth/guards.ts'
import { passwordQueues } from '../auth/password-queues.ts'
import { openSession } from '../auth/open-session.ts'
import { hashPassword, isPassword } from '../auth/passwords.ts'
import type { Sessions } from '../auth/sessions.ts'
import { type SignInContext, signInContext } from '../auth/sign-in-context.ts'
import { weaknessOf } from '../auth/weak-password.ts'
import { HttpError, refuseField } from '../http/http-error.ts'
import type { AppContext } from '../app-context.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'

/** The owner's account: its password and its sessions. */
export function accountRoutes(server: AppContext, sessions: Sessions): ApiRoute[] {
  const context = signInContext(server, sessions)
  const { accounts } = context.storage
  return [
    route({
      method: 'POST',
      url: '/api/v1/auth/password',
      summary: 'Change the password: every session ends, all devices are forgotten, and a new session begins here',
      access: 'admin',
      body: requestSchemas.PasswordChange,
      answers: { 200: 'Session', 409: 'Failure', 429: 'Failure' },
      handle: ({ body, request }) => changePassword(body, request, context),
    }),
    route({
      method: 'GET',
      url: '/api/v1/auth/sessions',
      summary: 'Where the account is signed in, newest first',
      access: 'admin',
      answers: { 200: 'SessionList' },
      handle: async ({ request }) => {
        const username = await usernameOf(request, sessions)
        return { status: 200, body: { username, sessions: await sessions.list(username, bearerToken(request)) } }
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/v1/auth/sessions/:id',
      summary: 'End a session, and forget its device',
      access: 'admin',
      answers: { 200: 'NoPayload', 404: 'Failure' },
      handle: async ({ id, request }) => {
        if (!(await accounts.revokeSession(id, await usernameOf(request, sessions)))) throw new HttpError(404, { error: 'This session is over' })
        return { status: 200, body: {} }
      },
    }),
    route({
      method: 'DELETE',
      url: '/api/v1/auth/sessions',
      summary: 'Sign out everywhere: every session ends, and all devices but this one are forgotten',
      access: 'admin',
      answers: { 200: 'SignedOut' },
      handle: async ({ request }) => signOutEverywhere(await usernameOf(request, sessions), request, context),
    }),
  ]
}

async function changePassword(change: PasswordChange, request: FastifyRequest, context: SignInContext): Promise<Answer> {
  const { clock, content, limit, sessions, storage } = context
  const username = await usernameOf(request, sessions)
  let checkedHash = ''
  const isRight = async () => {
    const stored = (await storage.accounts.find(username))?.passwordHash ?? null
    checkedHash = stored ?? ''
    return isPassword(change.current_password, stored)
  }
  if (!(await limit.try({ kind: 'session' }, username, isRight))) throw refuseField('current_password', 'This is not the current password')
  const weakness = await weaknessOf(change.new_password, [username, content.current().revision.content.business.name])
  if (weakness !== null) throw refuseField('new_password', `The new password is easy to guess. ${weakness}`)
  const passwordHash = await passwordQueues.known.run(() => hashPassword(change.new_password))
  const account = { username, passwordHash }
  if (!(await storage.accounts.replace(checkedHash, account, clock())))
    throw new HttpError(409, { error: 'The password has been changed meanwhile, by another browser or a set-up link. Sign in with the new one' })
  return openSession(request, account, 200, context)
}

/**
 * Signs out everywhere. A browser that was a known device stays one, by a new token, so that strangers who guess passwords cannot keep the owner out.
 * No other browser becomes one: a stolen session would outlive its end.
 */
async function signOutEverywhere(username: string, request: FastifyRequest, { config, devices, storage }: SignInContext): Promise<Answer> {
  const device = await devices.recognize(deviceTokenOf(request), username)
  await storage.accounts.revokeAll(username)
  if (device === null || !keepsDeviceToken(request, config)) return { status: 200, body: {} }
  const { headers = {}, body = {} } = carryDeviceToken(request, await devices.remember(null, username), config)
  return { status: 200, headers, body }
}

/** @throws HttpError 401 when the session has ended since the guard looked. */
async function usernameOf(request: FastifyRequest, sessions: Sessions): Promise<string> {
  const username = await sessions.find(bearerToken(request))
  if (username === null) throw new HttpError(401, { error: 'Please sign in' })
  return username
}
