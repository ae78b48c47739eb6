import { type Kysely, type QueryCreator, sql, SqliteAdapter } from 'kysely'
import { prepareSearch } from '../engines/prepared.ts'
import type { AppointmentRow, BulkJobRow, Tables } from '../tables.ts'

/** A clear that is under way: everything created before `before` counts as deleted at `deletedAt`. */
export interface OpenClear {
  before: string
  deletedAt: string
}

const searchClears = prepareSearch((db, rows: readonly Pick<BulkJobRow, 'kind'>[]) =>
  db
    .selectFrom('bulk_jobs')
    .select(['before', 'deleted_at'])
    .where(
      'kind',
      'in',
      rows.map(({ kind }) => kind),
    )
    .where('is_open', '=', 1)
    .compile(),
)

/** The latest clear that is under way; null when there is none. */
export async function openClear(db: Kysely<Tables>): Promise<OpenClear | null> {
  const clears = await searchClears(db, [{ kind: 'clear' }])
  const [latest] = clears
    .map(({ before, deleted_at: deletedAt }) => ({ before: before ?? '', deletedAt }))
    .sort((a, b) => (a.before < b.before ? 1 : -1))
  return latest ?? null
}

/** A row as readers see it: covered by a clear, it is in the trash, even if the clear has not reached it yet. */
export function asCleared(row: AppointmentRow, clear: OpenClear | null): AppointmentRow {
  return clear !== null && row.deleted_at === null && row.created_at < clear.before ? { ...row, deleted_at: clear.deletedAt } : row
}

/** The appointments that lists and figures are made of: all of them, or during a clear only those created after it. */
export async function visible(db: Kysely<Tables>): Promise<QueryCreator<Tables>> {
  const clear = await openClear(db)
  if (clear === null) return db
  // SQLite takes a name inside its own CTE for a recursion, unless the schema is named.
  const table = db.getExecutor().adapter instanceof SqliteAdapter ? sql.table('main.appointments') : sql.table('appointments')
  return db.with(
    cte => cte('appointments').materialized(),
    query =>
      query
        .selectFrom(sql<AppointmentRow>`${table}`.as('all'))
        .selectAll()
        .where('created_at', '>=', clear.before),
  )
}
