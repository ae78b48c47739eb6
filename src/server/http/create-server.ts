import { createServer, type RequestListener } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import type { Config } from '../config/config.ts'
import { FairTurns } from '../limits/fair-turns.ts'
import type { RequestBudget } from '../limits/request-budget.ts'
import { networksOf } from '../limits/network.ts'
import { Connections } from './connections.ts'
import { readForwardedFor } from './forwarded-for.ts'

/** How long a client may take to send a request, and how often that is checked: a client that sends none is disconnected within ten seconds. */
const REQUEST_TIMEOUT_MS = 8_000
const LOOK_MS = 1000

/** Timeout of a connection on which no byte moves in either direction. */
const STILL_MS = 60_000

/** Keep-alive timeout; longer than that of proxies, so that they never send into a connection that is being closed. */
const KEEP_ALIVE_MS = 72_000

/**
 * Makes Fastify's HTTP server: each connection handles one request at a time, and forwarded addresses are removed unless a trusted proxy wrote them.
 */
export function serverFactory(
  { trustProxy, connectionLimit }: Pick<Config, 'trustProxy' | 'connectionLimit'>,
  budget: RequestBudget,
): FastifyServerFactory {
  const turns = new FairTurns()
  return handler => {
    const listener: RequestListener = (request, response) => {
      const address = readForwardedFor(request, trustProxy)
      if (connectionLimit === 0) return handler(request, response)
      turns.run(networksOf(address), () => {
        if (!response.destroyed) handler(request, response)
      })
    }
    const server = createServer({
      headersTimeout: REQUEST_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: LOOK_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // addHeaders refuses a request without a host, in the form of other errors.
      requireHostHeader: false,
    })
    if (connectionLimit === 0) server.on('request', listener)
    else {
      const connections = new Connections(connectionLimit, trustProxy, budget, listener)
      // Like net.Server's `blockList` option, which http.Server does not pass on: closes connections before anything is allocated for them.
      Object.assign(server, { blockList: { check: (address: string) => connections.isBarred(address) } })
      server.prependListener('connection', socket => connections.open(socket))
      server.on('request', (request, response) => connections.receive(request, response))
    }
    // addHeaders refuses an Expect header, in the form of other errors.
    server.on('checkExpectation', (request, response) => server.emit('request', request, response))
    return server.setTimeout(STILL_MS)
  }
}
