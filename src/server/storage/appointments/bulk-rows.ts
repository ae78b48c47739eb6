import { type Kysely, sql } from 'kysely'
import type { AppointmentRow, BulkJobRow, Tables } from '../tables.ts'

/** The cursor of a job. */
export type Last = Pick<BulkJobRow, 'after_at' | 'after_id'>

/** The next appointments of a job, in the order of an index (keyset pagination): entries before the cursor are never read again. */
export function nextRows(db: Kysely<Tables>, { kind, before, deleted_at, after_at, after_id }: BulkJobRow, size: number) {
  const rows = db.selectFrom('appointments').limit(size)
  if (kind === 'restore') return rows.where('deleted_at', '=', deleted_at).where('id', '>', after_id).orderBy('id')
  return rows
    .where('deleted_at', 'is', null)
    .where('created_at', '<', before)
    .where(sql<boolean>`(${sql.ref('created_at')}, ${sql.ref('id')}) > (${after_at}, ${after_id})`)
    .orderBy('created_at')
    .orderBy('id')
}

/** The cursor after these rows; unchanged when there are none. */
export function lastOf(rows: readonly Pick<AppointmentRow, 'created_at' | 'id'>[], { after_at, after_id }: Last): Last {
  const last = rows.at(-1)
  return last === undefined ? { after_at, after_id } : { after_at: last.created_at, after_id: last.id }
}

/** Counts the next rows, up to a size, and returns the cursor after them. */
export async function countChunk(db: Kysely<Tables>, job: BulkJobRow, size: number): Promise<{ count: number; last: Last }> {
  const rows = await nextRows(db, job, size).select(['created_at', 'id']).execute()
  return { count: rows.length, last: lastOf(rows, job) }
}
