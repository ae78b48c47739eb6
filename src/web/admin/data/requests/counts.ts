import { STATUS_FILTERS, STATUSES } from '#src/booking/appointment/status.ts'
import type { StatusCounts } from '#src/contract/generated/types.ts'

/** Returns the number of requests in all statuses together. */
export function allOf(counts: StatusCounts): number {
  return STATUSES.reduce((sum, status) => sum + counts[status], 0)
}

/** Returns the number of requests that a list of a status has; all of them where the text is none that can be asked for. */
export function countOf(counts: StatusCounts, status: string): number {
  const filter = STATUS_FILTERS.find(filter => filter === status)
  return filter === undefined ? allOf(counts) : counts[filter]
}
