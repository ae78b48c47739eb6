import { type FSWatcher, statSync, watch } from 'node:fs'
import { type Edition, loadEdition } from './edition.ts'

/** Where the site's content comes from: always a checked edition, the last good one while the newest has problems. */
export interface ContentSource {
  current: () => Edition
  /** What is wrong with the newest content, one line each; empty when it is live. */
  problems: () => readonly string[]
  /** Reads the content again; never fails. */
  refresh: (log: ContentLog) => Promise<void>
  /** Refreshes whenever the content changes, until the returned function is called. */
  follow: (log: ContentLog) => () => void
}

interface ContentLog {
  info: (message: string) => void
  warn: (message: string) => void
  error: (error: unknown) => void
}

/** The first content has problems, so that there is nothing to show. */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(`the content cannot be used:\n${problems.join('\n')}`)
    this.name = 'ContentError'
  }
}

/** Editors write a file in several steps: the folder is read when it has been quiet this long. */
const QUIET_MS = 150

/** How often it is looked whether the folder is still the same one. */
const LOOK_MS = 1000

/** Opens a content folder; throws a ContentError when there is no good content to begin with. */
export async function openContentSource(folder: string): Promise<ContentSource> {
  const first = await loadEdition(folder)
  if (!first.ok) throw new ContentError(first.problems)
  let edition = first.value
  let problems: readonly string[] = []
  // Runs never overlap, so that an older reading cannot replace a newer one.
  let last: Promise<void> = Promise.resolve()

  async function read(log: ContentLog): Promise<void> {
    const loaded = await loadEdition(folder).catch((error: unknown) => {
      log.error(error)
      return { ok: false as const, problems: [`${folder}#: ${String(error)}`] }
    })
    if (loaded.ok) {
      if (loaded.value.revision.id !== edition.revision.id) log.info(`content revision ${loaded.value.revision.id} is live`)
      edition = loaded.value
      problems = []
      return
    }
    problems = loaded.problems
    log.warn(`the new content has problems; revision ${edition.revision.id} stays live`)
    for (const line of problems) log.warn(line)
  }

  function refresh(log: ContentLog): Promise<void> {
    last = last.then(() => read(log))
    return last
  }

  return { current: () => edition, problems: () => problems, refresh, follow: log => followFolder(folder, () => void refresh(log), log) }
}

function followFolder(folder: string, changed: () => void, log: ContentLog): () => void {
  let timer: NodeJS.Timeout | undefined
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
      const made = watch(folder, { recursive: true }, () => {
        clearTimeout(timer)
        timer = setTimeout(changed, QUIET_MS)
      })
      return made.on('error', error => log.warn(`changes of ${folder} are not followed: ${error.message}`))
    } catch (error) {
      log.warn(`changes of ${folder} are not followed: ${String(error)}`)
      return null
    }
  }

  return () => {
    clearTimeout(timer)
    clearInterval(looking)
    watcher?.close()
  }
}

/** Tells one folder from another at the same place; null while there is none. */
function identityOf(folder: string): string | null {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found === undefined ? null : `${found.dev} ${found.ino}`
}
