import { memo, useId, useState } from 'react'
import type { Appointment } from '#src/contract/generated/types.ts'
import { ChooseBox } from '../bulk/choose-box.tsx'
import type { Choosing } from '../bulk/use-chosen.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useThisYear } from '../hooks/use-clock.ts'
import { useRecalled } from '../hooks/unsaved.ts'
import { ActualValue, listValueKey } from '../request/actual-value.tsx'
import { ContactLinks } from '../request/contact-links.tsx'
import { EstimatePrice } from './estimate-price.tsx'
import { FieldList } from '../request/field-list.tsx'
import { HoldNote, isOnHold } from '../request/hold-note.tsx'
import type { RequestActions } from '../request/request-actions.ts'
import { OPENER } from '../request/request-element.ts'
import { DeleteButton } from '../request/request-buttons.tsx'
import { serviceFields } from '#src/booking/appointment/stored-fields.ts'
import { categoryTitle, serviceTitle } from '#src/booking/appointment/service-texts.ts'
import { amountText, priceSentText, valueTitle } from '../request/price-texts.ts'
import { crewOf } from '../texts/crew-texts.ts'
import { personName } from '../request/request-texts.ts'
import { StatusSelect } from '../request/status-select.tsx'
import type { RequestsProps } from './request-table.tsx'
import { ShortTime } from './short-time.tsx'
import { useListPresses } from './use-list-presses.ts'

/** The requests as cards, where a table has no room; pressing a card opens its request. */
export function RequestCards({ requests, actions, choosing }: RequestsProps) {
  // One that was chosen in the table stays so on a narrower window.
  const isChoosing = choosing.isChoosing || choosing.ids.size > 0
  const list = useListPresses<HTMLUListElement>(requests, { ...choosing, open: actions.open, isChoosing })
  const thisYear = useThisYear(useContent().business.timeZone)
  return (
    <ul className="request-cards" aria-label="Requests" ref={list}>
      {requests.map(request => (
        <li key={request.id}>
          <RequestCard
            request={request}
            thisYear={thisYear}
            actions={actions}
            choice={isChoosing ? (choosing.ids.has(request.id) ? 'all' : 'none') : null}
            onPress={choosing.press}
          />
        </li>
      ))}
    </ul>
  )
}

interface RequestCardProps {
  request: Appointment
  thisYear: string
  actions: RequestActions
  /** Whether it is chosen; null while none are being chosen. */
  choice: 'none' | 'all' | null
  onPress: Choosing['press']
}

/** Memoized: renders only when its props change. */
const RequestCard = memo(function RequestCard({ request, thisYear, actions, choice, onPress }: RequestCardProps) {
  const content = useContent()
  const id = useId()
  // A figure that was being typed when the session ended is typed on.
  const [isOpen, setIsOpen] = useState(useRecalled(listValueKey(request), null) !== null)
  const crew = crewOf(request)
  const sent = priceSentText(request, content)
  const titleId = `request-${request.id}`
  return (
    <article
      className="request-card"
      aria-labelledby={titleId}
      data-request={request.id}
      data-choosing={choice !== null || undefined}
      data-chosen={choice === 'all' || undefined}
    >
      {choice !== null && <ChooseBox label={`Select ${personName(request)}`} state={choice} onPress={isRange => onPress(request.id, isRange)} />}
      <h3 id={titleId}>
        <button
          type="button"
          {...OPENER}
          dir="auto"
          aria-label={`${choice === null ? 'Details of' : 'Select'} ${personName(request)}`}
          onClick={() => (choice === null ? actions.open(request) : onPress(request.id, false))}
        >
          {personName(request)}
        </button>
      </h3>
      <StatusSelect request={request} actions={actions} />
      <div className="card-lines">
        <span className="line">
          <ShortTime request={request} thisYear={thisYear} />
          {sent !== null && `, ${sent}`}
        </span>
        <span className="line">
          {isOnHold(request) && (
            <>
              <HoldNote request={request} isShort />,{' '}
            </>
          )}
          {[...(crew === null ? [] : [crew]), amountText(request, content), serviceTitle(request, content)].join(', ')}
        </span>
      </div>
      <button
        type="button"
        className="quiet-button"
        aria-label={`More about ${personName(request)}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        More
      </button>
      <div className="card-more" id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <HoldNote request={request} />
            <FieldList
              fields={[
                { name: 'category', label: 'Category', text: categoryTitle(request, content) },
                ...serviceFields(request, content),
                { name: 'received', label: 'Received', text: content.dates.moment(request.created_at) },
                { name: 'estimate', label: 'Estimate', text: <EstimatePrice request={request} /> },
                { name: 'actual', label: valueTitle(request), text: <ActualValue request={request} actions={actions} place="list" /> },
              ]}
            />
            <ContactLinks request={request} />
            <DeleteButton request={request} actions={actions} />
          </>
        )}
      </div>
    </article>
  )
})
