import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientAddress } from '../http/client-address.ts'
import { networksOf } from './network.ts'
import { HttpError } from '../http/http-error.ts'
import type { AppContext } from '../app-context.ts'
import type { RequestBudget } from './request-budget.ts'
import { KEPT_FILE, requestCost } from './request-cost.ts'

/**
 * How long a refusal is delayed, in ms (a tarpit), so that retrying at once is of no use. Each one that is waiting adds a step, so that they are not
 * all due together.
 */
const REFUSAL_DELAY_MS = 500
const REFUSAL_DELAY_STEP_MS = 2
const MAX_DELAYED = 1000

/** Refuses a request when one of its networks has used up its budget (429), before its body is read. */
export function limitRequests(app: FastifyInstance, budget: RequestBudget, { config, content }: AppContext): void {
  if (config.requestLimit === 0) return
  let delayed = 0

  app.addHook('onRequest', (request, reply, done) => {
    const wait = budget.charge(networksOf(clientAddress(request, config)), requestCost(request))
    if (wait === null) return done()
    const refuse = () => {
      // Otherwise Node would read the rest of the body.
      if (hasBody(request)) reply.header('connection', 'close')
      done(new HttpError(429, { error: content.current().revision.content.messages.failure.tryLater }, wait))
    }
    if (delayed >= MAX_DELAYED) return refuse()
    delayed++
    setTimeout(
      () => {
        delayed--
        refuse()
      },
      REFUSAL_DELAY_MS + delayed * REFUSAL_DELAY_STEP_MS,
    )
  })

  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 304) budget.refund(networksOf(clientAddress(request, config)), Math.max(requestCost(request) - KEPT_FILE, 0))
    done()
  })
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}
