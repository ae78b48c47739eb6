import type { Appointment } from '#src/contract/generated/types.ts'

/** Returns the requests in the order in which they came, the last one first. */
export function newestFirst(requests: readonly Appointment[]): Appointment[] {
  return requests.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
}

/** Returns the request that came last; null when there is none. */
export function newestOf(requests: readonly Appointment[]): Appointment | null {
  return newestFirst(requests)[0] ?? null
}
