import { Agent, request } from 'node:http'
import { random } from './random-forms.ts'

/** How long each request took, in ms, and how many failed. */
export interface Latencies {
  times: number[]
  failed: number
}

/** A request that visitors send again and again, so many milliseconds after the last, on average. */
export interface Visit {
  everyMs: number
  path: string
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body: string | null
}

/** Sends requests at a steady pace, whatever the server does, so that a pause of it is felt by all that come meanwhile; from when it is told to start until it is told to stop. */
export class SteadyLoad {
  private readonly origin: string
  private readonly visit: Visit
  private readonly below: (limit: number) => number
  /** Its connections are kept from one start to the next: to open one is no work of the server's. */
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
    // At equal distances, loads of two kinds would meet always or never, and which of them would be chance.
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

/** The time until the whole answer is there; rejects for anything but a success. */
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

/** The time within which so large a part of all were answered. */
export function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
