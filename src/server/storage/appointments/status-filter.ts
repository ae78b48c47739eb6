import { type Expression, sql, type SqlBool } from 'kysely'
import { OPEN } from '#src/booking/appointment/status.ts'
import type { StatusFilter } from '#src/contract/generated/types.ts'

/** The pending rows that `waitsForOwner` leaves out: what their own index has, word for word, by which the engines find it. */
export const PRICE_SENT = sql<SqlBool>`status = 'Pending' and request_type = 'quote' and price_told_at is not null`

/** These rows' ids: few, and read from their index, so that a list finds its other rows in the index of its order. */
const SENT = sql`(select id from appointments where ${PRICE_SENT})`

/** Whether a row is among those that a list of this status has. */
export function isInStatus(filter: StatusFilter): Expression<SqlBool> {
  switch (filter) {
    case 'Open':
      return sql<SqlBool>`status in (${sql.join(OPEN)})`
    case 'Waiting':
      return sql<SqlBool>`(status = 'Pending' and id not in ${SENT})`
    case 'Price sent':
      return sql<SqlBool>`(status = 'Pending' and id in ${SENT})`
    case 'Pending':
    case 'Confirmed':
    case 'Completed':
    case 'Cancelled':
      return sql<SqlBool>`status = ${filter}`
  }
}
