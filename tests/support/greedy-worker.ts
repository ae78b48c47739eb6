import { getPriority } from 'node:os'
import { answerJobs } from '#src/cms/answer-jobs.ts'

/** What a thread is asked for: to say its word again, or its priority, or to take more than it may. */
export type Greed = { kind: 'word'; word: string } | { kind: 'priority' } | { kind: 'time' } | { kind: 'memory' } | { kind: 'depth' }

answerJobs(async (job: Greed) => {
  switch (job.kind) {
    case 'word':
      return { result: job.word }
    case 'priority':
      return { result: String(getPriority()) }
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
