import type { FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'

/**
 * Whether a request may change something, by its Origin: our own or an allowed one. Programs send none. Without a configured public origin, ours is
 * the scheme and host that the request was sent to.
 */
export function isTrustedOrigin(request: FastifyRequest, { publicOrigin, allowedOrigins }: Pick<Config, 'publicOrigin' | 'allowedOrigins'>): boolean {
  const { origin } = request.headers
  if (origin === undefined) return true
  if (allowedOrigins.includes(origin)) return true
  return origin === (publicOrigin ?? URL.parse(`${request.protocol}://${request.host}`)?.origin)
}
