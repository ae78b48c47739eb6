import { Agent, request } from 'node:http'
import { random } from './random-forms.ts'

/** Latency of each request, in ms, and the number of failures. */
export interface Latencies {
  times: number[]
  failed: number
}

/** A repeated request, with the average interval in milliseconds. */
export interface Visit {
  everyMs: number
  path: string
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body: string | null
}

/** Sends requests at a steady rate, independent of answers (open loop), so that a pause of the server delays all that come meanwhile. */
export class SteadyLoad {
  private readonly origin: string
  private readonly visit: Visit
  private readonly below: (limit: number) => number
  /** Connections are kept across starts: opening one is not to be measured. */
  private readonly agent = new Agent({ keepAlive: true })
  private readonly open = new Set<Promise<void>>()
  private latencies: Latencies = { times: [], failed: 0 }
  private timer: NodeJS.Timeout | undefined

  constructor(origin: string, visit: Visit, seed: number) {
    this.origin = origin
    this.visit = visit
    this.below = random(seed)
  }

  start(): void {
    const { latencies } = this
    const { everyMs } = this.visit
    const sent = send(this.origin, this.agent, this.visit).then(
      ms => void latencies.times.push(ms),
      () => void latencies.failed++,
    )
    this.open.add(sent)
    void sent.finally(() => this.open.delete(sent))
    // Jitter: at equal intervals, two loads would coincide always or never, by chance.
    this.timer = setTimeout(() => this.start(), everyMs / 2 + this.below(everyMs + 1))
  }

  async stop(): Promise<Latencies> {
    clearTimeout(this.timer)
    await Promise.all(this.open)
    const { latencies } = this
    this.latencies = { times: [], failed: 0 }
    return latencies
  }
}

/** Resolves with the time to the complete answer; rejects unless it is a success. */
function send(origin: string, agent: Agent, { path, method, headers, body }: Visit): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { agent, method, headers }, response => {
      response.resume().on('end', () => {
        const status = response.statusCode ?? 0
        if (status >= 200 && status < 300) resolve(performance.now() - began)
        else reject(new Error(`${path} was answered with ${status}`))
      })
    })
    sent.on('error', reject).end(body)
  })
}

/** Returns a quantile of latencies; `part` is between 0 and 1. */
export function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
