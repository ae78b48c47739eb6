import { type Kysely, sql } from 'kysely'
import { addDays } from '#src/catalog/days.ts'
import type { Business } from '#src/contract/generated/types.ts'
import { eraseAppointments } from './erase.ts'
import type { InChunks } from '../engines/chunks.ts'
import type { Tables } from '../tables.ts'
import type { InTransaction } from '../engines/transactions.ts'

/** Retention periods in days; undefined: for ever. */
export type Retention = NonNullable<Business['retention']>

function isAfter(column: 'appointment_date' | 'created_at', { date, id }: { date: string; id: string }) {
  return sql<boolean>`(${sql.ref(column)}, ${sql.ref('id')}) > (${date}, ${id})`
}

/** Erases the personal data of requests whose visit, or arrival where there is none, is more than `days` days ago; in chunks. */
export async function eraseOld(db: Kysely<Tables>, inTransaction: InTransaction, days: number, now: Date, inTurns: InChunks): Promise<void> {
  const first = addDays(now.toISOString().slice(0, 10), -days)
  let after = { date: '', id: '' }
  // In the order of an index, so that rows erased before are passed only once.
  await inTurns(async size => {
    const rows = await db
      .selectFrom('appointments')
      .select(['id', 'appointment_date', 'erased_at'])
      .where('appointment_date', '<', first)
      .where(isAfter('appointment_date', after))
      .orderBy('appointment_date')
      .orderBy('id')
      .limit(size)
      .execute()
    after = { date: rows.at(-1)?.appointment_date ?? after.date, id: rows.at(-1)?.id ?? after.id }
    await erase(rows)
    return rows.length
  })
  after = { date: '', id: '' }
  await inTurns(async size => {
    const rows = await db
      .selectFrom('appointments')
      .select(['id', 'created_at', 'appointment_date', 'erased_at'])
      .where('created_at', '<', first)
      .where(isAfter('created_at', after))
      .orderBy('created_at')
      .orderBy('id')
      .limit(size)
      .execute()
    after = { date: rows.at(-1)?.created_at ?? after.date, id: rows.at(-1)?.id ?? after.id }
    await erase(rows.filter(({ appointment_date }) => appointment_date === null))
    return rows.length
  })

  async function erase(rows: readonly { id: string; erased_at: string | null }[]): Promise<void> {
    const ids = rows.filter(({ erased_at }) => erased_at === null).map(({ id }) => id)
    if (ids.length > 0) await inTransaction(transaction => eraseAppointments(transaction, ids, now))
  }
}
