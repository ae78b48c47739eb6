import type { SpentQuotas } from '../../limits/spent-quotas.ts'
import type { DatabaseClock } from './database-clock.ts'
import type { InTransaction } from './transactions.ts'

/** What differs between the engines. */
export interface EngineTraits {
  inTransaction: InTransaction
  /** Runs a task in a transaction during which no other one reserves a time; it waits for those that have begun. */
  whileNobodyReserves: InTransaction
  /** How many batches of appointments are stored concurrently. */
  batchesAtOnce: number
  clock: DatabaseClock
  spent: SpentQuotas
}
