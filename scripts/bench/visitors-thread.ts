import { parentPort, workerData } from 'node:worker_threads'
import { type Visit, visitSteadily } from './steady-load.ts'

const { origin, visits } = workerData as { origin: string; visits: readonly Visit[] }
let loads: ReturnType<typeof visitSteadily>[] = []

/** Starts and stops visits: see visitors.ts, its only user. */
parentPort?.on('message', (wanted: 'start' | 'stop') => {
  if (wanted === 'start') loads = visits.map(visit => visitSteadily(origin, visit))
  else void Promise.all(loads.map(load => load.stop())).then(latencies => parentPort?.postMessage(latencies, []))
})
