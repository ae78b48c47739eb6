import type { Kysely } from 'kysely'
import type { EngineTraits } from '../engines/engine-traits.ts'
import type { Tables } from '../tables.ts'

/**
 * Rolls a transaction back that has to be made while nobody else reserves: what a closure of any one crew leaves is only counted, and whoever does not begin
 * with the first crew does not meet the others who count.
 */
export class NotAloneError extends Error {}

/** Runs a task in a transaction beside others, and once more while nobody else reserves where it asks for that by a `NotAloneError`. */
export async function aloneIfNeeded<T>(
  { inTransaction, whileNobodyReserves }: Pick<EngineTraits, 'inTransaction' | 'whileNobodyReserves'>,
  task: (transaction: Kysely<Tables>, isAlone: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(transaction => task(transaction, false))
  } catch (error) {
    if (!(error instanceof NotAloneError)) throw error
    return whileNobodyReserves(transaction => task(transaction, true))
  }
}
