import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { durationText } from '#src/catalog/words/duration-text.ts'
import { isDeleted, keptUntil } from '#src/booking/appointment/trash.ts'
import type { Appointment, AppointmentDetail } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { DiscardDialog } from '../ui/discard-dialog.tsx'
import { SideDialog } from '../ui/side-dialog.tsx'
import { useLeaveWarning } from '../hooks/use-leave-warning.ts'
import { ActualValue } from './actual-value.tsx'
import { ChangeForm, changesIn, NOTHING_TYPED, type TypedChange } from './change-form.tsx'
import { ContactLinks } from './contact-links.tsx'
import { FieldList } from './field-list.tsx'
import { HoldNote } from './hold-note.tsx'
import { PersonButtons } from './person-buttons.tsx'
import { PriceLines } from './price-lines.tsx'
import { estimateText, otherShownPrice } from './price-texts.ts'
import type { RequestActions } from './request-actions.ts'
import { DeleteButton } from './request-buttons.tsx'
import { formFields, serviceFields } from '#src/booking/appointment/stored-fields.ts'
import { RequestHistory } from './request-history.tsx'
import { categoryTitle, serviceTitle } from '#src/booking/appointment/service-texts.ts'
import { MODE_TITLES, personName } from './request-texts.ts'
import { SameSender } from './same-sender.tsx'
import { StatusSelect } from './status-select.tsx'
import { VisitTime } from './visit-time.tsx'

interface RequestDrawerProps {
  request: Appointment
  /** The request with its history: undefined until loaded, and why it could not be. */
  detail: { data: AppointmentDetail | undefined; error: Error | null }
  actions: RequestActions
  /** The unsaved edit, and the request as it was when editing began. */
  typed: TypedChange
  typedOn: Appointment
  onType: (typed: TypedChange) => void
  onClose: () => void
  /** Status messages, shown here since the drawer covers those of the page. */
  children: ReactNode
}

/** Everything about one request; read-only in the trash. */
export function RequestDrawer({ request, detail, actions, typed, typedOn, onType, onClose, children }: RequestDrawerProps) {
  const content = useContent()
  const shown = otherShownPrice(request, content)
  const [isLeaving, setIsLeaving] = useState(false)
  const isChanged = Object.keys(changesIn(typed, typedOn)).length > 0
  useLeaveWarning(isChanged)
  const close = () => {
    // Close one dialog after the other, so that each returns the focus to where it came from.
    flushSync(() => setIsLeaving(false))
    onType(NOTHING_TYPED)
    onClose()
  }
  const facts = [
    { name: 'received', label: 'Received', text: content.dates.moment(request.created_at) },
    ...(request.appointment_date !== null && request.duration !== undefined
      ? [{ name: 'duration', label: 'Duration', text: durationText({ low: request.duration, high: request.duration }, content.messages.duration) }]
      : []),
    { name: 'reference', label: 'Reference', text: request.id },
  ]
  return (
    <SideDialog className="request-drawer" title={personName(request)} onClose={() => (isChanged ? setIsLeaving(true) : close())}>
      {children}
      {request.deleted_at !== undefined && (
        <p className="in-trash">
          In the trash since {content.dates.moment(request.deleted_at)}, kept until{' '}
          {content.dates.moment(keptUntil(request.deleted_at, content.business.retention?.trashDays))}.
        </p>
      )}
      <div className="drawer-status">
        <p className="card-when">
          <b>{MODE_TITLES[request.request_type]}</b> <VisitTime request={request} />
        </p>
        <StatusSelect request={request} actions={actions} />
      </div>
      <HoldNote request={request} />
      <SameSender request={request} />
      <ContactLinks request={request} />
      {!isDeleted(request) && request.erased_at === undefined && <ChangeForm request={typedOn} actions={actions} typed={typed} onType={onType} />}
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
      <RequestHistory events={detail.data?.events} error={detail.error} />
      <footer>
        <PersonButtons request={request} actions={actions} />
        <DeleteButton request={request} actions={actions} />
      </footer>
      {isLeaving && <DiscardDialog what="change" onDiscard={close} onCancel={() => setIsLeaving(false)} />}
    </SideDialog>
  )
}
