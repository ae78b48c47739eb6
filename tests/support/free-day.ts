import { dayAhead } from './site.ts'

let next = 20

/** A day on which, and in a week in which, no other test books on this worker's server. */
export function freeDay(): string {
  next += 8
  return dayAhead(next)
}
