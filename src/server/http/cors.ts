import type { FastifyInstance } from 'fastify'

/** What pages of allowed origins may send and read (Fetch standard, 3.3). */
const ALLOWED = {
  'access-control-allow-credentials': 'true',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, If-Match, X-CSRF-Token, X-Proof-Of-Work, X-Device-Token',
  'access-control-expose-headers': 'ETag, Retry-After',
  'access-control-max-age': '600',
}

/** Lets pages of the given origins read every answer, refusals included. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  app.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    if (origin !== undefined && origins.includes(origin)) reply.headers({ ...ALLOWED, 'access-control-allow-origin': origin })
  })
  // Every answer varies by Origin (RFC 9110, 12.5.5), or caches would give one origin's to another. As late as possible: routes overwrite the header.
  app.addHook('onSend', async (_, reply) => {
    const named = String(reply.getHeader('vary') ?? '')
    reply.header('vary', named === '' ? 'Origin' : `${named}, Origin`)
  })
}

/** Answers the preflight requests of allowed origins. Added after the limits, which count them like every request. */
export function answerPreflight(app: FastifyInstance): void {
  app.addHook('onRequest', ({ method }, reply, done) => {
    if (method === 'OPTIONS' && reply.hasHeader('access-control-allow-origin')) void reply.code(204).send()
    else done()
  })
}
