import { Semaphore } from '../limits/semaphore.ts'

/**
 * Semaphores around password hashing, each of which takes 19 MiB and a thread that files and the database need too. Strangers queue among themselves,
 * so that a flood of them never keeps a known device waiting.
 */
export const passwordQueues = {
  /** Known devices, signed-in admins and holders of a set-up code. */
  known: new Semaphore(1, 20),
  strangers: new Semaphore(1, 50),
}
