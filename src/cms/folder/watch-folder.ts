import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/** Interval at which the folders' identity is checked. */
const LOOK_MS = 1000

/** Calls `changed` on every change in a folder, until the returned function is called. */
export function watchFolder(folder: string, changed: () => void, warn: (message: string) => void): () => void {
  let watched = identityOf(folder)
  let watcher = openWatcher()
  // A watcher sticks to the inode it was made for: it misses a folder that takes its place, or one that is moved back.
  const looking = setInterval(() => {
    const now = identityOf(folder)
    if (now === watched) return
    watched = now
    watcher?.close()
    watcher = now === null ? null : openWatcher()
    if (now !== null) changed()
  }, LOOK_MS)

  function openWatcher(): FSWatcher | null {
    try {
      return watch(folder, { recursive: true }, changed).on('error', error => warn(`changes of ${folder} are not watched: ${error.message}`))
    } catch (error) {
      warn(`changes of ${folder} are not watched: ${String(error)}`)
      return null
    }
  }

  return () => {
    clearInterval(looking)
    watcher?.close()
  }
}

/**
 * Identifies a folder and its subfolders; null when there is none. A new folder may reuse the inode number, but has a later birth time; a folder
 * that was moved away and back has a new change time.
 */
function identityOf(folder: string): string | null {
  try {
    const inner = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isDirectory())
    return [folder, ...inner.map(({ name }) => join(folder, name))].map(stampOf).join('\n')
  } catch {
    return null
  }
}

function stampOf(path: string): string {
  const { dev, ino, birthtimeNs, ctimeNs } = statSync(path, { bigint: true })
  return [path, dev, ino, birthtimeNs, ctimeNs].join(' ')
}
