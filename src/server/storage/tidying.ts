import type { Kysely } from 'kysely'
import { TRASH_DAYS } from '#src/booking/appointment/trash.ts'
import type { AttemptStore } from './accounts/attempt-store.ts'
import type { AppointmentStore } from './appointments/appointment-store.ts'
import type { BulkJobs } from './appointments/bulk-jobs.ts'
import { tidyKeys } from './appointments/idempotency-keys.ts'
import { eraseOld, type Retention } from './appointments/retention.ts'
import { BEHIND_REQUESTS, type InChunks, inChunks } from './engines/chunks.ts'
import type { EngineTraits } from './engines/engine-traits.ts'
import type { Files } from './engines/files.ts'
import type { OutboxStore } from './outbox-store.ts'
import type { Tables } from './tables.ts'

const DAY_MS = 24 * 3_600_000

/** The parts of a storage that are tidied. */
interface Tidied {
  db: Kysely<Tables>
  traits: Pick<EngineTraits, 'inTransaction'>
  attempts: AttemptStore
  appointments: AppointmentStore
  outbox: OutboxStore
  jobs: BulkJobs
  files: Files
}

/** Deletes what is kept no longer, by its age. */
interface Tidying {
  /** In chunks with a commit each, so that what a stop leaves is found again by the next start. While one is under way, it is that one that is awaited. */
  tidy: (now: Date, retention?: Partial<Retention>) => Promise<void>
  /** Ends after the current chunk. */
  stop: () => Promise<void>
}

/** Builds the tidying of a storage, on either engine. */
export function buildTidying({ db, traits, attempts, appointments, outbox, jobs, files }: Tidied): Tidying {
  let isStopped = false
  let running: Promise<void> | null = null

  const inTurns: InChunks = processChunk =>
    inChunks(
      async size => {
        const done = await processChunk(size)
        await files.settle()
        return done
      },
      () => isStopped,
      BEHIND_REQUESTS,
    )

  async function tidyAll(now: Date, { requestDays, trashDays, copyDays }: Partial<Retention>): Promise<void> {
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
    await tidyKeys(db, now, inTurns)
    await attempts.tidy(now, inTurns)
    await appointments.purge(daysAgo(trashDays ?? TRASH_DAYS), inTurns)
    // Failed mails are kept as long as the trash.
    await outbox.purge(daysAgo(trashDays ?? TRASH_DAYS), inTurns)
    if (requestDays !== undefined) await eraseOld(db, traits.inTransaction, requestDays, now, inTurns)
    if (copyDays !== undefined) await files.deleteCopies(daysAgo(copyDays))
    await jobs.tidy(now)
    await jobs.run()
    await files.scrub()
  }

  return {
    tidy: (now, retention = {}) => {
      // On a slow disk, one may still be under way an hour later.
      running ??= tidyAll(now, retention).finally(() => (running = null))
      return running
    },
    stop: async () => {
      isStopped = true
      await running?.catch(() => undefined)
    },
  }
}
