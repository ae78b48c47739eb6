import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { isOutdated } from '../storage/engines/fence.ts'

/**
 * Liveness (`/health`) and readiness (`/ready`) for monitoring. Anybody may see how many problems the content has; what they are is for the log and
 * the admin.
 */
export function addHealth(app: FastifyInstance, { content, storage, outbox }: AppContext): void {
  app.get('/health', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/ready', async (request, reply) => {
    const { database, failedMails, reason } = await Promise.all([storage.ping(), outbox?.failures()]).then(
      ([, failures = 0]) => ({ database: 'ok', failedMails: failures, reason: undefined }),
      (error: unknown) => {
        request.log.error(error)
        return isOutdated(error)
          ? { database: 'outdated', failedMails: null, reason: error.message }
          : { database: 'unavailable', failedMails: null, reason: undefined }
      },
    )
    const isStopping = app.drain.isOn
    const { from, since, problems, refusedAt } = content.state()
    const state = {
      revision: content.current().revision.id,
      content: problems.length === 0 ? 'current' : 'last good',
      content_from: from,
      content_since: since,
      problems: problems.length,
      refused_at: refusedAt,
      failed_mails: failedMails,
    }
    return reply
      .header('cache-control', 'no-store')
      .code(database === 'ok' && !isStopping ? 200 : 503)
      .send({ status: isStopping ? 'stopping' : database === 'ok' ? 'ready' : 'not ready', database, reason, ...state })
  })
}
