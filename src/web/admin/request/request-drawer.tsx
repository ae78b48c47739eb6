import { type ReactNode, useId } from 'react'
import { durationText } from '#src/catalog/duration-text.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../content.ts'
import { Modal } from '../modal.tsx'
import { ActualValue } from './actual-value.tsx'
import { ChangeForm } from './change-form.tsx'
import { ContactLinks } from './contact-links.tsx'
import { FieldList } from './field-list.tsx'
import { PriceLines } from './price-lines.tsx'
import { estimateText, otherShownPrice } from './price-texts.ts'
import type { RequestActions } from './request-actions.ts'
import { DeleteButton } from './request-buttons.tsx'
import { formFields, serviceFields } from './request-fields.ts'
import { RequestHistory } from './request-history.tsx'
import { categoryTitle, MODE_TITLES, serviceTitle } from './request-texts.ts'
import { StatusSelect } from './status-select.tsx'
import { VisitTime } from './visit-time.tsx'

interface RequestDrawerProps {
  request: Appointment
  actions: RequestActions
  onClose: () => void
  /** Reports, which nobody could see behind it. */
  children: ReactNode
}

/** Everything about one request. */
export function RequestDrawer({ request, actions, onClose, children }: RequestDrawerProps) {
  const content = useContent()
  const titleId = useId()
  const shown = otherShownPrice(request, content)
  const facts = [
    { name: 'received', label: 'Received', text: content.dates.moment(request.created_at) },
    ...(request.appointment_date !== null && request.duration !== undefined
      ? [{ name: 'duration', label: 'Time held', text: durationText({ low: request.duration, high: request.duration }, content.messages.duration) }]
      : []),
    { name: 'reference', label: 'Reference', text: request.id },
  ]
  return (
    <Modal className="request-drawer" labelledBy={titleId} onClose={onClose}>
      <header>
        <h2 id={titleId}>{request.name}</h2>
        <button type="button" className="plain-button" onClick={onClose}>
          Close
        </button>
      </header>
      {children}
      <div className="drawer-status">
        <p className="card-when">
          <b>{MODE_TITLES[request.request_type]}</b> <VisitTime request={request} />
        </p>
        <StatusSelect request={request} actions={actions} />
      </div>
      <ContactLinks request={request} />
      <ChangeForm request={request} actions={actions} />
      <section aria-label="Service">
        <h3>{serviceTitle(request, content)}</h3>
        <p className="category-title">{categoryTitle(request, content)}</p>
        <FieldList fields={serviceFields(request, content)} />
      </section>
      <section aria-label="Price">
        <h3>Price</h3>
        <PriceLines estimate={request.estimate} />
        <FieldList
          fields={[
            { name: 'calculated', label: 'Calculated price', text: estimateText(request, content) },
            ...(shown === null ? [] : [{ name: 'shown', label: 'Price the visitor saw', text: shown }]),
          ]}
        />
        <dl className="field-list">
          <div>
            <dt>Actual value</dt>
            <dd>
              <ActualValue request={request} actions={actions} />
            </dd>
          </div>
        </dl>
      </section>
      {request.message !== '' && (
        <section aria-label="Message">
          <h3>Message</h3>
          <p className="message">{request.message}</p>
        </section>
      )}
      <section aria-label="Further details">
        <h3>Further details</h3>
        <FieldList fields={[...formFields(request, content), ...facts]} />
      </section>
      <RequestHistory request={request} actions={actions} />
      <footer>
        <DeleteButton request={request} actions={actions} />
      </footer>
    </Modal>
  )
}
