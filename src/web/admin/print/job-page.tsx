import { atAgreedPrice } from '#src/booking/appointment/agreed-price.ts'
import { addressOf } from '#src/booking/appointment/address.ts'
import { jobOf } from '#src/booking/appointment/job.ts'
import { referenceOf } from '#src/booking/appointment/reference.ts'
import { categoryTitle, serviceTitle } from '#src/booking/appointment/service-texts.ts'
import type { Day, Note } from '#src/contract/generated/types.ts'
import type { Block } from '../calendar/blocks.ts'
import { useContent } from '../data/content/admin-content.ts'
import { FieldList } from '../request/field-list.tsx'
import { HoldNote } from '../request/hold-note.tsx'
import { PriceLines } from '../request/price-lines.tsx'
import { amountText } from '../request/price-texts.ts'
import { personName } from '../request/request-texts.ts'
import { crewOf } from '../texts/crew-texts.ts'
import { CheckList } from './check-list.tsx'
import { InternalNotes } from './internal-notes.tsx'

/** What is written in by hand. */
const BLANKS = ['Arrived', 'Finished', 'Actual value', 'Customer’s signature']

interface JobPageProps {
  day: Day
  block: Block
  notes: readonly Note[]
}

/** Everything about a visit on a page of its own, with room for what is written in there. */
export function JobPage({ day, block: { request, start, end }, notes }: JobPageProps) {
  const content = useContent()
  const { includes, addons, thing, place } = jobOf(request, content)
  const address = addressOf(request, content)
  const crew = crewOf(request)
  const titleId = `job-${request.id}`
  return (
    <article className="job-page" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>
          {content.dates.clock(start)} – {content.dates.clock(end)}, {personName(request)}
        </h2>
        <p>
          {content.dates.day(day)}, {crew !== null && `${crew}, `}
          {request.status.toLowerCase()}, reference {referenceOf(request)}
        </p>
      </header>
      <HoldNote request={request} />
      <address>
        {request.phone !== '' && <b>{request.phone}</b>}
        <span>{address ?? 'No address was given'}</span>
      </address>
      <FieldList fields={place} />
      {request.message !== '' && <blockquote>{request.message}</blockquote>}
      <InternalNotes notes={notes} />
      <div>
        <h3>
          {serviceTitle(request, content)} <small>{categoryTitle(request, content)}</small>
        </h3>
        <FieldList fields={thing} />
        <CheckList texts={includes} />
        {addons.length > 0 && (
          <>
            <h4>Add-ons</h4>
            <CheckList texts={addons} />
          </>
        )}
      </div>
      <div className="to-collect">
        <PriceLines estimate={atAgreedPrice(request, content.money).estimate} />
        <p>
          <span>{request.status === 'Completed' ? 'Actual value' : 'To collect'}</span> <b>{amountText(request, content)}</b>
        </p>
      </div>
      <ul className="blanks">
        {BLANKS.map(title => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </article>
  )
}
