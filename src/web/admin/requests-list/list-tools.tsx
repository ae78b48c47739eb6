import { type ReactNode, useId } from 'react'
import { type ListQuery, NEXT_VISIT_FIRST } from './list-query.ts'
import { SearchField } from './search-field.tsx'

const SORTS = {
  'created_at desc': 'Newest first',
  [NEXT_VISIT_FIRST]: 'Next visit first, from today',
  'appointment_date desc': 'Latest visit first',
  'name asc': 'Name',
  'estimated_value desc': 'Highest estimate first',
}

interface ListToolsProps {
  query: ListQuery
  onChange: (query: ListQuery) => void
}

/** Searches, filters and sorts the requests. */
export function ListTools({ query, onChange }: ListToolsProps) {
  const change = (part: Partial<ListQuery>) => onChange({ ...query, page: 1, ...part })
  return (
    <search className="list-tools">
      <SearchField search={query.search} onSearch={search => change({ search })} />
      <Choice label="Kind" value={query.request_type} onChoose={request_type => change({ request_type })}>
        <option value="">All</option>
        <option value="appointment">Appointments</option>
        <option value="quote">Quotes</option>
      </Choice>
      <Choice label="Order" value={query.sort} onChoose={sort => change({ sort })}>
        {Object.entries(SORTS).map(([sort, title]) => (
          <option key={sort} value={sort}>
            {title}
          </option>
        ))}
      </Choice>
    </search>
  )
}

interface ChoiceProps {
  label: string
  value: string
  onChoose: (value: string) => void
  children: ReactNode
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={event => onChoose(event.currentTarget.value)}>
        {children}
      </select>
    </div>
  )
}
