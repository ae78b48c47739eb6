import { HttpError } from '../http/http-error.ts'

/**
 * A counting semaphore: runs `max` tasks at a time and queues `maxWaiting` more.
 * @throws HttpError 503 when the queue is full.
 */
export class Semaphore {
  private readonly max: number
  private readonly maxWaiting: number
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(max: number, maxWaiting: number) {
    this.max = max
    this.maxWaiting = maxWaiting
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running < this.max) this.running++
    else await this.wait()
    try {
      return await task()
    } finally {
      // Hand the permit to the next in the queue, so that no other task can take it in between.
      const next = this.waiting.shift()
      if (next === undefined) this.running--
      else next()
    }
  }

  private wait(): Promise<void> {
    if (this.waiting.length >= this.maxWaiting) throw new HttpError(503, 'busy', 1)
    return new Promise(resolve => this.waiting.push(resolve))
  }
}
