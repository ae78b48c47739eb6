import { type RawBuilder, sql } from 'kysely'
import { NETWORK_LENGTH, SENDER_LENGTH } from '../../limits/booking-limits.ts'

/** The widest network of a request's sender, literally as its index has it. */
export const widestNetwork = sql<string>`substr(requested_from, 1, ${sql.lit(NETWORK_LENGTH)})`

/** Whether a request came from a sender; its widest network leads to few rows. */
export function isFrom(sender: string): RawBuilder<boolean> {
  const widest = sender.slice(0, NETWORK_LENGTH)
  return sql<boolean>`(${widestNetwork} = ${widest} and substr(requested_from, 1, ${sql.lit(SENDER_LENGTH)}) = ${sender})`
}
