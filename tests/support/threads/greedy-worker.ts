import { getPriority } from 'node:os'
import { threadId } from 'node:worker_threads'
import { answerJobs } from '#src/threads/answer-jobs.ts'

/** What a thread is asked for: to say its word again, its priority or its number, to fail, or to take more than it may. */
export type Greed =
  | { kind: 'word'; word: string }
  /** Says its number once the first of these is not 0. */
  | { kind: 'thread'; once: Int32Array }
  | { kind: 'priority' | 'exit' | 'range' | 'time' | 'memory' | 'depth' }

answerJobs(async (job: Greed) => {
  switch (job.kind) {
    case 'word':
      return { result: job.word }
    case 'priority':
      return { result: String(getPriority()) }
    case 'thread':
      Atomics.wait(job.once, 0, 0)
      return { result: String(threadId) }
    case 'exit':
      process.exit()
    case 'range':
      return { result: new Intl.DateTimeFormat('en', { timeZone: 'Nowhere' }).format() }
    case 'time':
      for (;;) Math.random()
    case 'memory': {
      const hoard: number[][] = []
      for (;;) hoard.push(Array.from({ length: 10_000 }, Math.random))
    }
    case 'depth':
      return { result: nested() }
  }
})

function nested(): string {
  return `(${nested()})`
}
