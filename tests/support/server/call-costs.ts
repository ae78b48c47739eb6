import type { FastifyInstance, InjectOptions } from 'fastify'
import type { WorstCall } from './worst-calls.ts'

/** What a call costs the thread of the event loop, in ms of its processor time, at the least of some runs: what other programs and threads do does not count. */
export async function loopMs(
  app: FastifyInstance,
  call: WorstCall,
  headers: Readonly<Record<string, string>>,
  runs = 3,
): Promise<{ ms: number; status: number }> {
  let [ms, status] = [Infinity, 0]
  const options = {
    method: call.method,
    url: call.url,
    headers: { host: 'localhost', ...headers, ...call.headers },
    ...(call.body !== null && { payload: call.body }),
  }
  for (let run = 0; run < runs; run++) {
    await new Promise(resolve => setTimeout(resolve, 1))
    const before = process.threadCpuUsage()
    const answer = await app.inject(options as InjectOptions)
    const { user, system } = process.threadCpuUsage(before)
    ms = Math.min(ms, (user + system) / 1000)
    status = answer.statusCode
  }
  return { ms, status }
}
