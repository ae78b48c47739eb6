import type { FieldProblem } from '#src/booking/request/flat-fields.ts'

/** Most minutes that a visit may hold, as the API takes them (schemas/api/appointments.schema.json). */
export const MAX_MINUTES = 14_400

/** A visit's minutes as they are typed; null where nothing is, or no length of a visit. */
export function minutesOf(text: string): number | null {
  const typed = Number(text)
  return Number.isInteger(typed) && typed >= 1 && typed <= MAX_MINUTES ? typed : null
}

/** What is wrong with a length as it is typed; an empty one leaves what holds. */
export function lengthProblems(text: string): FieldProblem[] {
  return text === '' || minutesOf(text) !== null ? [] : [{ field: 'duration', message: `Enter whole minutes, from 1 to ${MAX_MINUTES}.` }]
}
