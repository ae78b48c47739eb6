import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { addressOf } from '#src/booking/appointment/address.ts'
import { thingsOf } from '#src/booking/appointment/things.ts'
import { valuesAgain } from '#src/booking/form/values-again.ts'
import type { Appointment, CustomerDetail } from '#src/contract/generated/types.ts'
import { VIEWS } from '../dashboard/view.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { formPageOf } from '../request-form/form-page.ts'
import { NewRequest } from '../new-request/new-request.tsx'
import { customerQuery } from '../data/customers/customers.ts'
import { Notes } from '../notes/notes.tsx'
import { useToday } from '../hooks/use-clock.ts'
import { useFocusKept } from '../hooks/use-focus-kept.ts'
import { ContactButtons } from '../request/contact-buttons.tsx'
import { FieldList } from '../request/field-list.tsx'
import { valueText } from '../request/price-texts.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { ApiError } from '../../api/answer.ts'
import { Loading } from '../ui/loading.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { visitCount } from '../texts/visit-count.ts'
import { customerName, otherNames } from './customer-name.ts'
import { askedAgain, otherVisits } from './booked-again.ts'
import { newestFirst, newestOf } from './newest-request.ts'
import { CustomerRequests } from './customer-requests.tsx'
import { SamePerson } from './same-person.tsx'
import type { Entered } from '../telling/telling.ts'

interface CustomerPageProps {
  /** A request of the customer. */
  id: string
  /** Takes the focus when the focused request is gone. */
  title: RefObject<HTMLHeadingElement | null>
  actions: RequestActions
  /** Called when a request of the customer was entered. */
  onStored: (entered: Entered) => void
}

/** Everything about one customer. */
export function CustomerPage({ id, title, actions, onStored }: CustomerPageProps) {
  useFocusKept(title)
  const content = useContent()
  const { data, error, isLoading, refetch } = useQuery(customerQuery(useApi(), id))
  const requests = data?.requests ?? []
  const again = askedAgain(requests)
  const today = useToday(content.business.timeZone)
  return (
    <>
      <a className="back-link" href={VIEWS.customers.path}>
        All customers
      </a>
      <div className="customer-head">
        <h2 id="requests-title" tabIndex={-1} ref={title}>
          {data === undefined ? 'Customer' : customerName(data.customer)}
        </h2>
        {again !== null && (
          <NewRequest
            of={id}
            title="Book again"
            first={() => valuesAgain(again, formPageOf(content).revision)}
            note={otherVisits(requests, today, content)}
            onStored={onStored}
          />
        )}
      </div>
      {isLoading && <Loading />}
      {data === undefined && !isLoading && <NoCustomer error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <Details detail={data} actions={actions} />}
    </>
  )
}

function NoCustomer({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) return <p>Nothing is left of this customer: all requests were deleted or erased.</p>
  return <NotLoaded what="customer" onRetry={onRetry} />
}

function Details({ detail, actions }: { detail: CustomerDetail; actions: RequestActions }) {
  const content = useContent()
  const { customer, requests, notes, merges } = detail
  const { day } = content.dates
  const address = latestAddress(requests, content)
  const things = thingsOf(requests, content)
  const latest = newestOf(requests)
  return (
    <div className="customer-page">
      <ContactButtons name={customerName(customer)} phone={customer.phone} email={customer.email} address={address} />
      <p className="soft">{[otherNames(customer), customer.phone, customer.email, address ?? ''].filter(text => text !== '').join(' · ')}</p>
      <FieldList
        fields={[
          { name: 'visits', label: 'Completed', text: `${visitCount(customer.completed)}, ${valueText(customer.completed_value, content)}` },
          ...(customer.value > customer.completed_value
            ? [{ name: 'value', label: 'With confirmed visits', text: valueText(customer.value, content) }]
            : []),
          ...(customer.open_visits > 0 ? [{ name: 'booked', label: 'Booked', text: visitCount(customer.open_visits) }] : []),
          { name: 'last', label: 'Last visit', text: customer.last_visit === null ? 'None yet' : day(customer.last_visit) },
          { name: 'next', label: 'Next visit', text: customer.next_visit === null ? 'None booked' : day(customer.next_visit) },
        ]}
      />
      {latest !== null && <Notes notes={notes} writeOn={latest.id} />}
      <CustomerRequests requests={requests} actions={actions} />
      <section aria-label="What was worked on">
        <h3>What was worked on</h3>
        <ul className="things">
          {things.map(thing => (
            <li key={Object.values(thing).join()}>
              <b>{thing.name === '' ? thing.title : thing.name}</b>
              <span>{[thing.name === '' ? '' : thing.title, thing.traits].filter(text => text !== '').join(' · ')}</span>
            </li>
          ))}
        </ul>
      </section>
      <SamePerson customer={customer} merges={merges} requests={requests} />
    </div>
  )
}

/** Returns where the newest request that names an address is. */
function latestAddress(requests: readonly Appointment[], content: Parameters<typeof addressOf>[1]): string | null {
  return (
    newestFirst(requests)
      .map(request => addressOf(request, content))
      .find(address => address !== null) ?? null
  )
}
