import type { ServerResponse } from 'node:http'
import { Server } from 'node:net'
import type { Writable } from 'node:stream'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { answerUnreadable } from '../http/answer-unreadable.ts'

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain
  }
}

/** How long answers that are under way when the listener closes may take, in ms, before their connections are cut. */
export const ANSWER_TIMEOUT_MS = 10_000

/** How long a request that had not arrived in full when the listener closed may take to do so, in ms. */
const LAST_REQUEST_MS = 1000

/** How long an accepted connection may take to send its first byte, in ms; until then Node takes it for idle. */
const FIRST_BYTE_MS = 100

const POLL_MS = 10

/** Longest duration of an idle turn of the event loop, in ms. */
const IDLE_TURN_MS = 0.1

/** Node's own error for a request that takes too long to arrive, whose timeout is longer. */
const REQUEST_TIMEOUT = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/** Ends a server without failing a request: a load balancer is told first, connections close after their answers, and answers under way are completed. */
export class Drain {
  /** Whether the server is draining: it still answers, and asks for no more requests. */
  isOn = false
  private readonly answering = new Set<ServerResponse>()
  private readonly streams = new Set<Writable>()

  /** Adds the drain to an app, before it listens. */
  static addTo(app: FastifyInstance): void {
    const drain = new Drain()
    app.decorate('drain', drain)
    app.addHook('preClose', async () => drain.endStreams())
    // Before the app's listener, which may have answered by the time that a later one is called.
    app.server.prependListener('request', (_, response: ServerResponse) => {
      drain.answering.add(response)
      if (drain.isOn) response.setHeader('connection', 'close')
      response.once('close', () => drain.answering.delete(response))
    })
  }

  /** Ends an answer without an end of its own when the listener closes, so that nobody waits for it. */
  endAtClose(stream: Writable): void {
    this.streams.add(stream)
    stream.once('close', () => this.streams.delete(stream))
  }

  /**
   * Turns `/ready` to 503, serves on for the delay (which ends early with the signal), then closes the listener and waits for the answers under way.
   * Returns how many of them were cut.
   */
  async stop(app: FastifyInstance, delayMs: number, hurry?: AbortSignal): Promise<number> {
    this.isOn = true
    if (delayMs > 0) await pause(delayMs, undefined, { ...(hurry && { signal: hurry }) }).catch(() => undefined)
    await emptyAcceptQueue(app.server)
    // Not http.Server's close: it also resets connections of which nothing has been read yet, with the requests that wait in them.
    Server.prototype.close.call(app.server)
    for (const response of this.answering) if (!response.headersSent) response.setHeader('connection', 'close')
    this.endStreams()
    const began = performance.now()
    while (await this.isBusy(app, performance.now() - began)) {
      await pause(POLL_MS)
      if (performance.now() - began > FIRST_BYTE_MS) app.server.closeIdleConnections()
    }
    const left = [...this.answering]
    // These were not handled: answer that they can be sent again.
    for (const { socket } of left.filter(isUnread)) if (socket !== null) answerUnreadable(REQUEST_TIMEOUT, socket)
    const cut = left.filter(({ headersSent }) => headersSent).length
    app.server.closeAllConnections()
    await app.close()
    return cut
  }

  private endStreams(): void {
    for (const stream of this.streams) stream.end()
  }

  private async isBusy({ server }: FastifyInstance, elapsedMs: number): Promise<boolean> {
    if (elapsedMs < LAST_REQUEST_MS) return (await openConnections(server)) > 0
    return elapsedMs < ANSWER_TIMEOUT_MS && ![...this.answering].every(isUnread)
  }
}

/** Whether a request has not arrived in full, so that it cannot have had any effect. */
function isUnread({ req, headersSent }: ServerResponse): boolean {
  return !req.complete && !headersSent
}

function openConnections(server: FastifyInstance['server']): Promise<number> {
  return new Promise(resolve => server.getConnections((_, count) => resolve(count)))
}

/**
 * Waits for an idle turn of the event loop that accepts no connection: Node accepts one in each turn, and the system resets what is still in the
 * accept queue when the listener closes. After a busy turn, more may have arrived during it.
 */
async function emptyAcceptQueue(server: FastifyInstance['server']): Promise<void> {
  let accepted = 0
  const count = () => void accepted++
  server.on('connection', count)
  const until = performance.now() + LAST_REQUEST_MS
  for (let isEmpty = false, now = performance.now(); !isEmpty && now < until;) {
    const [before, began] = [accepted, now]
    await nextTurn()
    now = performance.now()
    isEmpty = accepted === before && now - began < IDLE_TURN_MS
  }
  server.off('connection', count)
}
