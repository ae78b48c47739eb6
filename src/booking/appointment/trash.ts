import type { Appointment } from '#src/contract/generated/types.ts'

/** What was deleted can be taken back for so long, where the content says nothing else. */
export const TRASH_DAYS = 30

/** Whether a request is in the trash, where it can be read and restored, and nothing else. */
export function isDeleted({ deleted_at }: Pick<Appointment, 'deleted_at'>): boolean {
  return deleted_at !== undefined
}

/** For how long what is deleted can be taken back, in words. */
export function trashTerm(days = TRASH_DAYS): string {
  return days === 1 ? '1 day' : `${days} days`
}

/** Until when the trash keeps what was deleted at a moment (both ISO 8601, UTC). */
export function keptUntil(deletedAt: string, days = TRASH_DAYS): string {
  return new Date(Date.parse(deletedAt) + days * 24 * 3_600_000).toISOString()
}
