import type { QueryCreator } from 'kysely'
import type { CancelOutcome } from '#src/contract/generated/types.ts'
import { countByStatus } from './appointment-figures.ts'
import { isFrom } from './requested-from.ts'
import type { Tables } from '../tables.ts'

/** Maximum number of cancellations in one call: the caller repeats it, and no other request waits for all of them. */
const MAX_CANCELLED = 50

/** Cancels a sender's pending requests, the newest first, each in its own transaction: one that was decided meanwhile stays as it is. */
export async function cancelPending(db: QueryCreator<Tables>, cancel: (id: string) => Promise<boolean>, sender: string): Promise<CancelOutcome> {
  const pending = db.selectFrom('appointments').select('id').where(isFrom(sender)).where('status', '=', 'Pending')
  const newest = pending.where('deleted_at', 'is', null).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(MAX_CANCELLED)
  const cancelled = await Promise.all((await newest.execute()).map(({ id }) => cancel(id)))
  return { cancelled: cancelled.filter(Boolean).length, left: (await countByStatus(db, { sender })).Pending }
}
