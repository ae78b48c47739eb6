import type { FastifyInstance } from 'fastify'
import type { ServerParts } from '../server-parts.ts'

/** Whether the process lives, and whether it can serve: for those who watch over it. */
export function addHealth(app: FastifyInstance, { content, storage, outbox }: ServerParts): void {
  app.get('/health', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/ready', async (request, reply) => {
    const { database, failedMails } = await Promise.all([storage.ping(), outbox?.failures()]).then(
      ([, failures = 0]) => ({ database: 'ok', failedMails: failures }),
      (error: unknown) => {
        request.log.error(error)
        return { database: 'unavailable', failedMails: null }
      },
    )
    const problems = content.state().problems.length
    const state = { revision: content.current().revision.id, content: problems === 0 ? 'current' : 'last good', problems, failed_mails: failedMails }
    return reply
      .header('cache-control', 'no-store')
      .code(database === 'ok' ? 200 : 503)
      .send({ status: database === 'ok' ? 'ready' : 'not ready', database, ...state })
  })
}
