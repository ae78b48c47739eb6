import type { Appointment } from '#src/contract/generated/types.ts'

/** Days for which a deleted request can be restored, unless the content sets another term. */
export const TRASH_DAYS = 30

/** Whether a request is in the trash, where it can only be read and restored. */
export function isDeleted({ deleted_at }: Pick<Appointment, 'deleted_at'>): boolean {
  return deleted_at !== undefined
}

/** The restore period in words, such as `30 days`. */
export function trashTerm(days = TRASH_DAYS): string {
  return days === 1 ? '1 day' : `${days} days`
}

/** Returns when the trash erases a request that was deleted at the given moment (both ISO 8601, UTC). */
export function keptUntil(deletedAt: string, days = TRASH_DAYS): string {
  return new Date(Date.parse(deletedAt) + days * 24 * 3_600_000).toISOString()
}
