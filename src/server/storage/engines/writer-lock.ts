import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { StartError } from '../../lifecycle/start-error.ts'

/** A starting process waits this long for one that is stopping. */
const WAIT_MS = 5000
const RETRY_MS = 100

/** SQLite's result code while another process holds the lock. */
const SQLITE_BUSY = 5

/** Another process writes to the data folder. */
export class FolderInUseError extends StartError {
  constructor(dataDir: string) {
    super(`the data folder ${dataDir} is in use by another process: stop that one first, or give this one a DATA_DIR of its own`)
    this.name = 'FolderInUseError'
  }
}

/**
 * Makes this process the only writer of a data folder, until the returned function is called. An operating system's lock on a file of its own: it
 * ends with the process, however that dies.
 * @throws FolderInUseError when another process still holds it after `waitMs`.
 */
export async function lockFolder(dataDir: string, waitMs = WAIT_MS): Promise<() => void> {
  const database = new DatabaseSync(join(dataDir, 'writer.lock'), { timeout: 0 })
  const giveUpAt = performance.now() + waitMs
  while (!tryLock(database)) {
    if (performance.now() > giveUpAt) {
      database.close()
      throw new FolderInUseError(dataDir)
    }
    await setTimeout(RETRY_MS)
  }
  return () => database.close()
}

function tryLock(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false
    throw error
  }
}
