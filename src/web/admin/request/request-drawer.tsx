import type { ReactNode } from 'react'
import { durationText } from '#src/catalog/duration-text.ts'
import { isDeleted, keptUntil } from '#src/booking/trash.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../content.ts'
import { SideDialog } from '../side-dialog.tsx'
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

/** Everything about one request; in the trash, to be read. */
export function RequestDrawer({ request, actions, onClose, children }: RequestDrawerProps) {
  const content = useContent()
  const shown = otherShownPrice(request, content)
  const facts = [
    { name: 'received', label: 'Received', text: content.dates.moment(request.created_at) },
    ...(request.appointment_date !== null && request.duration !== undefined
      ? [{ name: 'duration', label: 'Time held', text: durationText({ low: request.duration, high: request.duration }, content.messages.duration) }]
      : []),
    { name: 'reference', label: 'Reference', text: request.id },
  ]
  return (
    <SideDialog className="request-drawer" title={request.name} onClose={onClose}>
      {children}
      {request.deleted_at !== undefined && (
        <p className="in-trash">
          In the trash since {content.dates.moment(request.deleted_at)}, kept until {content.dates.moment(keptUntil(request.deleted_at))}.
        </p>
      )}
      <div className="drawer-status">
        <p className="card-when">
          <b>{MODE_TITLES[request.request_type]}</b> <VisitTime request={request} />
        </p>
        <StatusSelect request={request} actions={actions} />
      </div>
      <ContactLinks request={request} />
      {!isDeleted(request) && <ChangeForm request={request} actions={actions} />}
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
            { name: 'actual', label: 'Actual value', text: <ActualValue request={request} actions={actions} place="drawer" /> },
          ]}
        />
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
    </SideDialog>
  )
}
