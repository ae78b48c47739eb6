import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Latencies, Visit } from './steady-load.ts'

/** Visitors in a worker thread, so that they measure the site and not the bench's own work. */
export class Visitors {
  private readonly thread: Worker

  constructor(origin: string, visits: readonly Visit[]) {
    this.thread = new Worker(new URL('visitors-thread.ts', import.meta.url), { workerData: { origin, visits } })
  }

  /** Returns the latencies while an action runs, by visit. */
  async during(act: () => Promise<void>): Promise<Latencies[]> {
    this.thread.postMessage('start', [])
    await act()
    this.thread.postMessage('stop', [])
    const [latencies] = (await once(this.thread, 'message')) as [Latencies[]]
    return latencies
  }

  async leave(): Promise<void> {
    await this.thread.terminate()
  }
}
