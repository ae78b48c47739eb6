import type { Kysely } from 'kysely'
import type { AppointmentQuery, StatusCounts } from '#src/contract/generated/types.ts'
import { filtered } from './appointment-list.ts'
import type { Tables } from './tables.ts'

/** By status, how many requests a query finds; its own status, order and page change nothing. */
export async function countByStatus(db: Kysely<Tables>, query: AppointmentQuery): Promise<StatusCounts> {
  const counts: StatusCounts = { Pending: 0, Confirmed: 0, Completed: 0, Cancelled: 0 }
  const rows = await filtered(db.selectFrom('appointments'), query)
    .select(({ fn }) => ['status', fn.countAll<number | string>().as('count')])
    .groupBy('status')
    .execute()
  for (const { status, count } of rows) counts[status] = Number(count)
  return counts
}
