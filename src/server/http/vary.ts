import type { FastifyInstance } from 'fastify'

/** Adds Origin to Vary on every answer (RFC 9110, 12.5.5), so that caches do not give one origin's answer to another. */
export function varyByOrigin(app: FastifyInstance): void {
  // As late as possible: routes and plugins overwrite the header.
  app.addHook('onSend', async (_, reply) => {
    const named = String(reply.getHeader('vary') ?? '')
    void reply.header('vary', named === '' ? 'Origin' : `${named}, Origin`)
  })
}
