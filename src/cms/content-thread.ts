import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ContentJob, ContentJobResults } from './content-job.ts'

/** Far more than any content that a business writes; hostile content ends its thread alone. */
const MOST_MEGABYTES = 512
const MOST_SECONDS = 60

/** A job that could not be done; the message says what about the content kept it from that. */
export class ContentJobError extends Error {
  override readonly name = 'ContentJobError'
}

/** Does a job in a thread of its own, while this one goes on answering; throws a ContentJobError, or what the signal is aborted with. */
export async function runJob<J extends ContentJob>(job: J, signal?: AbortSignal): Promise<ContentJobResults[J['kind']]> {
  const limit = AbortSignal.timeout(MOST_SECONDS * 1000)
  const ends = signal === undefined ? limit : AbortSignal.any([limit, signal])
  const worker = startThread(job)
  try {
    const [result] = (await once(worker, 'message', { signal: ends })) as [ContentJobResults[J['kind']]]
    return result
  } catch (error) {
    signal?.throwIfAborted()
    throw new ContentJobError(limit.aborted ? `takes longer than ${MOST_SECONDS} s to check: let it have fewer prices and rules` : reasonOf(error), {
      cause: error,
    })
  } finally {
    void worker.terminate()
  }
}

function startThread(job: ContentJob): Worker {
  try {
    // Beside this file, as a source and as it is built.
    return new Worker(new URL(`content-worker${extname(import.meta.url)}`, import.meta.url), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    })
  } catch (error) {
    throw new ContentJobError(reasonOf(error), { cause: error })
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    return `takes more than ${MOST_MEGABYTES} MB to check: let it have fewer prices and rules`
  if (error instanceof RangeError) return 'is nested too deeply'
  return `could not be checked: ${String(error)}`
}
