import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientAddress } from '../http/client-address.ts'
import { networksOf } from './network.ts'
import { HttpError } from '../http/http-error.ts'
import type { AppContext } from '../app-context.ts'
import type { RequestBudget } from './request-budget.ts'
import { KEPT_FILE, requestCost } from './request-cost.ts'

/**
 * How long a refusal is delayed, in ms, so that retrying at once is of no use; each delayed one adds a little, so that they are not all due together.
 */
const HOLD_MS = 500
const HOLD_MORE_MS = 2
const MOST_HELD = 1000

/** Refuses a request when one of its networks has used up its budget (429), before its body is read. */
export function limitRequests(app: FastifyInstance, budget: RequestBudget, { config, content }: AppContext): void {
  if (config.requestLimit === 0) return
  let held = 0

  app.addHook('onRequest', (request, reply, done) => {
    const wait = budget.charge(networksOf(clientAddress(request, config)), requestCost(request))
    if (wait === null) return done()
    const refuse = () => {
      // Otherwise Node would read the rest of the body.
      if (hasBody(request)) reply.header('connection', 'close')
      done(new HttpError(429, { error: content.current().revision.content.messages.failure.tryLater }, wait))
    }
    if (held >= MOST_HELD) return refuse()
    held++
    setTimeout(
      () => {
        held--
        refuse()
      },
      HOLD_MS + held * HOLD_MORE_MS,
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
