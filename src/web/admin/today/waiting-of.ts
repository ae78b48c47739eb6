import type { Appointment } from '#src/contract/generated/types.ts'

/** What waits for a crew or for none yet, and what waits for others; by the empty text all of it waits. */
export function waitingOf(crew: string, requests: readonly Appointment[]): { own: readonly Appointment[]; others: number } {
  const own = crew === '' ? requests : requests.filter(request => request.crew === undefined || String(request.crew) === crew)
  return { own, others: requests.length - own.length }
}
