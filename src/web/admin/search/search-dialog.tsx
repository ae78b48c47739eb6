import { useQuery } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import { serviceTitle } from '#src/booking/appointment/service-texts.ts'
import type { Appointment, Customer, Day } from '#src/contract/generated/types.ts'
import { customerName, otherNames } from '../customers/customer-name.ts'
import { visitCount } from '../texts/visit-count.ts'
import { VIEWS } from '../dashboard/view.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { customersQuery } from '../data/customers/customers.ts'
import { listQuery } from '../data/requests/request-queries.ts'
import { useSettled } from '../hooks/use-settled.ts'
import { holdText } from '../request/hold-note.tsx'
import { personName } from '../request/request-texts.ts'
import { Modal } from '../ui/modal.tsx'
import { useCombobox } from '../ui/use-combobox.ts'
import { nextFirst } from './next-first.ts'
import { typedDay } from './typed-day.ts'

/** What a search finds. */
export type Hit = { kind: 'request'; request: Appointment } | { kind: 'customer'; customer: Customer }

const GROUPS = { request: 'Requests', customer: 'Customers' } as const satisfies Record<Hit['kind'], string>

/** Most requests of a day or of a text that are shown. */
const REQUESTS = 8

/** Of so many, the newest, those are chosen that are shown. */
const LOOKED_AT = 30
const CUSTOMERS = 5

interface SearchDialogProps {
  today: Day
  onChoose: (hit: Hit) => void
  onClose: () => void
}

/** One field over everybody and everything: requests and customers, by name, phone, address, service or day. */
export function SearchDialog({ today, onChoose, onClose }: SearchDialogProps) {
  const id = useId()
  const [text, setText] = useState('')
  const search = useSettled(text.trim())
  const { hits, isLoaded } = useHits(search, today)
  const { input, list, option } = useCombobox({ options: hits, first: 0, onChoose })
  const news = isLoaded && search !== '' ? (hits.length === 0 ? 'Nothing was found' : `${hits.length} found`) : ''
  return (
    <Modal className="search-dialog" labelledBy={id} onClose={onClose}>
      <h2 id={id}>Search</h2>
      <div className="search-line">
        <input
          {...input}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          aria-label="Search everything"
          placeholder="Name, phone, address, service, day"
          maxLength={200}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
        />
        <button type="button" className="plain-button" onClick={onClose}>
          Close
        </button>
      </div>
      <output className={hits.length > 0 ? 'unseen' : 'hint'}>{news}</output>
      {news !== '' && hits.length === 0 && (
        <p className="hint">
          Try part of it, such as the last digits of a number, or look through{' '}
          <a href={VIEWS.customers.path} onClick={onClose}>
            all customers
          </a>
          .
        </p>
      )}
      <div {...list} aria-label="Results">
        {(['request', 'customer'] as const).map(kind => (
          <HitGroup key={kind} title={GROUPS[kind]} hits={hits} kind={kind} option={option} />
        ))}
      </div>
    </Modal>
  )
}

interface HitGroupProps {
  title: string
  kind: Hit['kind']
  hits: readonly Hit[]
  option: ReturnType<typeof useCombobox>['option']
}

function HitGroup({ title, kind, hits, option }: HitGroupProps) {
  const id = useId()
  if (hits.every(hit => hit.kind !== kind)) return null
  return (
    <fieldset aria-labelledby={id}>
      <p id={id} className="hit-group">
        {title}
      </p>
      {hits.map(
        (hit, index) =>
          hit.kind === kind && (
            // The keys are the input's, as in every combobox.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div key={hit.kind === 'request' ? hit.request.id : hit.customer.id} className="hit" {...option(index)}>
              {hit.kind === 'request' ? <RequestHit request={hit.request} /> : <CustomerHit customer={hit.customer} />}
            </div>
          ),
      )}
    </fieldset>
  )
}

function RequestHit({ request }: { request: Appointment }) {
  const content = useContent()
  const { appointment_date: date, appointment_time: time, status } = request
  const when = date === null ? 'Quote' : [content.dates.day(date), time === null ? '' : content.dates.time(time)].join(' ')
  return (
    <>
      <b>{personName(request)}</b>
      <span>{[when, serviceTitle(request, content), status, holdText(request, content.dates) ?? []].flat().join(' · ')}</span>
    </>
  )
}

function CustomerHit({ customer }: { customer: Customer }) {
  return (
    <>
      <b>{customerName(customer)}</b>
      <span>{[otherNames(customer), customer.phone, customer.email, visitCount(customer.visits)].filter(part => part !== '').join(' · ')}</span>
    </>
  )
}

/** Loads what is found: the requests of a day where a day was typed, else what has the words; of the last search until the next is there. */
function useHits(search: string, today: Day): { hits: readonly Hit[]; isLoaded: boolean } {
  const api = useApi()
  const { business } = useContent()
  const day = typedDay(search, today, business.locale)
  const wanted: Record<string, string> =
    day === null ? { search, sort: 'created_at', order: 'desc' } : { from: day, until: day, sort: 'appointment_date' }
  const query = search === '' ? null : new URLSearchParams({ ...wanted, page: '1', limit: String(LOOKED_AT) }).toString()
  const requests = useQuery({ ...listQuery(api, 'search', query), placeholderData: before => before })
  const customers = useQuery({
    ...customersQuery(api, new URLSearchParams({ search, limit: String(CUSTOMERS) }).toString()),
    enabled: search !== '' && day === null,
    placeholderData: before => before,
  })
  const [found, people] = [requests.data?.appointments, customers.data?.customers]
  const isAsked = search !== ''
  const hits = useMemo<readonly Hit[]>(() => {
    if (!isAsked) return []
    return [
      ...(day === null ? nextFirst(found ?? [], today) : (found ?? [])).slice(0, REQUESTS).map(request => ({ kind: 'request' as const, request })),
      ...(day === null ? (people ?? []) : []).map(customer => ({ kind: 'customer' as const, customer })),
    ]
  }, [isAsked, day, today, found, people])
  return { hits, isLoaded: !requests.isFetching && !customers.isFetching }
}
