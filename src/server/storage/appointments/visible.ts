import { type Kysely, type QueryCreator, sql, SqliteAdapter } from 'kysely'
import { prepareSearch } from '../engines/prepared.ts'
import type { AppointmentRow, BulkJobRow, Tables } from '../tables.ts'

/** A clear that is under way: everything created before that is as good as in the trash, since that moment. */
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

/** A row as it is for whoever asks: what is being cleared is in the trash, whether its turn has come or not. */
export function asCleared(row: AppointmentRow, clear: OpenClear | null): AppointmentRow {
  return clear !== null && row.deleted_at === null && row.created_at < clear.before ? { ...row, deleted_at: clear.deletedAt } : row
}

/** What lists and figures are made of: all appointments, or while they are being cleared those alone that came after. */
export async function visible(db: Kysely<Tables>): Promise<QueryCreator<Tables>> {
  const clear = await openClear(db)
  if (clear === null) return db
  // SQLite takes a name within its own definition for a recursion, unless the schema is named.
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
