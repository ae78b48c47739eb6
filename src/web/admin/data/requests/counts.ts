import { isStatus } from '#src/booking/appointment/status.ts'
import type { StatusCounts } from '#src/contract/generated/types.ts'

/** Returns the number of requests in all statuses together. */
export function allOf(counts: StatusCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** Returns the number of requests in a status; in all of them where the text is no status. */
export function countOf(counts: StatusCounts, status: string): number {
  return isStatus(status) ? counts[status] : allOf(counts)
}
