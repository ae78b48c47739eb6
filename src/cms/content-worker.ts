import { parentPort } from 'node:worker_threads'
import { type ContentJob, doJob } from './content-job.ts'

/** A thread that does one job after the other: see content-thread.ts, its only user. */
parentPort?.on('message', (job: ContentJob) => void answer(job))

async function answer(job: ContentJob): Promise<void> {
  parentPort?.postMessage(await doJob(job), [])
}
