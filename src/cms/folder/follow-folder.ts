import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/** How often it is looked whether the folders are still the same ones. */
const LOOK_MS = 1000

/** Tells of every change in a folder, until the returned function is called. */
export function followFolder(folder: string, changed: () => void, warn: (message: string) => void): () => void {
  let watched = identityOf(folder)
  let watcher = watchFolder()
  // A watcher stays with what it was made for, or dies with it: neither a folder in its place nor one that comes back to it is told of.
  const looking = setInterval(() => {
    const now = identityOf(folder)
    if (now === watched) return
    watched = now
    watcher?.close()
    watcher = now === null ? null : watchFolder()
    if (now !== null) changed()
  }, LOOK_MS)

  function watchFolder(): FSWatcher | null {
    try {
      return watch(folder, { recursive: true }, changed).on('error', error => warn(`changes of ${folder} are not followed: ${error.message}`))
    } catch (error) {
      warn(`changes of ${folder} are not followed: ${String(error)}`)
      return null
    }
  }

  return () => {
    clearInterval(looking)
    watcher?.close()
  }
}

/**
 * Tells a folder and those in it from others at the same place; null while there is none. A new folder may get the number (inode) of the one before it at once,
 * but was born later; one that was moved away and back is the same, but its time of change is not.
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
