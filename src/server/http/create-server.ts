import { createServer, type RequestListener } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import type { Config } from '../config.ts'
import { readForwardedFor } from './forwarded-for.ts'

/** How long a client may take to send its request, and how often that is looked at: within ten seconds, who does not ask is gone. */
const REQUEST_TIMEOUT_MS = 8_000
const LOOK_MS = 1000

/** How long nothing may move on a connection: not one byte that we are sent, nor one that the client takes of an answer. */
const STILL_MS = 60_000

/** How long a connection is kept for the next request; longer than proxies keep theirs, so that they never send into one that ends. */
const KEEP_ALIVE_MS = 72_000

/** Makes Fastify's server: requests reach Fastify with what strangers say of their address removed. */
export function serverFactory({ trustProxy }: Pick<Config, 'trustProxy'>): FastifyServerFactory {
  return handler => {
    const listener: RequestListener = (request, response) => {
      readForwardedFor(request, trustProxy)
      handler(request, response)
    }
    const server = createServer(
      {
        headersTimeout: REQUEST_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        connectionsCheckingInterval: LOOK_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        // Node would refuse a request without a host in its own words: addHeaders does it in ours.
        requireHostHeader: false,
      },
      listener,
    )
    return server.setTimeout(STILL_MS)
  }
}
