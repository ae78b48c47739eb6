import { HttpError } from '../http/http-error.ts'

/**
 * A counting semaphore: runs `most` tasks at a time and queues `mostWaiting` more.
 * @throws HttpError 503 when the queue is full.
 */
export class Semaphore {
  private readonly most: number
  private readonly mostWaiting: number
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(most: number, mostWaiting: number) {
    this.most = most
    this.mostWaiting = mostWaiting
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running < this.most) this.running++
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
    if (this.waiting.length >= this.mostWaiting) throw new HttpError(503, 'busy', 1)
    return new Promise(resolve => this.waiting.push(resolve))
  }
}
