import { type FSWatcher, statSync, watch } from 'node:fs'

/** How often it is looked whether the folder is still the same one. */
const LOOK_MS = 1000

/** Tells of every change in a folder, until the returned function is called. */
export function followFolder(folder: string, changed: () => void, warn: (message: string) => void): () => void {
  let watcher = watchFolder()
  let watched = identityOf(folder)
  // A folder that is moved away and replaced by another one takes its watcher with it.
  const looking = setInterval(() => {
    const now = identityOf(folder)
    if (now === null || now === watched) return
    watched = now
    watcher?.close()
    watcher = watchFolder()
    changed()
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

/** Tells one folder from another at the same place; null while there is none. */
function identityOf(folder: string): string | null {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found === undefined ? null : `${found.dev} ${found.ino}`
}
