import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { forwardedAddress } from './http/forwarded-address.ts'

/** The address of whoever signs in: as the connection and trusted proxies say, or as the Studio's door does, through which others sign in. */
export function clientAddress({ ip, headers }: FastifyRequest, { doorToken }: Pick<Config, 'doorToken'>): string {
  const { 'x-studio-door-token': given, 'x-studio-visitor': visitor } = headers
  const isDoor = doorToken !== null && typeof given === 'string' && timingSafeEqual(digest(given), digest(doorToken))
  return isDoor && typeof visitor === 'string' ? forwardedAddress(visitor) : ip
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
