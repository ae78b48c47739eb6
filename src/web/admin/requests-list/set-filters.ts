import { crewOf } from '../texts/crew-texts.ts'
import { EVERYTHING, isTab, type ListQuery, NEXT_VISIT_FIRST } from './list-query.ts'

/** A filter that is set, and what the query is without it. */
interface SetFilter {
  title: string
  without: Partial<ListQuery>
}

const KINDS: Readonly<Record<string, string>> = { appointment: 'Appointments', quote: 'Quotes' }
const DAYS: Readonly<Record<string, string>> = { week: 'This week', past: 'Days before today' }

/** The filters of a query that neither its search field nor the tab of a list that is always there says. */
export function setFilters(query: ListQuery): SetFilter[] {
  const { status, request_type, when, crew, sort } = query
  const filters = isTab(query)
    ? []
    : [
        { title: status, without: { status: '' } },
        { title: KINDS[request_type] ?? request_type, without: { request_type: '' } },
        { title: DAYS[when] ?? '', without: { when: '' as const } },
      ]
  return [
    ...filters,
    { title: crewOf({ crew }) ?? '', without: { crew: '' } },
    { title: sort === NEXT_VISIT_FIRST && when === '' ? 'From today' : '', without: { sort: EVERYTHING.sort } },
  ].filter(({ title }) => title !== '')
}
