import { Agent, request } from 'node:http'

/** How long each request took, in ms, and how many failed. */
export interface Latencies {
  times: number[]
  failed: number
}

/** A request that visitors send again and again, so many milliseconds after the last. */
export interface Visit {
  everyMs: number
  path: string
  method: 'GET' | 'POST'
  headers: Readonly<Record<string, string>>
  body: string | null
}

/** Sends requests at a steady pace, whatever the server does, so that a pause of it is felt by all that come meanwhile; until it is told to stop. */
export function visitSteadily(origin: string, visit: Visit): { stop: () => Promise<Latencies> } {
  const agent = new Agent({ keepAlive: true })
  const latencies: Latencies = { times: [], failed: 0 }
  const open = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const sent = send(origin, agent, visit).then(
      ms => void latencies.times.push(ms),
      () => void latencies.failed++,
    )
    open.add(sent)
    void sent.finally(() => open.delete(sent))
  }, visit.everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(open)
      agent.destroy()
      return latencies
    },
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
