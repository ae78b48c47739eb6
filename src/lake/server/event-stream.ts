import type { FastifyReply, FastifyRequest } from 'fastify'

/** Heartbeat interval, since browsers and proxies cut idle streams. */
const HEARTBEAT_MS = 15_000

/** A stream of server-sent events to one client. */
export interface EventStream {
  /** Sends an event with JSON data; a reconnecting client resumes from its id. */
  readonly send: (event: string, data: unknown, id?: string) => void
  readonly onClose: (listener: () => void) => void
}

/** The open streams, which the server ends when it stops. */
export class EventStreams {
  readonly #open = new Set<() => void>()

  /** Answers a request with an event stream. */
  open(request: FastifyRequest, reply: FastifyReply): EventStream {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    raw.write(':\n\n')
    const beat = setInterval(() => raw.write(':\n\n'), HEARTBEAT_MS)
    const end = () => raw.end()
    this.#open.add(end)
    const listeners: (() => void)[] = []
    raw.on('close', () => {
      clearInterval(beat)
      this.#open.delete(end)
      for (const listener of listeners) listener()
    })
    raw.on('error', error => request.log.debug(error))
    return {
      send: (event, data, id) => {
        const place = id === undefined ? '' : `id: ${id}\n`
        if (!raw.destroyed && !raw.writableEnded) raw.write(`event: ${event}\n${place}data: ${JSON.stringify(data)}\n\n`)
      },
      onClose: listener => listeners.push(listener),
    }
  }

  endAll(): void {
    for (const end of this.#open) end()
  }
}
