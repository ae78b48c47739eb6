import { addressOf } from '#src/booking/appointment/address.ts'
import { durationText } from '#src/catalog/words/duration-text.ts'
import { minutesOf } from '#src/catalog/time-of-day.ts'
import { isOpen, isOpenQuote, keepsTime } from '#src/booking/appointment/status.ts'
import { isDeleted, keptUntil } from '#src/booking/appointment/trash.ts'
import type { Appointment, AppointmentDetail } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { SideDialog } from '../ui/side-dialog.tsx'
import { ActualValue } from './actual-value.tsx'
import { hashOfCopy, hashOfCustomer, hashOfVisitSheet } from '../dashboard/view.ts'
import type { Edit } from '../edit-request/use-edit.ts'
import { isReceipt } from '../print/customer-copy.ts'
import { ContactButtons } from './contact-buttons.tsx'
import { FieldList } from './field-list.tsx'
import { HoldNote } from './hold-note.tsx'
import { PersonButtons } from './person-buttons.tsx'
import { PolicySection } from './policy-section.tsx'
import { PriceLines } from './price-lines.tsx'
import { amountText, estimateText, isOfEarlierService, otherShownPrice, priceSentText, valueTitle } from './price-texts.ts'
import type { RequestActions } from './request-actions.ts'
import { DeleteButton } from './request-buttons.tsx'
import { missesAddress, NoAddress } from './no-address.tsx'
import { formFields, serviceFields } from '#src/booking/appointment/stored-fields.ts'
import { RequestHistory } from './request-history.tsx'
import { RequestNotes } from './request-notes.tsx'
import { categoryTitle, serviceTitle } from '#src/booking/appointment/service-texts.ts'
import { MODE_TITLES, personName } from './request-texts.ts'
import { SameSender } from './same-sender.tsx'
import { SendPrice } from '../telling/send-price.tsx'
import { StatusSelect } from './status-select.tsx'
import { crewOf } from '../texts/crew-texts.ts'
import { VisitTime } from './visit-time.tsx'

interface RequestDrawerProps {
  request: Appointment
  /** The request with its history: undefined until loaded, and why it could not be. */
  detail: { data: AppointmentDetail | undefined; error: Error | null }
  actions: RequestActions
  /** Opens a form that changes it. */
  onEdit: (form: Edit['form']) => void
  onClose: () => void
}

