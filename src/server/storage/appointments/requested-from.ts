import { type RawBuilder, sql } from 'kysely'
import { NETWORK_LENGTH, SENDER_LENGTH } from '../../limits/booking-limits.ts'

/** The widest network of a request's sender, written exactly as in its expression index. */
export const widestNetwork = sql<string>`substr(requested_from, 1, ${sql.lit(NETWORK_LENGTH)})`

/** Whether a request came from a sender; the condition on its widest network uses the index. */
export function isFrom(sender: string): RawBuilder<boolean> {
  const widest = sender.slice(0, NETWORK_LENGTH)
  return sql<boolean>`(${widestNetwork} = ${widest} and substr(requested_from, 1, ${sql.lit(SENDER_LENGTH)}) = ${sender})`
}
