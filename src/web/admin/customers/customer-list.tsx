import { useQuery } from '@tanstack/react-query'
import { dialled } from '#src/contract/dialled.ts'
import type { Customer } from '#src/contract/generated/types.ts'
import { hashOf, hashOfCustomer, type View, VIEWS } from '../dashboard/view.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { customersQuery } from '../data/customers/customers.ts'
import { valueText } from '../request/price-texts.ts'
import { useToday } from '../hooks/use-clock.ts'
import { SearchField } from '../requests-list/search-field.tsx'
import { Empty } from '../ui/empty.tsx'
import { Loading } from '../ui/loading.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { customerName, otherNames } from './customer-name.ts'
import { visitCount } from '../texts/visit-count.ts'

type CustomersView = Extract<View, { kind: 'customers' }>

/** Stays at the end of a line that breaks. */
const DOT = '\u00A0· '

/** Customers, by who asked last. */
export function CustomerList({ view }: { view: CustomersView }) {
  const { search, after } = view
  const query = new URLSearchParams({ ...(search.trim() !== '' && { search: search.trim() }), ...(after !== '' && { after }) }).toString()
  const { data, isLoading, refetch } = useQuery({ ...customersQuery(useApi(), query), placeholderData: before => before })
  const isUnfiltered = search.trim() === ''
  const today = useToday(useContent().business.timeZone)
  return (
    <>
      <search className="list-tools">
        <SearchField search={search} onSearch={text => location.replace(hashOf({ ...view, search: text, after: '' }))} />
      </search>
      {isLoading && <Loading />}
      {data === undefined && !isLoading && <NotLoaded what="customers" onRetry={() => void refetch()} />}
      {data?.customers.length === 0 && (
        <Empty
          says={isUnfiltered ? 'No customers yet' : 'No customer matches'}
          {...(isUnfiltered && { detail: 'Whoever sends a request will appear here.' })}
        >
          <a className="plain-button" href={isUnfiltered ? VIEWS.list.path : hashOf({ ...view, search: '' })}>
            {isUnfiltered ? 'Show the requests' : 'Show all customers'}
          </a>
        </Empty>
      )}
      {data !== undefined && data.customers.length > 0 && isUnfiltered && (
        <p className="soft">
          By who asked last. <a href={hashOf({ kind: 'value', by: 'year', day: today })}>Who brought most</a>
        </p>
      )}
      {data !== undefined && data.customers.length > 0 && (
        <ul className="customer-list" aria-label="Customers">
          {data.customers.map(customer => (
            <CustomerRow key={customer.id} customer={customer} />
          ))}
        </ul>
      )}
      {(after !== '' || data?.next !== undefined) && (
        <nav className="pager" aria-label="Pages">
          {after !== '' && (
            <a className="plain-button" href={hashOf({ ...view, after: '' })}>
              First page
            </a>
          )}
          {data?.next !== undefined && (
            <a className="plain-button" href={hashOf({ ...view, after: data.next })}>
              Next page
            </a>
          )}
        </nav>
      )}
    </>
  )
}

function CustomerRow({ customer }: { customer: Customer }) {
  const content = useContent()
  const { phone, completed, completed_value: brought, open_visits: open, last_visit: last, next_visit: next } = customer
  const name = customerName(customer)
  const before = [otherNames(customer), completed > 0 || open === 0 ? visitCount(completed) : ''].filter(text => text !== '')
  return (
    <li>
      <a className="customer-name" href={hashOfCustomer(customer.id)}>
        {name}
      </a>
      {phone !== '' && phone !== name && (
        <a className="customer-phone" href={`tel:${dialled(phone)}`} aria-label={`Call ${name}: ${phone}`}>
          {phone}
        </a>
      )}
      <span className="customer-worth">
        {before.join(DOT)}
        {brought > 0 && (
          <>
            {DOT}
            <b>{valueText(brought, content)}</b>
          </>
        )}
        {/* Without what it is worth, which would be read as what was paid. */}
        {open > 0 && `${before.length > 0 ? DOT : ''}${open} booked`}
      </span>
      <span className="customer-days">
        {next !== null && (
          <span>
            Next <time dateTime={next}>{content.dates.day(next)}</time>
          </span>
        )}
        {last !== null && (
          <span className="last-visit">
            Last <time dateTime={last}>{content.dates.day(last)}</time>
          </span>
        )}
      </span>
    </li>
  )
}
