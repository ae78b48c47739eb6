import type { FastifyInstance } from 'fastify'
import type { ServerParts } from '../server-parts.ts'

/** Whether the process lives, and whether it can serve: for those who watch over it. */
export function addHealth(app: FastifyInstance, { content, storage }: ServerParts): void {
  app.get('/health', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/ready', async (request, reply) => {
    const database = await storage.ping().then(
      () => 'ok',
      (error: unknown) => {
        request.log.error(error)
        return 'unavailable'
      },
    )
    const problems = content.problems().length
    const state = { revision: content.current().revision.id, content: problems === 0 ? 'current' : 'last good', problems }
    return reply
      .header('cache-control', 'no-store')
      .code(database === 'ok' ? 200 : 503)
      .send({ status: database === 'ok' ? 'ready' : 'not ready', database, ...state })
  })
}
