import type { Appointment } from '#src/contract/generated/types.ts'
import type { AdminApi } from '../admin-api.ts'
import { type ChangeOfOne, isMade } from './change.ts'
import { sendChange, StaleError } from './requests-api.ts'

/** How to resolve a conflict: keep our change, keep theirs, or put the choice off. */
export type Choice = 'mine' | 'theirs' | 'later'

/** Asks which of two versions to keep. */
export type AskWhich = (change: ChangeOfOne, theirs: Appointment) => Promise<Choice>

/** The outcome of saving: whose version was kept, and the request as stored; null when it was deleted. */
export type Saved = Mine | { whose: 'theirs'; now: Appointment }

interface Mine {
  whose: 'mine'
  now: Appointment | null
  /** Somebody else's version, where our change was made over that. */
  over?: Appointment
}

/** Maps a request's id and version to the version that our own change turned it into. */
export type OwnVersions = Map<string, number>

export interface Saving {
  api: AdminApi
  ours: OwnVersions
  ask: AskWhich
}

/**
 * Saves a change with optimistic locking. Asks when somebody else has changed the request meanwhile; our own earlier changes are no conflict.
 *
 * @throws the server's error; `StaleError` when the choice is put off.
 */
export async function saveChange(change: ChangeOfOne, { api, ours, ask }: Saving): Promise<Saved> {
  const { id } = change.of
  let over: Appointment | null = null
  const seen = newestOfOurs(ours, id, change.of.version)
  for (let version = seen; ;) {
    try {
      const now = await sendChange(api, change, version)
      // Both versions were shown in the dialog: later changes made on either are no conflict.
      for (const past of [seen, version]) noteOwn(ours, { id, version: past }, now?.version ?? version + 1)
      return { whose: 'mine', now, ...(over !== null && { over }) }
    } catch (error) {
      if (!(error instanceof StaleError)) throw error
      const { current } = error
      if (isMade(change, current)) {
        // Saved earlier and only the answer was lost, or both people made the same change: nothing else has changed since.
        if (current.version === version + 1) noteOwn(ours, { id, version }, current.version)
        return { whose: 'mine', now: current }
      }
      const choice = await ask(change, current)
      if (choice === 'later') throw error
      if (choice === 'theirs') return { whose: 'theirs', now: current }
      over = current
      version = current.version
    }
  }
}

/** Notes that our change turned a request into another version. */
export function noteOwn(ours: OwnVersions, { id, version }: Pick<Appointment, 'id' | 'version'>, now: number): void {
  ours.set(keyOf(id, version), now)
}

/** Follows our own changes from a version to the newest that they led to. */
export function newestOfOurs(ours: OwnVersions, id: string, version: number): number {
  const next = ours.get(keyOf(id, version))
  return next === undefined || next <= version ? version : newestOfOurs(ours, id, next)
}

function keyOf(id: string, version: number): string {
  return `${id} ${version}`
}

/** Whether a version of a request was made by our own changes alone. */
export function isOurs(ours: OwnVersions, { id, version }: Pick<Appointment, 'id' | 'version'>): boolean {
  return (ours.get(keyOf(id, version - 1)) ?? 0) >= version
}
