import type { SpentQuotas } from '../../limits/spent-quotas.ts'
import type { DatabaseClock } from './database-clock.ts'
import type { InTransaction } from './transactions.ts'

/** What differs between the engines. */
export interface EngineTraits {
  inTransaction: InTransaction
  /** How many batches of appointments are stored concurrently. */
  batchesAtOnce: number
  clock: DatabaseClock
  spent: SpentQuotas
}
