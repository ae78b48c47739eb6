import { parentPort } from 'node:worker_threads'
import { brotliCompressSync } from 'node:zlib'
import { makePages, type PageJob } from './page-job.ts'

/** Makes pages beside the thread that answers visitors. */
parentPort?.on('message', (job: PageJob) => void answer(job))

async function answer(job: PageJob): Promise<void> {
  parentPort?.postMessage(await makePages(job, brotliCompressSync), [])
}
