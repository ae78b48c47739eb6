import { parentPort, workerData } from 'node:worker_threads'
import { SteadyLoad, type Visit } from './steady-load.ts'

const { origin, visits } = workerData as { origin: string; visits: readonly Visit[] }
const loads = visits.map((visit, position) => new SteadyLoad(origin, visit, position + 1))

/** Starts and stops visits: see visitors.ts, its only user. */
parentPort?.on('message', (wanted: 'start' | 'stop') => {
  if (wanted === 'start') for (const load of loads) load.start()
  else void Promise.all(loads.map(load => load.stop())).then(latencies => parentPort?.postMessage(latencies, []))
})
