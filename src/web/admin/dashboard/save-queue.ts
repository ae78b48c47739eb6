import type { Appointment } from '#src/contract/generated/types.ts'
import { type AdminApi, StaleError, type Versioned } from '../data/admin-api.ts'
import { type ChangeOfOne, isMade, saveChange } from './change.ts'

/** How to resolve a conflict: keep our change, keep theirs, or put the choice off. */
export type Choice = 'mine' | 'theirs' | 'later'

/** Asks which of two versions to keep. */
export type AskWhich = (change: ChangeOfOne, theirs: Appointment) => Promise<Choice>

/** The outcome of saving: whose version was kept, and the request as stored; null when it was deleted. */
export type Saved = { whose: 'mine'; now: Appointment | null } | { whose: 'theirs'; now: Appointment }

/** Maps a request's id and version to the version that our own change turned it into. */
export type OwnVersions = Map<string, number>

/**
 * Saves changes with optimistic locking, one at a time per request. Asks when somebody else has changed the request meanwhile; our own earlier
 * changes are no conflict.
 */
export class SaveQueue {
  private readonly last = new Map<string, Promise<unknown>>()
  private readonly ours: OwnVersions
  private readonly api: AdminApi
  private readonly ask: AskWhich

  constructor(api: AdminApi, ours: OwnVersions, ask: AskWhich) {
    this.api = api
    this.ours = ours
    this.ask = ask
  }

  /** @throws the server's error; `StaleError` when the choice is put off. */
  save(change: ChangeOfOne): Promise<Saved> {
    return this.after(change.of.id, () => this.send(change))
  }

  /** Runs when everything before it has ended. */
  private after<T>(id: string, task: () => Promise<T>): Promise<T> {
    const done = (this.last.get(id) ?? Promise.resolve()).then(task)
    this.last.set(
      id,
      done.catch(() => undefined),
    )
    return done
  }

  private async send(change: ChangeOfOne): Promise<Saved> {
    const seen = this.newest(change.of)
    for (let version = seen; ;) {
      try {
        const now = await saveChange(this.api, change, version)
        // Both versions were shown in the dialog: later changes made on either are no conflict.
        for (const past of [seen, version]) this.ours.set(keyOf(change.of.id, past), now?.version ?? version + 1)
        return { whose: 'mine', now }
      } catch (error) {
        if (!(error instanceof StaleError)) throw error
        const { current } = error
        // Saved earlier and only the answer was lost, or both people made the same change.
        if (isMade(change, current)) return { whose: 'mine', now: current }
        const choice = await this.ask(change, current)
        if (choice === 'later') throw error
        if (choice === 'theirs') return { whose: 'theirs', now: current }
        version = current.version
      }
    }
  }

  /** Follows our own changes from a version to the newest that they led to. */
  private newest({ id, version }: Versioned): number {
    const next = this.ours.get(keyOf(id, version))
    return next === undefined || next <= version ? version : this.newest({ id, version: next })
  }
}

function keyOf(id: string, version: number): string {
  return `${id} ${version}`
}
