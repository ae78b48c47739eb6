import { constants, getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { BUILD } from '#src/contract/build.ts'

const LATER = constants.priority.PRIORITY_BELOW_NORMAL

/** The result of a job, and its buffers to transfer. */
interface JobAnswer {
  result: unknown
  moved?: ArrayBuffer[]
}

/** Makes this worker thread run the jobs of its JobThread. */
export function answerJobs(act: (job: never) => Promise<JobAnswer>): void {
  // Another build may give the same messages another meaning.
  if (workerData !== BUILD) throw new Error('the server was built anew since it started: start it again')
  makeWayForVisitors()
  parentPort?.on('message', (job: unknown) => {
    void act(job as never).then(({ result, moved = [] }) => parentPort?.postMessage(result, moved))
  })
}

/** Lowers this thread's priority below the thread that answers visitors, which matters with few cores. Only Linux has priorities per thread. */
function makeWayForVisitors(): void {
  if (process.platform !== 'linux') return
  try {
    if (getPriority() < LATER) setPriority(LATER)
  } catch {
    // A sandbox may forbid it: all threads then have the same priority.
  }
}
