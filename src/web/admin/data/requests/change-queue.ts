import { ApiError } from '../../../api/answer.ts'
import { NoConnection } from '../no-connection.ts'
import type { Change } from './change.ts'
import { readWaiting, storeWaiting } from './waiting-store.ts'

/** Whether a change may be kept until the connection is back: what is done at a visit. Anything else fails at once, and is not made later by surprise. */
const WAITS: Readonly<Record<Change['kind'], boolean>> = {
  status: true,
  progress: true,
  value: true,
  edit: false,
  delete: false,
  'delete-all': false,
  restore: false,
}

/** How soon sending is tried again where the browser does not say that the connection is back. */
const RETRY_MS = 10_000

interface Entry {
  change: Change
  hasWaited: boolean
}

/**
 * Sends changes: those of one request one after the other, others at the same time. Without connection, changes wait and are then sent one by one, in
 * the order they were made.
 */
export class ChangeQueue {
  /** The changes that wait for connection, oldest first; another array after each change of it. */
  waiting: readonly Change[] = []
  private entries: readonly Entry[] = []
  private isCut = false
  /** The session has ended: what waits stays stored for the next one. */
  private isOver = false
  /** Changes that waited when the page was left, and are to be made again. */
  private recalled: readonly Change[] = readWaiting()
  private readonly listeners = new Set<() => void>()
  private readonly isOnline: () => boolean

  /** @param isOnline whether the browser has a connection, as far as it knows */
  constructor(isOnline: () => boolean = () => navigator.onLine) {
    this.isOnline = isOnline
  }

  /** Sends a change when its turn comes. @throws what `send` throws, but for a lost connection. */
  async run<T>(change: Change, send: () => Promise<T>): Promise<T> {
    if (!this.isOnline()) this.isCut = true
    const entry = { change, hasWaited: WAITS[change.kind] && (this.isCut || this.recalled.includes(change)) }
    this.recalled = this.recalled.filter(other => other !== change)
    this.set([...this.entries, entry])
    try {
      for (;;) {
        await this.turnOf(entry)
        try {
          return await send()
        } catch (error) {
          if (error instanceof ApiError && error.status === 401) this.isOver = true
          if (!WAITS[change.kind] || !(error instanceof NoConnection)) throw error
          entry.hasWaited = true
          this.isCut = true
          this.set(this.entries)
        }
      }
    } finally {
      this.set(this.entries.filter(other => other !== entry))
    }
  }

  /** Returns the changes to make again after a reload or a new sign-in. */
  recall(): readonly Change[] {
    return this.recalled
  }

  /** Tries what waits again when the connection may be back. Returns a function that ends this. */
  readonly watch = (): (() => void) => {
    this.isOver = false
    this.wake()
    const retry = () => {
      this.isCut = false
      this.wake()
    }
    const timer = setInterval(() => this.isCut && this.isOnline() && retry(), RETRY_MS)
    addEventListener('online', retry)
    return () => {
      this.isOver = true
      clearInterval(timer)
      removeEventListener('online', retry)
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly snapshot = (): readonly Change[] => this.waiting

  private async turnOf(entry: Entry): Promise<void> {
    while (this.isHeldUp(entry)) {
      await new Promise<void>(resolve => {
        const stop = this.subscribe(() => {
          stop()
          resolve()
        })
      })
    }
  }

  private isHeldUp(entry: Entry): boolean {
    if (this.isCut && !WAITS[entry.change.kind]) return false
    if (entry.hasWaited && (this.isCut || this.isOver)) return true
    const before = this.entries.slice(0, this.entries.indexOf(entry))
    return before.some(other => entry.hasWaited || other.hasWaited || idOf(other) === idOf(entry))
  }

  private set(entries: readonly Entry[]): void {
    this.entries = entries
    this.waiting = entries.flatMap(({ change, hasWaited }) => (hasWaited ? [change] : []))
    if (!this.isOver) storeWaiting([...this.waiting, ...this.recalled])
    this.wake()
  }

  private wake(): void {
    for (const listener of this.listeners) listener()
  }
}

function idOf({ change }: Entry): string | null {
  return change.kind === 'delete-all' ? null : change.of.id
}
