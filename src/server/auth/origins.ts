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

/** CORS headers for pages of allowed origins; null for all others. */
export function corsHeaders(request: FastifyRequest, { allowedOrigins }: Pick<Config, 'allowedOrigins'>): Record<string, string> | null {
  const { origin } = request.headers
  if (origin === undefined || !allowedOrigins.includes(origin)) return null
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, If-Match, X-CSRF-Token, X-Proof-Of-Work, X-Device-Token',
    'access-control-expose-headers': 'ETag, Retry-After',
    'access-control-max-age': '600',
  }
}
