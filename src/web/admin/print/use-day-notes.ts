import { useQueries } from '@tanstack/react-query'
import type { Appointment, Note } from '#src/contract/generated/types.ts'
import { ApiError } from '../../api/answer.ts'
import { useApi } from '../data/api-context.ts'
import { notesQuery } from '../data/customers/customers.ts'

export interface DayNotes {
  /** What is written down about the customer of each request, by its id, newest first. */
  notes: ReadonlyMap<string, readonly Note[]>
  isLoading: boolean
  /** Whether some could not be loaded. */
  hasFailed: boolean
}

/** The notes on the customers of some requests; an erased person has none. */
export function useDayNotes(requests: readonly Appointment[]): DayNotes {
  const api = useApi()
  const named = requests.filter(({ erased_at }) => erased_at === undefined)
  const results = useQueries({ queries: named.map(({ id }) => notesQuery(api, id)) })
  return {
    notes: new Map(named.map(({ id }, index) => [id, results[index]?.data ?? []])),
    isLoading: results.some(({ isLoading }) => isLoading),
    hasFailed: results.some(({ error, data }) => error !== null && data === undefined && !isGone(error)),
  }
}

/** Whoever was erased meanwhile has no notes. */
function isGone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}
