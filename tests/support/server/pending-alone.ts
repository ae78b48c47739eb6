import type { StatusCounts } from '#src/contract/generated/types.ts'

/** The counts of a list with so many requests, all of them pending and without a price that was sent. */
export function pendingAlone(count: number): StatusCounts {
  return { Pending: count, Confirmed: 0, Completed: 0, Cancelled: 0, Open: count, Waiting: count, 'Price sent': 0 }
}
