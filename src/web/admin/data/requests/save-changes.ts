import type { Appointment, ListedChange, ListedOutcome, Status } from '#src/contract/generated/types.ts'
import type { AdminApi } from '../admin-api.ts'
import { timeslotOf } from '../free-times/free-times.ts'
import { type ChangeOfOne, isMade } from './change.ts'
import { previewChanges, sendChanges } from './requests-api.ts'
import { newestOfOurs, noteOwn, type OwnVersions } from './save-change.ts'

/** What is wanted of one of several requests: another status, or that it is in the trash or not. */
export type WantedChange = { of: Appointment; tell?: true } & ({ status: Status } | { deleted: boolean })

/** A request whose change was refused, as it is by now, and why. */
export interface Refused {
  of: Appointment
  why: string
  /** The visits that have its time, where that is asked for. */
  held_by?: readonly Appointment[]
}

/** What became of changes of several requests. */
export interface ManySaved {
  made: readonly { of: Appointment; now: Appointment }[]
  refused: readonly Refused[]
}

interface SavingMany {
  api: AdminApi
  ours: OwnVersions
  /** Called with how many have been tried. */
  onProgress: (tried: number) => void
}

/** Maximum number of changes in one call, as the API allows. */
const AT_ONCE = 100

/** Makes changes of several requests, each on the version that was seen. One that is refused stops no other; a call that fails stops those after it. */
export async function saveChanges(wanted: readonly WantedChange[], { api, ours, onProgress }: SavingMany): Promise<ManySaved> {
  const made: { of: Appointment; now: Appointment }[] = []
  const refused: Refused[] = []
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const part = wanted.slice(at, at + AT_ONCE)
    try {
      const outcomes = await sendChanges(
        api,
        part.map(one => listedChange(one, ours)),
      )
      for (const [index, one] of part.entries()) {
        const now = storedBy(one, outcomes[index])
        if (now === null) refused.push(refusalOf(one, outcomes[index]))
        else {
          noteOwn(ours, one.of, now.version)
          made.push({ of: one.of, now })
        }
      }
    } catch (error) {
      // Some of them may have been made, and only the answer was lost: the list that is loaded then shows it.
      const why = error instanceof Error ? error.message : String(error)
      return { made, refused: [...refused, ...wanted.slice(at).map(({ of }) => ({ of, why }))] }
    }
    onProgress(at + part.length)
  }
  return { made, refused }
}

/** Of how many it is asked who has their time: each is a call of its own. */
const ASKED_OF = 10

/** The changes that the server would refuse by now, why, and who has their time. */
export async function refusedChanges(api: AdminApi, wanted: readonly WantedChange[]): Promise<Refused[]> {
  const refused: Refused[] = []
  for (let at = 0; at < wanted.length; at += AT_ONCE) {
    const part = wanted.slice(at, at + AT_ONCE)
    const outcomes = await previewChanges(
      api,
      part.map(one => listedChange(one, new Map())),
    )
    refused.push(...part.flatMap((one, index) => (outcomes[index]?.status === 200 ? [] : [refusalOf(one, outcomes[index])])))
  }
  const holders = await Promise.all(refused.slice(0, ASKED_OF).map(({ of }) => timeslotOf(api, of).catch(() => null)))
  return refused.map((one, index) => ({ ...one, held_by: holders[index]?.held_by ?? [] }))
}

/** A change as the API takes it. */
function listedChange({ of, tell, ...change }: WantedChange, ours: OwnVersions): ListedChange {
  return { id: of.id, version: newestOfOurs(ours, of.id, of.version), ...change, ...(tell === true && { tell }) }
}

/** The request as the change left it, now or at an earlier try; null when the change was refused. */
function storedBy(wanted: WantedChange, outcome: ListedOutcome | undefined): Appointment | null {
  const now = outcome?.appointment
  if (now === undefined) return null
  return outcome?.status === 200 || isMade(changeOf(wanted), now) ? now : null
}

function refusalOf({ of }: WantedChange, outcome: ListedOutcome | undefined): Refused {
  return { of: outcome?.appointment ?? of, why: outcome?.error ?? 'The server did not say' }
}

function changeOf(wanted: WantedChange): ChangeOfOne {
  if ('status' in wanted) return { kind: 'status', of: wanted.of, status: wanted.status }
  return { kind: wanted.deleted ? 'delete' : 'restore', of: wanted.of }
}
