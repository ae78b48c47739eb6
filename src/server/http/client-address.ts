import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { forwardedAddress } from './forwarded-address.ts'

/** The client's address: by the connection and trusted proxies, or by the Studio's door, which forwards its visitors' addresses. */
export function clientAddress(request: FastifyRequest, config: Pick<Config, 'doorToken'>): string {
  const visitor = request.headers['x-studio-visitor']
  return isStudioDoor(request, config) && typeof visitor === 'string' ? forwardedAddress(visitor) : request.ip
}

/** Whether the Studio's door sent a request on behalf of a visitor. */
export function isStudioDoor({ headers }: FastifyRequest, { doorToken }: Pick<Config, 'doorToken'>): boolean {
  const given = headers['x-studio-door-token']
  return doorToken !== null && typeof given === 'string' && timingSafeEqual(digest(given), digest(doorToken))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
