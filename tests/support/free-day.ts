import { dayAhead } from './site.ts'

const [FIRST, STEP, ROUND] = [20, 8, 340]

let next = FIRST

/** A day on which no other test books on this worker's server; nor in its week, for as many tests as there are such weeks before the sample's horizon. */
export function freeDay(): string {
  next += STEP
  // Half a step further on, so that the second round has days of its own.
  if (next > ROUND) next -= ROUND - FIRST + STEP / 2
  return dayAhead(next)
}
