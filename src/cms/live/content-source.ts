import type { ContentLog } from '../content-log.ts'
import { type Edition, loadEdition, type Refreshed, refreshEdition } from './edition.ts'
import { followFolder } from '../folder/follow-folder.ts'
import { JobError } from '#src/threads/job-thread.ts'
import type { Loaded } from '../folder/local-content.ts'
import { unreadable } from '../documents/unreadable.ts'

/** Where the site's content comes from: always a checked edition, the last good one while the newest has problems. */
export interface ContentSource {
  current: () => Edition
  state: () => ContentState
  /** Reads the content again; never fails. */
  refresh: (log: ContentLog) => Promise<void>
  /** Refreshes whenever the content changes, until the returned function is called. */
  follow: (log: ContentLog) => () => void
  /** What is to be done with new content before it is live; when that fails, it is live all the same. */
  beforeLive: (step: (edition: Edition) => Promise<void>) => void
  /** Refreshes soon, once for many calls; while the content is followed. */
  changed: () => void
}

/** What is live and why nothing newer is. */
interface ContentState {
  from: 'folder' | 'dataset' | 'kept copy'
  /** Since when this revision is live. */
  since: Date
  /** What is wrong with the newest content, one line each; empty when it is live. */
  problems: readonly string[]
  /** When it was refused. */
  refusedAt: Date | null
}

/** The first content has problems, so that there is nothing to show. */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(`the content cannot be used:\n${problems.join('\n')}`)
    this.name = 'ContentError'
  }
}

/** What a source reads, and how it learns of changes. */
export interface ContentOrigin {
  /** In problems. */
  name: string
  from: 'folder' | 'dataset'
  /** `known` is live: content that is the same need not be checked again. */
  load: (known: Edition) => Promise<Loaded<Refreshed>>
  /** Told whenever what was loaded is live. */
  wentLive?: (loaded: Refreshed, log: ContentLog) => Promise<void>
  follow: (changed: () => void, log: ContentLog) => () => void
}

/** What is live at first, and what was wrong with anything better. */
export interface FirstEdition {
  edition: Edition
  from: ContentState['from']
  problems: readonly string[]
}

/** Changes come in several steps: the content is read when it has been quiet this long, or when it has not been for that long. */
const QUIET_MS = 150
const MOST_MS = 2000

/** Content that could not be checked, for no fault of its own, is read again after this: not so soon that it is all a machine does. */
const AGAIN_MS = 300_000

/** Opens a content folder; throws a ContentError when there is no good content to begin with. */
export async function openContentSource(folder: string, clock = () => new Date()): Promise<ContentSource> {
  const first = await loadEdition(folder)
  if (!first.ok) throw new ContentError(first.problems)
  const origin: ContentOrigin = {
    name: folder,
    from: 'folder',
    load: known => refreshEdition({ folder, dataset: null, name: folder }, known),
    follow: (changed, log) => followFolder(folder, changed, message => log.warn(message)),
  }
  return sourceOf(origin, { edition: first.value, from: 'folder', problems: [] }, clock)
}

/** Keeps the newest good edition of an origin live. */
export function sourceOf(origin: ContentOrigin, first: FirstEdition, clock: () => Date): ContentSource {
  let { edition } = first
  let state: ContentState = { from: first.from, since: clock(), problems: first.problems, refusedAt: first.problems.length > 0 ? clock() : null }
  // Runs never overlap, so that an older reading cannot replace a newer one.
  let last: Promise<void> = Promise.resolve()
  let soon: Soon | null = null
  let again: NodeJS.Timeout | undefined
  const steps: ((edition: Edition) => Promise<void>)[] = []

  async function read(log: ContentLog): Promise<void> {
    clearTimeout(again)
    const loaded = await origin.load(edition).catch((error: unknown) => {
      log.error(error)
      if (error instanceof JobError && error.mayPass) again = setTimeout(changed, AGAIN_MS).unref()
      return unreadable(origin.name, error)
    })
    if (!loaded.ok) return refuse(loaded.problems, log)
    const { edition: next } = loaded.value
    const isNew = next.revision.id !== edition.revision.id
    if (isNew) await Promise.all(steps.map(step => step(next).catch((error: unknown) => log.error(error))))
    if (isNew) log.info(`content revision ${next.revision.id} is live`)
    edition = next
    state = { from: origin.from, since: isNew ? clock() : state.since, problems: [], refusedAt: null }
    await origin.wentLive?.(loaded.value, log).catch((error: unknown) => log.error(error))
  }

  function refuse(problems: readonly string[], log: ContentLog): void {
    // Told once, not every time that somebody looks.
    const isTold = problems.join('\n') === state.problems.join('\n')
    state = { ...state, problems, refusedAt: isTold ? state.refusedAt : clock() }
    if (isTold) return
    log.warn(`the new content has problems; revision ${edition.revision.id} stays live`)
    for (const line of problems) log.warn(line)
  }

  function refresh(log: ContentLog): Promise<void> {
    last = last.then(() => read(log))
    return last
  }

  function follow(log: ContentLog): () => void {
    for (const line of state.problems) log.warn(line)
    const calls = new Soon(() => void refresh(log))
    soon = calls
    const stop = origin.follow(() => calls.call(), log)
    return () => {
      stop()
      calls.stop()
      soon = null
    }
  }

  const changed = () => soon?.call()
  return { current: () => edition, state: () => state, refresh, follow, beforeLive: step => void steps.push(step), changed }
}

/** Does something once for calls that come together. */
class Soon {
  private readonly act: () => void
  private timer: NodeJS.Timeout | undefined
  private latest = 0

  constructor(act: () => void) {
    this.act = act
  }

  call(): void {
    const now = performance.now()
    if (this.timer === undefined) this.latest = now + MOST_MS
    clearTimeout(this.timer)
    const run = () => {
      this.timer = undefined
      this.act()
    }
    this.timer = setTimeout(run, Math.min(QUIET_MS, Math.max(0, this.latest - now)))
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}
