import { constants, getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { BUILD } from '#src/contract/build.ts'

const LATER = constants.priority.PRIORITY_BELOW_NORMAL

/** What a job came to, and the bytes of it that the asker takes over. */
interface JobAnswer {
  result: unknown
  moved?: ArrayBuffer[]
}

/** Makes this thread do jobs, one after the other, for its only user: a JobThread. */
export function answerJobs(act: (job: never) => Promise<JobAnswer>): void {
  // What was built at another time may understand something else by the same messages.
  if (workerData !== BUILD) throw new Error('the server was built anew since it started: start it again')
  makeWayForVisitors()
  parentPort?.on('message', (job: unknown) => {
    void act(job as never).then(({ result, moved = [] }) => parentPort?.postMessage(result, moved))
  })
}

/** Lets whoever answers visitors go first where cores are few; only on Linux has each thread a priority of its own. */
function makeWayForVisitors(): void {
  if (process.platform !== 'linux') return
  try {
    if (getPriority() < LATER) setPriority(LATER)
  } catch {
    // Where a sandbox forbids it, all threads are equal.
  }
}
