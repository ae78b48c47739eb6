import { type Kysely, sql } from 'kysely'
import { prepareSearch } from '../engines/prepared.ts'
import type { Tables } from '../tables.ts'

const searchKnown = prepareSearch((db, rows: readonly { email: string }[]) => {
  const lower = sql<string>`lower(${sql.ref('email')})`
  const wanted = sql.join(rows.map(({ email }) => sql`lower(${email})`))
  // The statuses as literals, as in the partial index, which engines use only where they see that its condition holds.
  return db
    .selectFrom('appointments')
    .select(lower.as('email'))
    .distinct()
    .where(sql<boolean>`${lower} in (${wanted}) and status in ('Confirmed', 'Completed')`)
    .where('deleted_at', 'is', null)
    .compile()
})

/** Returns those of the addresses (lower case) that are known customers', with a visit confirmed or completed. */
export async function findKnownSenders(db: Kysely<Tables>, emails: Iterable<string>): Promise<Set<string>> {
  const rows = await searchKnown(
    db,
    Array.from(emails, email => ({ email })),
  )
  return new Set(rows.map(({ email }) => email))
}
