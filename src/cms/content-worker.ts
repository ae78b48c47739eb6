import { parentPort, workerData } from 'node:worker_threads'
import { type ContentJob, doJob } from './content-job.ts'

/** The thread of one job: see content-thread.ts, its only user. */
parentPort?.postMessage(await doJob(workerData as ContentJob), [])
