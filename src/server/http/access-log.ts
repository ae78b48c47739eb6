import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hmac } from '../auth/hmac.ts'
import { networkOf } from '../limits/network.ts'
import type { AppContext } from '../app-context.ts'

/** Length of the pseudonym: enough to tell senders apart, too short to identify one for good. */
const SENDER_LENGTH = 8

/** Refusals of unauthorized, forbidden and rate-limited requests: what an owner looks for after an attack. */
const SECURITY_STATUSES: ReadonlySet<number> = new Set([401, 403, 429])

/**
 * Logs one line for each answer: method, route, status and duration; for what concerns security also a pseudonym of the sender (a keyed hash of the
 * network), so that attempts of one sender can be told apart. Never a query string, a name or an address, which may be personal.
 */
export function addAccessLog(app: FastifyInstance, context: Pick<AppContext, 'csrfSecret'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const route = routeOptions.url ?? 'unknown'
    const line = { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (SECURITY_STATUSES.has(reply.statusCode)) request.log.warn({ ...line, sender: senderOf(request, context) }, 'refused')
    else if (route.startsWith('/api/v1/auth/')) request.log.info({ ...line, sender: senderOf(request, context) }, 'answered')
    else request.log.info(line, 'answered')
    done()
  })
}

function senderOf({ ip }: FastifyRequest, { csrfSecret }: Pick<AppContext, 'csrfSecret'>): string {
  return hmac(csrfSecret, 'sender', networkOf(ip)).slice(0, SENDER_LENGTH)
}
