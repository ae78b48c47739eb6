import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Copies of the embedded database that the program makes itself: at an update in this folder, at a restore beside the database. */
const COPY_FOLDER = 'backups'
const COPY = /^before-(update|restore)-.*\.db$/

/** The path of the copy that is made before an update. */
export function updateCopy(dataDir: string, now: Date): string {
  return join(dataDir, COPY_FOLDER, `before-update-${stamp(now)}.db`)
}

/** The path to which a restore moves the database that it replaces. */
export function restoreCopy(dataDir: string, now: Date): string {
  return join(dataDir, `before-restore-${stamp(now)}.db`)
}

/** Deletes the program's own copies made before a moment, and returns how many. The owner's files stay. */
export function deleteCopies(dataDir: string, madeBefore: Date): number {
  const old = [dataDir, join(dataDir, COPY_FOLDER)]
    .filter(folder => existsSync(folder))
    .flatMap(folder => readdirSync(folder).map(name => ({ name, file: join(folder, name) })))
    .filter(({ name, file }) => COPY.test(name) && (madeAt(name) ?? statSync(file).mtime) < madeBefore)
  for (const { file } of old) for (const rest of ['', '-wal', '-shm', '-journal']) rmSync(file + rest, { force: true })
  return old.length
}

/** From the name, since copying the file may have made it younger. */
function madeAt(name: string): Date | null {
  const moment = /(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2}\.\d{3}Z)\.db$/.exec(name)
  return moment === null ? null : new Date(`${moment[1]}T${moment[2]}:${moment[3]}:${moment[4]}`)
}

function stamp(now: Date): string {
  return now.toISOString().replaceAll(':', '-')
}
