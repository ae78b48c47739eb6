import { type ReactNode, useId } from 'react'
import { STATUS_FILTERS } from '#src/booking/appointment/status.ts'
import type { StatusCounts } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { allOf } from '../data/requests/counts.ts'
import { type ListQuery, SORTS } from './list-query.ts'
import { crewChoices } from '../texts/crew-texts.ts'
import { countText } from '../texts/count-text.ts'

interface ListToolsProps {
  query: ListQuery
  /** How many requests the query finds in each status; null until counted. */
  counts: StatusCounts | null
  onChange: (part: Partial<ListQuery>) => void
}

/** Filters and sorts the requests; says how many there are in each status. */
export function ListTools({ query, counts, onChange }: ListToolsProps) {
  const { business } = useContent()
  const counted = (title: string, count: number | null) => (count === null ? title : `${title} (${countText(count, business.locale)})`)
  return (
    <>
      <Choice label="Status" value={query.status} onChoose={status => onChange({ status })}>
        <option value="">{counted('All', counts && allOf(counts))}</option>
        {STATUS_FILTERS.map(status => (
          <option key={status} value={status}>
            {counted(status, counts && counts[status])}
          </option>
        ))}
      </Choice>
      <Choice label="Kind" value={query.request_type} onChoose={request_type => onChange({ request_type })}>
        <option value="">All</option>
        <option value="appointment">Appointments</option>
        <option value="quote">Quotes</option>
      </Choice>
      {(business.crews > 1 || query.crew !== '') && (
        <Choice label="Crew" value={query.crew} onChoose={crew => onChange({ crew })}>
          {crewChoices(business, query.crew).map(([crew, title]) => (
            <option key={crew} value={crew}>
              {title}
            </option>
          ))}
        </Choice>
      )}
      <Choice label="Order" value={query.sort} onChoose={sort => onChange({ sort })}>
        {Object.entries(SORTS).map(([sort, title]) => (
          <option key={sort} value={sort}>
            {title}
          </option>
        ))}
      </Choice>
    </>
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
