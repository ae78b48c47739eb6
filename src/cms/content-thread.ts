import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ContentJob, ContentJobResults } from './content-job.ts'

/** Far more than any content that a business writes; hostile content ends its thread alone. */
const MOST_MEGABYTES = 512
const MOST_SECONDS = 60

/** For so long a thread waits for its next job: starting one takes longer than most jobs. */
const IDLE_MS = 60_000

/** A job that could not be done; the message says what about the content kept it from that. */
export class ContentJobError extends Error {
  override readonly name = 'ContentJobError'
}

/** A thread without a job. */
let idle: Worker | null = null

/** Does a job in a thread of its own, while this one goes on answering; throws a ContentJobError, or what the signal is aborted with. */
export async function runJob<J extends ContentJob>(job: J, signal?: AbortSignal): Promise<ContentJobResults[J['kind']]> {
  const limit = AbortSignal.timeout(MOST_SECONDS * 1000)
  const ends = signal === undefined ? limit : AbortSignal.any([limit, signal])
  const worker = idle ?? startThread()
  idle = null
  worker.ref()
  try {
    worker.postMessage(job, [])
    const [result] = (await once(worker, 'message', { signal: ends })) as [ContentJobResults[J['kind']]]
    rest(worker)
    return result
  } catch (error) {
    void worker.terminate()
    signal?.throwIfAborted()
    const reason = limit.aborted ? `takes longer than ${MOST_SECONDS} s to check: let it have fewer prices and rules` : reasonOf(error)
    throw new ContentJobError(reason, { cause: error })
  }
}

function startThread(): Worker {
  const worker = new Worker(new URL('content-worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } })
  // Whoever waits for its answer hears of it; while nobody does, nothing has failed.
  worker.on('error', () => undefined)
  worker.once('exit', () => {
    if (idle === worker) idle = null
  })
  return worker
}

/** Keeps a thread for the next job, which need not come: the process may end without it. */
function rest(worker: Worker): void {
  if (idle !== null) return void worker.terminate()
  idle = worker
  worker.unref()
  setTimeout(() => idle === worker && void worker.terminate(), IDLE_MS).unref()
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return `takes more than ${MOST_MEGABYTES} MB to check: let it have fewer prices and rules`
  if (error instanceof RangeError) return 'is nested too deeply'
  return `could not be checked: ${String(error)}`
}
