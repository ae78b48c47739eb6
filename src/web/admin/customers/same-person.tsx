import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Appointment, Customer, Merge } from '#src/contract/generated/types.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { customersQuery, mergeCustomers, takeMergeBack } from '../data/customers/customers.ts'
import { SearchField } from '../requests-list/search-field.tsx'
import { customerName, otherNames } from './customer-name.ts'
import { visitCount } from '../texts/visit-count.ts'
import { useCustomerChange } from './use-customer-change.ts'
import { Failure } from '../ui/failure.tsx'

interface SamePersonProps {
  customer: Customer
  merges: readonly Merge[]
  requests: readonly Appointment[]
}

/** Merges a customer with another who is the same person, and takes merges back. */
export function SamePerson({ customer, merges, requests }: SamePersonProps) {
  const { dates } = useContent()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { make, isBusy, failure } = useCustomerChange()
  const merge = async (other: Customer) => {
    if (!(await make(api => mergeCustomers(api, customer.id, other.id)))) return
    setIsOpen(false)
    opener.current?.focus()
  }
  const separate = async (id: string) => {
    if (await make(api => takeMergeBack(api, id))) opener.current?.focus()
  }
  const contactOf = new Map(requests.map(({ id, email, phone }) => [id, email || phone]))
  return (
    <section aria-label="Same person" className="same-person">
      <h3>Same person</h3>
      {merges.map(({ id, appointment_id, other_id, people, at, by }) => (
        <p key={id}>
          {people[0]} ({contactOf.get(appointment_id) ?? 'in the trash'}) and {people[1]} ({contactOf.get(other_id) ?? 'in the trash'}) are the same
          person, says {by} since {dates.moment(at)}.{' '}
          <button type="button" className="quiet-button" onClick={() => isBusy || void separate(id)}>
            Separate them again
          </button>
        </p>
      ))}
      <Failure text={failure} />
      <button type="button" ref={opener} className="plain-button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Same person as…
      </button>
      {isOpen && <OtherCustomers of={customer} onChoose={other => isBusy || void merge(other)} />}
    </section>
  )
}

function OtherCustomers({ of, onChoose }: { of: Customer; onChoose: (other: Customer) => void }) {
  const [search, setSearch] = useState('')
  const query = new URLSearchParams({ limit: '10', ...(search.trim() !== '' && { search: search.trim() }) }).toString()
  const { data } = useQuery({ ...customersQuery(useApi(), query), placeholderData: before => before })
  const others = data?.customers.filter(({ id }) => id !== of.id) ?? []
  return (
    <div className="other-customers">
      <SearchField search={search} onSearch={setSearch} />
      <ul>
        {others.map(other => (
          <li key={other.id}>
            <button type="button" onClick={() => onChoose(other)}>
              <b>{customerName(other)}</b>
              <span>{[otherNames(other), other.phone, other.email, visitCount(other.visits)].filter(text => text !== '').join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
      {data !== undefined && others.length === 0 && <p>No other customer matches</p>}
    </div>
  )
}
