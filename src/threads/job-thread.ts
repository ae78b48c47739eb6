import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { BUILD } from '#src/contract/build.ts'

/** Memory and time limits of a job. */
export interface JobLimits {
  megabytes: number
  seconds: number
}

/** Far more than any business's content needs; hostile content ends only its own thread. */
const LIMITS: JobLimits = { megabytes: 512, seconds: 60 }

/** Idle time before a thread ends: starting one takes longer than most jobs. */
const IDLE_MS = 60_000

const TOO_MUCH = 'let it have fewer prices and rules'

/** A job that could not be done; the message says why. */
export class JobError extends Error {
  override readonly name = 'JobError'
  /** Whether a retry may succeed: the thread ran out of time or memory, or ended. */
  readonly mayPass: boolean

  constructor(message: string, mayPass: boolean, cause?: unknown) {
    super(message, { cause })
    this.mayPass = mayPass
  }
}

/** Runs jobs in worker threads without blocking this one. The worker script, in the folder of `module`, calls answerJobs. */
export class JobThread<Job, Result> {
  private readonly script: URL
  private readonly limits: JobLimits
  /** A thread without a job, kept for the next one. */
  private idle: Worker | null = null
  private ending: NodeJS.Timeout | undefined

  constructor(name: string, module: string, limits = LIMITS) {
    // With the module's own extension, so that it works from sources and when built.
    this.script = new URL(`${name}${extname(module)}`, module)
    this.limits = limits
  }

  /**
   * Runs a job.
   * @throws JobError, or the signal's abort reason.
   */
  async run(job: Job, signal?: AbortSignal): Promise<Result> {
    const limit = AbortSignal.timeout(this.limits.seconds * 1000)
    const over = new AbortController()
    const ends = { signal: AbortSignal.any([limit, over.signal, ...(signal === undefined ? [] : [signal])]) }
    const worker = this.idle ?? this.start()
    this.idle = null
    clearTimeout(this.ending)
    worker.ref()
    try {
      worker.postMessage(job, [])
      const [result] = (await Promise.race([once(worker, 'message', ends), endOf(worker, ends)])) as [Result]
      this.rest(worker)
      return result
    } catch (error) {
      void worker.terminate()
      signal?.throwIfAborted()
      throw this.failureOf(error, limit.aborted)
    } finally {
      over.abort()
    }
  }

  private start(): Worker {
    const worker = new Worker(this.script, { workerData: BUILD, resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes } })
    // A pending run gets the error from its own listener; without a run, nothing has failed.
    worker.on('error', () => undefined)
    worker.once('exit', () => {
      if (this.idle !== worker) return
      this.idle = null
      clearTimeout(this.ending)
    })
    return worker
  }

  /** Keeps a thread for the next job, without keeping the process alive. */
  private rest(worker: Worker): void {
    if (this.idle !== null) return void worker.terminate()
    this.idle = worker
    worker.unref()
    this.ending = setTimeout(() => {
      this.idle = null
      void worker.terminate()
    }, IDLE_MS).unref()
  }

  private failureOf(error: unknown, isLate: boolean): JobError {
    const { megabytes, seconds } = this.limits
    if (error instanceof JobError) return error
    if (isLate) return new JobError(`takes longer than ${seconds} s to check: ${TOO_MUCH}`, true, error)
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      return new JobError(`takes more than ${megabytes} MB to check: ${TOO_MUCH}`, true, error)
    return new JobError(isTooDeep(error) ? 'is nested too deeply' : `could not be checked: ${String(error)}`, false, error)
  }
}

/** Rejects with a JobError when the thread ends. */
async function endOf(worker: Worker, ends: { signal: AbortSignal }): Promise<never> {
  const [code] = (await once(worker, 'exit', ends)) as [number]
  throw new JobError(`could not be checked: its thread ended (exit code ${code})`, true)
}

/** Whether an error is a stack overflow; other RangeErrors have the same type. */
export function isTooDeep(error: unknown): boolean {
  return error instanceof RangeError && error.message === 'Maximum call stack size exceeded'
}

/** A Buffer over the same bytes; structured clone turns a Buffer into a Uint8Array. */
export function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
