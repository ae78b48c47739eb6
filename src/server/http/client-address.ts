import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { forwardedAddress } from './forwarded-address.ts'

/** The client's address: by the connection and trusted proxies, or by the Studio's auth gateway, which forwards its visitors' addresses. */
export function clientAddress(request: FastifyRequest, config: Pick<Config, 'gatewayToken'>): string {
  const visitor = request.headers['x-studio-visitor']
  return isStudioGateway(request, config) && typeof visitor === 'string' ? forwardedAddress(visitor) : request.ip
}

/** Whether the Studio's auth gateway sent a request on behalf of a visitor. */
export function isStudioGateway({ headers }: FastifyRequest, { gatewayToken }: Pick<Config, 'gatewayToken'>): boolean {
  const given = headers['x-studio-gateway-token']
  return gatewayToken !== null && typeof given === 'string' && timingSafeEqual(digest(given), digest(gatewayToken))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
