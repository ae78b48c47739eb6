import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 ** 30

/** A new folder that is gone after the test. */
export function temporaryFolder(): string {
  return newFolderIn(tmpdir())
}

/** The same in memory, where the system has room for files there: a disk takes its time for each durable write, and few tests are about that. */
export function folderInMemory(): string {
  return newFolderIn(hasRoom(MEMORY) ? MEMORY : tmpdir())
}

function newFolderIn(parent: string): string {
  const folder = mkdtempSync(join(parent, 'site-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > ENOUGH_BYTES
}
