import { localTime } from '#src/booking/schedule/business-time.ts'
import type { ContentLog } from '../content-log.ts'
import { type ContentSnapshot, loadContentSnapshot, type Refreshed, refreshContentSnapshot } from './content-snapshot.ts'
import { watchFolder } from '../folder/watch-folder.ts'
import { JobError } from '#src/threads/job-thread.ts'
import type { Loaded } from '../folder/local-content.ts'
import type { DatasetDocument } from '../sanity/dataset-documents.ts'
import type { Layer } from '../sanity/layer.ts'
import { unreadable } from '../documents/unreadable.ts'

/** The site's content: always a checked content snapshot, namely the last good one while the newest has problems. */
export interface ContentSource {
  current: () => ContentSnapshot
  state: () => ContentState
  /** Reads the content again; never fails. */
  refresh: (log: ContentLog) => Promise<void>
  /** Refreshes whenever the content changes, until the returned function is called. */
  watch: (log: ContentLog) => () => void
  /** Adds a step that runs before new content goes live; a failing step does not hold it back. */
  beforeLive: (step: (snapshot: ContentSnapshot) => Promise<void>) => void
  /** Schedules a debounced refresh; only while the content is watched. */
  changed: () => void
  /** Reads drafts and releases; null for content from a folder, which has neither. */
  unpublished: Unpublished | null
}

/** Reads what a dataset has besides what it publishes, as it is now; fails with a DatasetError. */
interface Unpublished {
  /** The edits of a layer, each by its document's own id. */
  edits: (layer: Layer) => Promise<DatasetDocument[]>
  /** How many seconds a preview secret still counts, 0 or less for one that does not; null without a token, which alone reads them. */
  secondsOfSecret: ((secret: string) => Promise<number>) | null
  /** The file of an asset, as documents name it. */
  asset: (folder: 'images' | 'videos', file: string) => Promise<Buffer>
}

/** The live revision, and why nothing newer is live. */
interface ContentState {
  from: 'folder' | 'dataset' | 'kept copy'
  /** When this revision went live. */
  since: Date
  /** Problems of the newest content, one line each; empty when it is live. */
  problems: readonly string[]
  /** When the newest content was refused. */
  refusedAt: Date | null
}

/** The first content has problems, so that nothing can be served. */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(`the content cannot be used:\n${problems.join('\n')}`)
    this.name = 'ContentError'
  }
}

/** How a source reads content and learns of changes. */
export interface ContentOrigin {
  /** The name in problem lines. */
  name: string
  from: 'folder' | 'dataset'
  /** Loads the content; what equals the live content snapshot, `known`, is not checked again. */
  load: (known: ContentSnapshot) => Promise<Loaded<Refreshed>>
  /** Called whenever loaded content has gone live. */
  wentLive?: (loaded: Refreshed, log: ContentLog) => Promise<void>
  watch: (changed: () => void, log: ContentLog) => () => void
  unpublished?: Unpublished
}

/** The content snapshot to start with, and the problems of better ones. */
export interface FirstSnapshot {
  snapshot: ContentSnapshot
  from: ContentState['from']
  problems: readonly string[]
}

/** Debounce of changes, which come in several steps: read after a quiet period of QUIET_MS, and after MAX_WAIT_MS at the latest. */
const QUIET_MS = 150
const MAX_WAIT_MS = 2000

/** Retry delay after a failed job that may pass later; long enough not to keep the machine busy. */
const AGAIN_MS = 300_000

/**
 * Opens a content folder.
 * @throws ContentError when its content has problems.
 */
export async function openContentSource(folder: string, clock = () => new Date()): Promise<ContentSource> {
  const first = await loadContentSnapshot(folder)
  if (!first.ok) throw new ContentError(first.problems)
  const origin: ContentOrigin = {
    name: folder,
    from: 'folder',
    load: known => refreshContentSnapshot({ folder, assets: null, dataset: null, name: folder }, known),
    watch: (changed, log) => watchFolder(folder, changed, message => log.warn(message)),
  }
  return sourceOf(origin, { snapshot: first.value, from: 'folder', problems: [] }, clock)
}

/** Keeps the newest good content snapshot of an origin live. */
export function sourceOf(origin: ContentOrigin, first: FirstSnapshot, clock: () => Date): ContentSource {
  let { snapshot } = first
  let state: ContentState = { from: first.from, since: clock(), problems: first.problems, refusedAt: first.problems.length > 0 ? clock() : null }
  // Runs never overlap, so that an older reading cannot replace a newer one.
  let last: Promise<void> = Promise.resolve()
  let soon: Soon | null = null
  let again: NodeJS.Timeout | undefined
  const steps: ((snapshot: ContentSnapshot) => Promise<void>)[] = []

  async function read(log: ContentLog): Promise<void> {
    clearTimeout(again)
    const loaded = await origin.load(snapshot).catch((error: unknown) => {
      log.error(error)
      if (error instanceof JobError && error.mayPass) again = setTimeout(changed, AGAIN_MS).unref()
      return unreadable(origin.name, error)
    })
    if (!loaded.ok) return refuse(loaded.problems, log)
    const { snapshot: next } = loaded.value
    const isNew = next.revision.id !== snapshot.revision.id
    if (isNew) await Promise.all(steps.map(step => step(next).catch((error: unknown) => log.error(error))))
    if (isNew) log.info(`content revision ${next.revision.id} is live`)
    snapshot = next
    state = { from: origin.from, since: isNew ? clock() : state.since, problems: [], refusedAt: null }
    await origin.wentLive?.(loaded.value, log).catch((error: unknown) => log.error(error))
  }

  function refuse(problems: readonly string[], log: ContentLog): void {
    // Log the same problems once, not on every read.
    const isTold = problems.join('\n') === state.problems.join('\n')
    state = { ...state, problems, refusedAt: isTold ? state.refusedAt : clock() }
    if (isTold) return
    log.warn(`the new content has problems; revision ${snapshot.revision.id} stays live`)
    for (const line of problems) log.warn(line)
  }

  function refresh(log: ContentLog): Promise<void> {
    last = last.then(() => read(log))
    return last
  }

  function watch(log: ContentLog): () => void {
    for (const line of state.problems) log.warn(line)
    const calls = new Soon(() => void refresh(log))
    soon = calls
    const stop = origin.watch(() => calls.call(), log)
    return () => {
      stop()
      calls.stop()
      soon = null
    }
  }

  /** Turns the snapshot to the prices of today, once their day has come. */
  function current(): ContentSnapshot {
    const { revision, content } = snapshot
    const today = revision.epochs?.on(localTime(clock(), content.business.timeZone).date) ?? revision
    if (today !== revision) snapshot = { ...snapshot, revision: today }
    return snapshot
  }

  const changed = () => soon?.call()
  return { current, state: () => state, refresh, watch, beforeLive: step => void steps.push(step), changed, unpublished: origin.unpublished ?? null }
}

/** Debounces calls. */
class Soon {
  private readonly act: () => void
  private timer: NodeJS.Timeout | undefined
  private latest = 0

  constructor(act: () => void) {
    this.act = act
  }

  call(): void {
    const now = performance.now()
    if (this.timer === undefined) this.latest = now + MAX_WAIT_MS
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
