import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

type Exchange = readonly [IncomingMessage, ServerResponse]

/** Queue of one connection's requests, handled one at a time, since answers must be in order anyway (HTTP pipelining; RFC 9112, 9.3.2). */
export class Pipeline {
  private readonly handle: RequestListener
  private readonly maxWaiting: number
  private readonly waiting: Exchange[] = []
  private isBusy = false

  constructor(handle: RequestListener, maxWaiting: number) {
    this.handle = handle
    this.maxWaiting = maxWaiting
  }

  get isIdle(): boolean {
    return !this.isBusy
  }

  /** Handles a request now or queues it; false when the queue is full. */
  take(...exchange: Exchange): boolean {
    if (!this.isBusy) this.begin(exchange)
    else if (this.waiting.length < this.maxWaiting) this.waiting.push(exchange)
    else return false
    return true
  }

  private begin([request, response]: Exchange): void {
    this.isBusy = true
    response.once('close', () => {
      this.isBusy = false
      if (request.socket.destroyed) return this.drop()
      const next = this.waiting.shift()
      if (next !== undefined) this.begin(next)
    })
    this.handle(request, response)
  }

  /** Emits `close` on the waiting responses of a connection that has ended: Node does so only for the one that is being written. */
  private drop(): void {
    for (const [, response] of this.waiting.splice(0)) response.emit('close')
  }
}
