import type { FastifyRequest } from 'fastify'
import { isStudioGateway } from '../http/client-address.ts'
import type { Answer } from '../http/api-route.ts'
import type { AppContext } from '../app-context.ts'
import type { Account } from '../storage/accounts/account-store.ts'
import { browserName } from './browser-name.ts'
import { carryDeviceToken, deviceTokenOf, keepsDeviceToken } from './device-token.ts'
import type { Devices } from './devices.ts'
import { hashToken, type Sessions } from './sessions.ts'

/**
 * Opens a session for the sender of a request, and remembers the browser as a known device.
 * @throws HttpError 401 when the account's password has been changed since it was checked.
 */
export async function openSession(
  request: FastifyRequest,
  { username, passwordHash }: Account,
  status: 200 | 201,
  { config, sessions, devices }: Pick<AppContext, 'config'> & { sessions: Sessions; devices: Devices },
): Promise<Answer> {
  const device = keepsDeviceToken(request, config) ? await devices.remember(deviceTokenOf(request), username) : null
  const browser = browserName(request.headers['user-agent'] ?? '')
  const place = browser !== null && isStudioGateway(request, config) ? `${browser}, Studio` : browser
  const origin = { browser: place, deviceHash: device === null ? null : hashToken(device) }
  const token = await sessions.open(username, origin, passwordHash)
  if (device === null) return { status, body: { token } }
  const { headers = {}, body = {} } = carryDeviceToken(request, device, config)
  return { status, headers, body: { token, ...body } }
}
