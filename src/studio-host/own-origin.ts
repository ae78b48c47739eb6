import type { FastifyInstance } from 'fastify'

const CHANGES_NOTHING = new Set(['GET', 'HEAD'])

/**
 * Refuses requests with a foreign Host, since a foreign page may resolve its own name to our address (DNS rebinding), and requests from pages of
 * other origins. State-changing requests must carry our own origin.
 */
export function requireOwnOrigin(app: FastifyInstance, origins: () => readonly string[]): void {
  app.addHook('onRequest', async ({ headers, method }, reply) => {
    const authority = headers[':authority']
    const host = typeof authority === 'string' ? authority : headers.host
    const own = origins().find(origin => origin.slice('https://'.length) === host)
    if (own === undefined)
      return reply.status(421).send({ statusCode: 421, error: 'Misdirected Request', message: 'This is not the address of the Studio' })
    const { origin } = headers
    if (origin === own || (origin === undefined && CHANGES_NOTHING.has(method))) return
    return reply.status(403).send({ statusCode: 403, error: 'Forbidden', message: 'Only pages of the Studio may ask for this' })
  })
}
