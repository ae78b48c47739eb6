import { memo, type ReactNode } from 'react'
import type { Appointment } from '#src/contract/generated/types.ts'
import { ChooseBox } from '../bulk/choose-box.tsx'
import type { Choosing } from '../bulk/use-chosen.ts'
import { type AdminContent, useContent } from '../data/content/admin-content.ts'
import { useThisYear } from '../hooks/use-clock.ts'
import { ActualValue } from '../request/actual-value.tsx'
import { ContactLinks } from '../request/contact-links.tsx'
import { EstimatePrice } from './estimate-price.tsx'
import { HoldNote, isOnHold } from '../request/hold-note.tsx'
import type { RequestActions } from '../request/request-actions.ts'
import { AGREED_PRICE, priceSentText, valueTitle } from '../request/price-texts.ts'
import { RequestButtons } from '../request/request-buttons.tsx'
import { serviceFields } from '#src/booking/appointment/stored-fields.ts'
import { categoryTitle, serviceTitle } from '#src/booking/appointment/service-texts.ts'
import { MODE_TITLES, personName } from '../request/request-texts.ts'
import { crewOf } from '../texts/crew-texts.ts'
import { StatusSelect } from '../request/status-select.tsx'
import { ShortTime } from './short-time.tsx'
import { hashOf } from '../dashboard/view.ts'
import {
  BY_NAME,
  BY_NAME_FROM_Z,
  HIGHEST_ESTIMATE_FIRST,
  LATEST_VISIT_FIRST,
  type ListQuery,
  LOWEST_ESTIMATE_FIRST,
  NEWEST_FIRST,
  NEXT_VISIT_FIRST,
  OLDEST_FIRST,
} from './list-query.ts'
import { useListPresses } from './use-list-presses.ts'
import { questionAnswer } from '#src/catalog/words/question-answer.ts'

/** The columns, each with the orders that a press on its head leads to, the first one first. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  Received: [NEWEST_FIRST, OLDEST_FIRST],
  Customer: [BY_NAME, BY_NAME_FROM_Z],
  Service: [],
  Request: [NEXT_VISIT_FIRST, LATEST_VISIT_FIRST],
  Estimate: [HIGHEST_ESTIMATE_FIRST, LOWEST_ESTIMATE_FIRST],
  'Actual value': [],
  Status: [],
  Actions: [],
}

export interface RequestsProps {
  query: ListQuery
  requests: readonly Appointment[]
  actions: RequestActions
  choosing: Choosing
}

/** The requests, one row of at most two lines each; pressing a row opens its request. */
export function RequestTable({ query, requests, actions, choosing }: RequestsProps) {
  const body = useListPresses<HTMLTableSectionElement>(requests, { ...choosing, open: actions.open, isChoosing: false })
  const thisYear = useThisYear(useContent().business.timeZone)
  const chosen = requests.filter(({ id }) => choosing.ids.has(id)).length
  return (
    <table className="request-table" data-crews={requests.some(hasCrewBesideHold) || undefined}>
      <caption className="unseen">Requests</caption>
      <thead>
        <tr>
          <th scope="col" className="column-choose">
            <ChooseBox
              label="Select all on this page"
              state={chosen === 0 ? 'none' : chosen < requests.length ? 'some' : 'all'}
              onPress={() => choosing.setPage(chosen < requests.length)}
            />
          </th>
          {Object.entries(COLUMNS).map(([title, sorts]) => (
            <ColumnHead key={title} title={title} sorts={sorts} query={query} />
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {requests.map(request => (
          <RequestRow
            key={request.id}
            request={request}
            thisYear={thisYear}
            actions={actions}
            isChosen={choosing.ids.has(request.id)}
            onPress={choosing.press}
          />
        ))}
      </tbody>
    </table>
  )
}

interface ColumnHeadProps {
  title: string
  sorts: readonly string[]
  query: ListQuery
}

/** The head of a column: orders the list by it, or turns that order round, where it can. */
function ColumnHead({ title, sorts, query }: ColumnHeadProps) {
  const at = sorts.indexOf(query.sort)
  const next = sorts[(at + 1) % sorts.length]
  const order = at === -1 ? undefined : query.sort.endsWith(' asc') ? 'ascending' : 'descending'
  return (
    <th scope="col" aria-sort={order}>
      {next === undefined ? title : <a href={hashOf({ kind: 'list', query: { ...query, sort: next, page: 1 } })}>{title}</a>}
    </th>
  )
}

interface RowProps {
  request: Appointment
  thisYear: string
  actions: RequestActions
  isChosen: boolean
  onPress: Choosing['press']
}

/** Memoized: renders only when its props change. */
const RequestRow = memo(function RequestRow({ request, thisYear, actions, isChosen, onPress }: RowProps) {
  const content = useContent()
  const details = [categoryTitle(request, content), ...serviceFields(request, content).map(({ label, text }) => questionAnswer(label, text))]
  return (
    <tr data-request={request.id} data-chosen={isChosen || undefined}>
      <td className="column-choose">
        <ChooseBox label={`Select ${personName(request)}`} state={isChosen ? 'all' : 'none'} onPress={isRange => onPress(request.id, isRange)} />
      </td>
      <td className="received">{content.dates.moment(request.created_at)}</td>
      <th scope="row">
        <span className="line" dir="auto">
          {personName(request)}
        </span>
        <ContactLinks request={request} isShort />
      </th>
      <td>
        <span className="line service-title">{serviceTitle(request, content)}</span>
        <span className="line soft">{details.join(', ')}</span>
      </td>
      <td>
        <ShortTime className="line" request={request} thisYear={thisYear} />
        <span className="line soft">{secondLine(request, content)}</span>
      </td>
      <td className="price">
        <EstimatePrice request={request} />
      </td>
      <td>
        <ActualValue request={request} actions={actions} place="list" />
        {valueTitle(request) === AGREED_PRICE && <span className="line soft">agreed</span>}
      </td>
      <td>
        <StatusSelect request={request} actions={actions} />
      </td>
      <td className="request-buttons">
        <RequestButtons request={request} actions={actions} />
      </td>
    </tr>
  )
})

function hasCrewBesideHold(request: Appointment): boolean {
  return isOnHold(request) && crewOf(request) !== null
}

function secondLine(request: Appointment, content: AdminContent): ReactNode {
  if (request.appointment_date === null) return priceSentText(request, content) ?? 'No date'
  const crew = crewOf(request)
  if (!isOnHold(request)) return crew ?? MODE_TITLES[request.request_type]
  return (
    <>
      {hasCrewBesideHold(request) && <span className="crew">{crew}, </span>}
      <HoldNote request={request} isShort />
    </>
  )
}
