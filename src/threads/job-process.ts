import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { JobError } from './job-thread.ts'

/** Longest time for a job, in seconds. */
const JOB_SECONDS = 30

/** Idle time before the process ends, in ms. */
const IDLE_MS = 20_000

/** What a process answers: a result, or why there is none. */
export type JobReply<Result> = { ok: true; result: Result } | { ok: false; message: string }

interface Task<Job, Result> {
  job: Job
  done: (result: Result) => void
  fail: (error: unknown) => void
}

/**
 * Runs jobs in a child process, one at a time: for native code, which a thread could neither limit nor survive. The script, in the folder of
 * `module`, calls answerInProcess.
 */
export class JobProcess<Job, Result> {
  private readonly script: string
  private readonly seconds: number
  private readonly first: Task<Job, Result>[] = []
  private readonly later: Task<Job, Result>[] = []
  private child: ChildProcess | null = null
  private isBusy = false
  private ending: NodeJS.Timeout | undefined

  constructor(name: string, module: string, seconds = JOB_SECONDS) {
    this.seconds = seconds
    this.script = fileURLToPath(new URL(`${name}${extname(module)}`, module))
  }

  /**
   * Runs a job before all that can wait.
   * @throws JobError
   */
  run(job: Job): Promise<Result> {
    return this.add(this.first, job)
  }

  /**
   * Runs a job when no other is waiting.
   * @throws JobError
   */
  runLater(job: Job): Promise<Result> {
    return this.add(this.later, job)
  }

  private add(queue: Task<Job, Result>[], job: Job): Promise<Result> {
    return new Promise((done, fail) => {
      queue.push({ job, done, fail })
      void this.next()
    })
  }

  private async next(): Promise<void> {
    const task = this.isBusy ? undefined : (this.first.shift() ?? this.later.shift())
    if (task === undefined) return
    this.isBusy = true
    await this.answer(task.job).then(task.done, task.fail)
    this.isBusy = false
    void this.next()
  }

  private async answer(job: Job): Promise<Result> {
    clearTimeout(this.ending)
    const child = this.child ?? this.start()
    const over = new AbortController()
    const limit = AbortSignal.timeout(this.seconds * 1000)
    const ends = { signal: AbortSignal.any([limit, over.signal]) }
    child.ref()
    child.channel?.ref()
    try {
      child.send(job as object)
      const [reply] = (await Promise.race([once(child, 'message', ends), endOf(child, ends)])) as [JobReply<Result>]
      this.rest(child)
      if (!reply.ok) throw new JobError(reply.message, false)
      return reply.result
    } catch (error) {
      if (error instanceof JobError && !error.mayPass) throw error
      this.stop()
      throw error instanceof JobError ? error : new JobError(limit.aborted ? `took longer than ${this.seconds} s` : String(error), true, error)
    } finally {
      over.abort()
    }
  }

  private start(): ChildProcess {
    // Neither secrets of the environment nor a debugger's flags are a job's business.
    const child = fork(this.script, { serialization: 'advanced', env: {}, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    child.on('error', () => undefined)
    child.once('exit', () => {
      if (this.child === child) this.child = null
    })
    this.child = child
    return child
  }

  /** Keeps the process for the next job, without keeping this one alive. */
  private rest(child: ChildProcess): void {
    child.unref()
    child.channel?.unref()
    this.ending = setTimeout(() => this.stop(), IDLE_MS).unref()
  }

  private stop(): void {
    this.child?.kill('SIGKILL')
    this.child = null
  }
}

/** Rejects with a JobError when the process ends. */
async function endOf(child: ChildProcess, ends: { signal: AbortSignal }): Promise<never> {
  await once(child, 'exit', ends)
  throw new JobError('its process ended', true)
}
