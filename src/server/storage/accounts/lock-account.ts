import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** An update that changes nothing: it locks the row of the one account until the transaction ends. */
export function lockAccount(transaction: Kysely<Tables>) {
  return transaction.updateTable('accounts').set(eb => ({ username: eb.ref('username') }))
}