/** Everything about one request; read-only in the trash. */
export function RequestDrawer({ request, detail, actions, onEdit, onClose }: RequestDrawerProps) {
  const content = useContent()
  const address = addressOf(request, content)
  const contact = [request.phone, request.email, address ?? ''].filter(text => text !== '').join(' · ')
  const shown = otherShownPrice(request, content)
  const { appointment_time: start, duration } = request
  const end = start === null || duration === undefined ? null : content.dates.clock(minutesOf(start) + duration)
  const crew = crewOf(request)
  const isQuote = isOpenQuote(request)
  const isWaiting = isQuote || request.status === 'Pending'
  const edit = { title: 'Edit request', act: () => onEdit('all') }
  const answer = isQuote ? { title: 'Schedule', act: () => onEdit('time') } : { title: 'Confirm', act: () => actions.setStatus(request, 'Confirmed') }
  const first = isWaiting ? answer : edit
  const facts = [
    { name: 'received', label: 'Received', text: content.dates.moment(request.created_at) },
    ...(request.appointment_date !== null && request.duration !== undefined
      ? [
          {
            name: 'duration',
            label: 'Duration',
            text: (
              <>
                {durationText({ low: request.duration, high: request.duration }, content.messages.duration)}{' '}
                {isOpen(request) && !isQuote && (
                  <button type="button" className="quiet-button" onClick={() => onEdit('length')}>
                    Longer or shorter
                  </button>
                )}
              </>
            ),
          },
        ]
      : []),
    { name: 'reference', label: 'Reference', text: request.id },
  ]
  return (
    <SideDialog className="request-drawer" title={personName(request)} place={`request ${request.id}`} holdsMessages onClose={onClose}>
      {request.deleted_at !== undefined && (
        <p className="in-trash">
          In the trash since {content.dates.moment(request.deleted_at)}, kept until{' '}
          {content.dates.moment(keptUntil(request.deleted_at, content.business.retention?.trashDays))}.
        </p>
      )}
      <div className="drawer-status">
        <p className="card-when">
          <b>{MODE_TITLES[request.request_type]}</b>{' '}
          <span>
            <VisitTime request={request} />
            {end !== null && ` – ${end}`}
          </span>
          {crew !== null && <span className="crew">{crew}</span>} {priceSentText(request, content)}
        </p>
        <p className="soft drawer-what">{[serviceTitle(request, content), amountText(request, content)].filter(text => text !== '').join(' · ')}</p>
        <StatusSelect request={request} actions={actions} />
      </div>
      <HoldNote request={request} />
      <ContactButtons name={personName(request)} phone={request.phone} email={request.email} address={address} />
      {(contact !== '' || missesAddress(request, content)) && (
        <p className="soft">
          {contact} <NoAddress request={request} onEnter={() => onEdit('address')} />
        </p>
      )}
      {!isDeleted(request) && request.erased_at === undefined && (
        <div className="drawer-buttons">
          {/* One element for all of them: it keeps the focus when the request has been answered. */}
          <button type="button" className={isWaiting ? 'main-button' : 'plain-button'} onClick={first.act}>
            {first.title}
          </button>
          <SendPrice request={request} actions={actions} />
          {isWaiting && (
            <button type="button" className="plain-button" onClick={edit.act}>
              {edit.title}
            </button>
          )}
          {isOpen(request) && !isQuote && (
            <button type="button" className="plain-button" onClick={() => onEdit('time')}>
              Move
            </button>
          )}
          <a className="plain-button" href={hashOfCopy(request.id)}>
            {isReceipt(request) ? 'Print receipt' : 'Print estimate'}
          </a>
          {request.appointment_date !== null && keepsTime(request) && (
            <a className="plain-button" href={hashOfVisitSheet(request.id, request.appointment_date)}>
              Job sheet
            </a>
          )}
        </div>
      )}
      {request.erased_at === undefined && (
        <a className="customer-link" href={hashOfCustomer(request.id)}>
          Everything about this customer
        </a>
      )}
      {request.message !== '' && (
        <section aria-label="Message">
          <h3>Message</h3>
          <p className="message">{request.message}</p>
        </section>
      )}
      {/* Beside the words by which spam is known. */}
      <SameSender request={request} />
      <RequestNotes request={request} />
      <section aria-label="Service">
        <h3>{serviceTitle(request, content)}</h3>
        <p className="category-title">{categoryTitle(request, content)}</p>
        <FieldList fields={serviceFields(request, content)} />
      </section>
      <section aria-label="Price">
        <h3>Price</h3>
        <PriceLines estimate={request.estimate} />
        {isOfEarlierService(request) && <p className="soft">This price was promised before the service was changed.</p>}
        <FieldList
          fields={[
            { name: 'calculated', label: 'Calculated price', text: estimateText(request, content) },
            ...(shown === null ? [] : [{ name: 'shown', label: 'Price the visitor saw', text: shown }]),
            { name: 'actual', label: valueTitle(request), text: <ActualValue request={request} actions={actions} place="drawer" /> },
          ]}
        />
      </section>
      <PolicySection request={request} events={detail.data?.events} />
      <section aria-label="Further details">
        <h3>Further details</h3>
        <FieldList fields={[...formFields(request, content), ...facts]} />
      </section>
      <RequestHistory request={request} events={detail.data?.events} error={detail.error} />
      <footer>
        <DeleteButton request={request} actions={actions} />
        <PersonButtons request={request} actions={actions} />
      </footer>
    </SideDialog>
  )
}
