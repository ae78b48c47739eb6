import type { FastifyInstance } from 'fastify'

/** Says on every answer that it depends on Origin, beside whatever else it depends on (RFC 9110, 12.5.5): caches must not give one origin's answer to another. */
export function varyByOrigin(app: FastifyInstance): void {
  // As late as possible: routes and plugins set the header anew.
  app.addHook('onSend', async (_, reply) => {
    const named = String(reply.getHeader('vary') ?? '')
    void reply.header('vary', named === '' ? 'Origin' : `${named}, Origin`)
  })
}
