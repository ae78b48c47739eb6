import { createServer, type RequestListener } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import type { Config } from '../config/config.ts'
import { FairTurns } from '../limits/fair-turns.ts'
import type { RequestBudget } from '../limits/request-budget.ts'
import { networksOf } from '../limits/network.ts'
import { Connections } from './connections.ts'
import { readForwardedFor } from './forwarded-for.ts'

/** How long a client may take to send its request, and how often that is looked at: within ten seconds, who does not ask is gone. */
const REQUEST_TIMEOUT_MS = 8_000
const LOOK_MS = 1000

/** How long nothing may move on a connection: not one byte that we are sent, nor one that the client takes of an answer. */
const STILL_MS = 60_000

/** How long a connection is kept for the next request; longer than proxies keep theirs, so that they never send into one that ends. */
const KEEP_ALIVE_MS = 72_000

/** Makes Fastify's server: requests reach Fastify one at a time on each connection, and without what strangers say of their address. */
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
      // Node would refuse a request without a host in its own words: addHeaders does it in ours.
      requireHostHeader: false,
    })
    if (connectionLimit === 0) server.on('request', listener)
    else {
      const connections = new Connections(connectionLimit, trustProxy, budget, listener)
      // As net.Server's option of this name: connections are closed before anything is made for them (http.Server does not pass the option on).
      Object.assign(server, { blockList: { check: (address: string) => connections.isBarred(address) } })
      server.prependListener('connection', socket => connections.open(socket))
      server.on('request', (request, response) => connections.receive(request, response))
    }
    // Node would answer it in its own words: addHeaders does it in ours.
    server.on('checkExpectation', (request, response) => server.emit('request', request, response))
    return server.setTimeout(STILL_MS)
  }
}
