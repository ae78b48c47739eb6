import { fastifyCookie } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import { DEVICE_MS } from '#src/contract/sign-in-lifetimes.ts'
import { isStudioGateway } from '../http/client-address.ts'
import type { Config } from '../config/config.ts'

const COOKIE = 'admin-device'
const HEADER = 'x-device-token'

/** The part of an answer that carries a device's token. */
interface CarriedToken {
  headers?: Record<string, string>
  body?: { device: string }
}

/** The device token of a request; null when it has none. */
export function deviceTokenOf({ headers }: FastifyRequest): string | null {
  const token = headers[HEADER] ?? fastifyCookie.parse(headers.cookie ?? '')[COOKIE]
  return typeof token === 'string' && /^[\w-]{43}$/.test(token) ? token : null
}

/** Whether the client stores a device token: browsers do, which send an Origin with every change; programs do not. */
export function keepsDeviceToken(request: FastifyRequest, config: Pick<Config, 'gatewayToken'>): boolean {
  return request.headers.origin !== undefined || isStudioGateway(request, config)
}

/**
 * Sets the token as an HttpOnly cookie. Pages of other origins, whose cookies browsers block as third party, and the Studio's auth gateway get it in the
 * body and store it themselves.
 */
export function carryDeviceToken(
  request: FastifyRequest,
  token: string,
  config: Pick<Config, 'gatewayToken' | 'allowedOrigins' | 'publicOrigin'>,
): CarriedToken {
  const isElsewhere = config.allowedOrigins.includes(request.headers.origin ?? '')
  if (isElsewhere || isStudioGateway(request, config)) return { body: { device: token } }
  const secure = config.publicOrigin?.startsWith('https:') === true
  const rules = { path: '/api/v1/auth', httpOnly: true, sameSite: 'strict', secure, maxAge: DEVICE_MS / 1000 } as const
  return { headers: { 'set-cookie': fastifyCookie.serialize(COOKIE, token, rules) } }
}
