import { HttpError } from '../http/http-error.ts'
import type { TimeOfDay } from '#src/contract/generated/types.ts'

/** Refuses a crew that has another visit at the time; only the admin asks for one. */
export function crewTaken(crew: number, nearest?: { nearest_times: TimeOfDay[] }): HttpError {
  const message = `Crew ${crew} has another visit at this time`
  return new HttpError(409, { error: message, fields: { crew: message }, ...nearest })
}
