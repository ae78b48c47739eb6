import { hashOf } from '../dashboard/view.ts'
import { crewTitle } from '../texts/crew-texts.ts'
import type { ListQuery } from './list-query.ts'

/** Below a list of one crew, what it and its numbers leave out; one press takes the crew's filter away. */
export function CrewNote({ query }: { query: ListQuery }) {
  if (query.crew === '') return null
  return (
    <p className="crew-note">
      {crewTitle(query.crew)} alone. {WITHOUT_CREW} <a href={ofAllCrews(query)}>Show all crews</a>
    </p>
  )
}

/** Which requests a list that is filtered by crew leaves out. */
export const WITHOUT_CREW = 'Quotes, cancelled requests and those without a day have no crew, and are left out.'

/** Returns the hash of a list without its filter for a crew. */
export function ofAllCrews(query: ListQuery): string {
  return hashOf({ kind: 'list', query: { ...query, crew: '', page: 1 } })
}
