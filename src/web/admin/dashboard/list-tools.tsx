import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { ListQuery } from './list-query.ts'

/** A search waits until somebody has stopped typing for so long. */
const REST_MS = 250

const SORTS = {
  'created_at desc': 'Newest first',
  'appointment_date asc': 'Next visit first',
  'appointment_date desc': 'Last visit first',
  'name asc': 'Name',
  'estimated_value desc': 'Highest estimate first',
}

interface ListToolsProps {
  query: ListQuery
  onChange: (query: ListQuery) => void
}

/** Searches, filters and sorts the requests; the key / leads to the search. */
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

function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  /** What is being typed, until the address says it. */
  const [typed, setTyped] = useState<string | null>(null)
  if (typed === search) setTyped(null)
  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(() => onSearch(typed), REST_MS)
    return () => clearTimeout(timer)
  }, [typed, onSearch])
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || (event.target instanceof Element && event.target.matches('input, select, textarea'))) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  return (
    <div className="search-field">
      <label htmlFor={id}>Search</label>
      <input
        ref={field}
        id={id}
        type="search"
        value={typed ?? search}
        maxLength={200}
        placeholder="Name, phone, e-mail, message"
        onChange={event => setTyped(event.currentTarget.value)}
      />
    </div>
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
