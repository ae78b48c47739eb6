import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** A secret of this installation, shared by all of its processes: made when it is first needed. */
export async function loadSecret(db: Kysely<Tables>, name: string): Promise<KeyObject> {
  const value = randomBytes(32).toString('hex')
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return createSecretKey(row.value, 'hex')
}
