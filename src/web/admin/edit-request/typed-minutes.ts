import type { FieldProblem } from '#src/booking/request/flat-fields.ts'
import { MAX_VISIT_MINUTES } from '#src/booking/request/visit-minutes.ts'

/** A visit's minutes as they are typed; null where nothing is, or no length of a visit. */
export function minutesOf(text: string): number | null {
  const typed = Number(text)
  return Number.isInteger(typed) && typed >= 1 && typed <= MAX_VISIT_MINUTES ? typed : null
}

/** The problem with a typed length; none while it is as it was (`usual`), also empty for a visit whose length follows its service. */
export function lengthProblems(text: string, usual: string): FieldProblem[] {
  return text === usual || minutesOf(text) !== null ? [] : [{ field: 'duration', message: `Enter whole minutes, from 1 to ${MAX_VISIT_MINUTES}.` }]
}
