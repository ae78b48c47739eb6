import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { BulkJob } from '#src/contract/generated/types.ts'
import { clearChunk, restoreChunk } from './bulk-deletion.ts'
import { wasOvertaken } from './overtaken.ts'
import { inChunks } from '../engines/chunks.ts'
import { countChunk } from './bulk-rows.ts'
import { announce } from '../news.ts'
import type { BulkJobRow, Tables } from '../tables.ts'
import type { EngineTraits } from '../engines/engine-traits.ts'
import { aloneIfNeeded } from '../reservations/alone-if-needed.ts'

type Transactions = Pick<EngineTraits, 'inTransaction' | 'whileNobodyReserves'>

/** How long after their start ended jobs are listed. */
const KNOWN_MS = 24 * 3_600_000

/** Bulk jobs on many requests: recorded before they begin, done in chunks with a transaction each, and resumed by the next process that starts. */
export class BulkJobs {
  private readonly db: Kysely<Tables>
  private readonly traits: Transactions
  private running: Promise<void> = Promise.resolve()
  private isStopped = false

  constructor(db: Kysely<Tables>, traits: Transactions) {
    this.db = db
    this.traits = traits
  }

  /** Hides everything stored by now and starts soft-deleting it; returns the job's id. */
  async clear(now: Date, by: string | null): Promise<string> {
    return this.traits.inTransaction(async transaction => {
      const deletedAt = now.toISOString()
      const newest = await transaction
        .selectFrom('appointments')
        .select('created_at')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      // Clocks differ, and resolve milliseconds: later additions must be dated after every row that is there.
      const before = newest === undefined || newest.created_at < deletedAt ? deletedAt : new Date(Date.parse(newest.created_at) + 1).toISOString()
      // An open restore ends: its appointments are cleared with the rest.
      await transaction.updateTable('bulk_jobs').set({ is_open: 0 }).where('kind', '=', 'restore').where('is_open', '=', 1).execute()
      return this.note(transaction, { kind: 'clear', deleted_at: deletedAt, before, crews: 0, time_zone: null, by, done: 0 }, now)
    })
  }

  /** Starts restoring what was deleted at a moment, and ends that clear if it is under way; null when nothing was deleted then. */
  async restore(deletedAt: string, terms: Pick<BulkJobRow, 'crews' | 'time_zone' | 'by'>, now: Date): Promise<string | null> {
    return this.traits.inTransaction(async transaction => {
      const ended = transaction.updateTable('bulk_jobs').set({ is_open: 0 }).where('deleted_at', '=', deletedAt).where('is_open', '=', 1)
      const clears = (await ended.returningAll().execute()).filter(({ kind }) => kind === 'clear')
      const any = await transaction.selectFrom('appointments').select('id').where('deleted_at', '=', deletedAt).limit(1).executeTakeFirst()
      if (clears.length === 0 && any === undefined) return null
      // Rows that the clear had not reached are back at once, and count as done.
      const done = clears.reduce((sum, clear) => sum + Math.max(0, (clear.total ?? 0) - clear.done), 0)
      return this.note(transaction, { kind: 'restore', deleted_at: deletedAt, before: null, done, ...terms }, now)
    })
  }

  /** Runs all open jobs, the oldest first; resolves when none is left. */
  run(): Promise<void> {
    this.running = this.running.then(() => this.runOpen())
    const { running } = this
    // The caller gets the failure; the next run starts afresh.
    this.running = running.catch(() => undefined)
    return running
  }

  /** Jobs that are open or were started within KNOWN_MS, the latest first. */
  async list(now: Date): Promise<BulkJob[]> {
    const since = new Date(now.getTime() - KNOWN_MS).toISOString()
    const rows = await this.db
      .selectFrom('bulk_jobs')
      .selectAll()
      .where(eb => eb.or([eb('is_open', '=', 1), eb('started_at', '>=', since)]))
      .orderBy('started_at', 'desc')
      .orderBy('id')
      .execute()
    return rows.map(asJob)
  }

  async find(id: string): Promise<BulkJob | null> {
    const row = await this.db.selectFrom('bulk_jobs').selectAll().where('id', '=', id).executeTakeFirst()
    return row === undefined ? null : asJob(row)
  }

  /** Deletes ended jobs that were started longer ago than KNOWN_MS. */
  async tidy(now: Date): Promise<void> {
    const since = new Date(now.getTime() - KNOWN_MS).toISOString()
    await this.db.deleteFrom('bulk_jobs').where('is_open', '=', 0).where('started_at', '<', since).execute()
  }

  /** Stops after the current chunk; the rest waits for the next start. */
  async stop(): Promise<void> {
    this.isStopped = true
    await this.running
  }

  private async note(
    transaction: Kysely<Tables>,
    job: Pick<BulkJobRow, 'kind' | 'deleted_at' | 'before' | 'crews' | 'time_zone' | 'by' | 'done'>,
    now: Date,
  ): Promise<string> {
    const id = randomUUID()
    const fresh = { after_at: '', after_id: '', total: null, taken: 0, is_open: 1, started_at: now.toISOString() }
    await transaction
      .insertInto('bulk_jobs')
      .values({ id, ...job, ...fresh })
      .execute()
    // Lists leave out what a running job clears, so that listeners must load them again before it is done.
    await announce(transaction, job.kind === 'clear' ? 'deleted' : 'restored', 'many')
    return id
  }

  private async runOpen(): Promise<void> {
    while (!this.isStopped) {
      const next = await this.db
        .selectFrom('bulk_jobs')
        .selectAll()
        .where('is_open', '=', 1)
        .orderBy('started_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst()
      if (next === undefined) return
      if (next.total === null) await this.count(next)
      await inChunks(
        size => this.chunk(next.id, size),
        () => this.isStopped,
      )
    }
  }

  /** Counts a job's rows, only to show its progress to the admin. */
  private async count(job: BulkJobRow): Promise<void> {
    let [total, after] = [job.done, { after_at: '', after_id: '' }]
    await inChunks(
      async size => {
        const counted = await countChunk(this.db, { ...job, ...after }, size)
        total += counted.count
        after = counted.last
        return counted.count
      },
      () => this.isStopped,
    )
    await this.db.updateTable('bulk_jobs').set({ total }).where('id', '=', job.id).execute()
  }

  /** Runs a chunk of a job. Locks the job, so that several processes take turns. */
  private async chunk(id: string, size: number): Promise<number> {
    for (;;) {
      try {
        return await aloneIfNeeded(this.traits, async (transaction, isAlone) => {
          const locked = transaction.updateTable('bulk_jobs').set(eb => ({ is_open: eb.ref('is_open') }))
          const job = await locked.where('id', '=', id).where('is_open', '=', 1).returningAll().executeTakeFirst()
          if (job === undefined) return 0
          const { seen, taken, last } = await (job.kind === 'clear'
            ? clearChunk(transaction, job, size)
            : restoreChunk(transaction, job, size, isAlone))
          await transaction
            .updateTable('bulk_jobs')
            .set({ ...last, done: job.done + seen, taken: job.taken + taken, is_open: seen < size ? 0 : 1 })
            .where('id', '=', id)
            .execute()
          return seen
        })
      } catch (error) {
        // Lost a unique-key race for a time; the winner's reservation is visible on retry.
        if (!wasOvertaken(error)) throw error
      }
    }
  }
}

function asJob({ id, kind, deleted_at, total, done, taken, is_open, started_at }: BulkJobRow): BulkJob {
  return { id, kind, deleted_at, total, done, taken, finished: is_open === 0, started_at }
}
