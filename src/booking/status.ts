import type { Status } from '#src/contract/generated/types.ts'

/** Whether an appointment in this status holds its time: a pending one does, a cancelled one frees it. */
export function holdsSlot(status: Status): boolean {
  return status !== 'Cancelled'
}
