import type { Appointment } from '#src/contract/generated/types.ts'
import { type AdminApi, StaleError, type Versioned } from '../data/admin-api.ts'
import { type ChangeOfOne, isMade, saveChange } from './change.ts'

/** What becomes of a change whose request somebody else has changed meanwhile. */
export type Choice = 'mine' | 'theirs' | 'later'

/** Asks which of two versions is to stand. */
export type AskWhich = (change: ChangeOfOne, theirs: Appointment) => Promise<Choice>

/** How saving ended: whose version stands, and the request as it is now; null when it is gone. */
export type Saved = { whose: 'mine'; now: Appointment | null } | { whose: 'theirs'; now: Appointment }

/** By request and version, which version a change of ours made of it. */
export type OwnVersions = Map<string, number>

/**
 * Saves changes on the versions that they were made on, those of one request one after another. What somebody else has changed meanwhile is asked
 * about; what was changed here meanwhile was seen here.
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

  /** @throws what the server says; `StaleError` when the choice is put off. */
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
        // Who chose has seen both.
        for (const past of [seen, version]) this.ours.set(keyOf(change.of.id, past), now?.version ?? version + 1)
        return { whose: 'mine', now }
      } catch (error) {
        if (!(error instanceof StaleError)) throw error
        const { current } = error
        // It was saved before, and only the answer was lost; or both want the same.
        if (isMade(change, current)) return { whose: 'mine', now: current }
        const choice = await this.ask(change, current)
        if (choice === 'later') throw error
        if (choice === 'theirs') return { whose: 'theirs', now: current }
        version = current.version
      }
    }
  }

  /** The version that our own changes have made of one. */
  private newest({ id, version }: Versioned): number {
    const next = this.ours.get(keyOf(id, version))
    return next === undefined || next <= version ? version : this.newest({ id, version: next })
  }
}

function keyOf(id: string, version: number): string {
  return `${id} ${version}`
}
