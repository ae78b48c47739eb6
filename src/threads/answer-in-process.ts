import { constants, setPriority } from 'node:os'
import type { JobReply } from './job-process.ts'

/** Makes this process run the jobs of its JobProcess. */
export function answerInProcess(act: (job: never) => Promise<unknown>): void {
  // Before any thread of its own starts, which inherits it.
  setPriority(constants.priority.PRIORITY_LOW)
  process.on('message', (job: unknown) => {
    void act(job as never).then(
      result => reply({ ok: true, result }),
      (error: unknown) => reply({ ok: false, message: error instanceof Error ? error.message : String(error) }),
    )
  })
  // Ends with whoever started it.
  process.on('disconnect', () => process.exit())
}

function reply(answer: JobReply<unknown>): void {
  process.send?.(answer)
}
