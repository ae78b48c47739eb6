import { dayAhead } from './site.ts'

/** In days from today, within the sample's horizon. */
const [FIRST, STEP, LAST] = [20, 8, 340]

let next = LAST

/** A day in a week without visits; another one at each call of a test. */
export function freeDay(): string {
  next = next < LAST ? next + STEP : FIRST
  return dayAhead(next)
}
