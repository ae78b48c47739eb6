import { Fragment, useEffect, useRef } from 'react'
import type { FormRevision } from '#src/catalog/revision.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { Appointment, Layout } from '#src/contract/generated/types.ts'
import { dialled } from '#src/contract/dialled.ts'
import { Remarks } from '../ui/remarks.tsx'
import { confirmationOf, type Row } from './confirmation.ts'

interface SentPanelProps {
  stored: Appointment
  revision: FormRevision
  layout: Layout
  /** Whether it was sent just now: then it takes the focus and comes into view. */
  isNew: boolean
  onAgain: () => void
}

/** The confirmation: what was sent, for when and at which price, what happens next, and how to change it. */
export function SentPanel({ stored, revision, layout, isNew, onAgain }: SentPanelProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isNew) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ behavior: 'instant' })
  }, [isNew])
  const { business, messages, bookingForm } = revision.content
  const { success, estimate } = messages
  const { message, notes, when, reference, rows, total, rises, lines, reasons, policies, next } = confirmationOf(stored, revision, layout)
  return (
    <div className="sent">
      <address>{[business.name, business.phone, business.email].join('\n')}</address>
      <div ref={box} className="sent-head" role="alert" tabIndex={-1}>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="22" />
          <path d="m14 25 7 7 13-15" pathLength="1" />
        </svg>
        <h3>{success.title}</h3>
        <p>{message}</p>
        {notes.map(note => (
          <p key={note} className="hint">
            {note}
          </p>
        ))}
      </div>
      <div className="ticket">
        {when !== null && (
          <p className="when">
            <strong>{when.day}</strong> <b>{when.time}</b>
          </p>
        )}
        {reference !== null && <p className="reference">{reference}</p>}
        {success.calendar !== undefined && stored.calendar_file !== undefined && (
          <a className="button" href={`data:text/calendar,${encodeURIComponent(stored.calendar_file)}`} download="appointment.ics">
            {success.calendar}
          </a>
        )}
        <Rows rows={rows} />
        <div className="sum">
          <h4>{estimate.title}</h4>
          <p className="total">{total}</p>
          {rises && <p className="hint">{estimate.raises}</p>}
          <Rows rows={lines} />
          <Remarks title={estimate.reasons} texts={reasons} />
          <Remarks title={revision.content.policies?.words.title ?? ''} texts={policies} />
        </div>
      </div>
      <div className="after">
        {success.next !== undefined && next.length > 0 && (
          <div>
            <h4>{success.next.title}</h4>
            <ol>
              {next.map(step => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        )}
        {success.change !== undefined && (
          <div>
            <h4>{success.change.title}</h4>
            <p>{success.change.text}</p>
            <p className="ways">
              <a href={`tel:${dialled(business.phone)}`}>{fill(success.change.call, { phone: business.phone })}</a>
              <a href={`mailto:${business.email}?subject=${encodeURIComponent(reference ?? '')}`}>
                {fill(success.change.write, { email: business.email })}
              </a>
            </p>
          </div>
        )}
        <p className="actions">
          <button
            type="button"
            className="button plain"
            onClick={() => {
              onAgain()
              // The form is there in the next frame.
              requestAnimationFrame(() => document.querySelector<HTMLElement>('#booking-form input')?.focus())
            }}
          >
            {bookingForm.another}
          </button>
          {success.print !== undefined && (
            <button type="button" className="text" onClick={() => print()}>
              {success.print}
            </button>
          )}
        </p>
      </div>
    </div>
  )
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl>
      {rows.map(({ label, text }) => (
        <div key={`${label} ${text}`}>
          <dt>{label}</dt>
          <dd>
            {/* A long e-mail address breaks before its host. */}
            {text.split(/(?=@)/).map((part, at) => (
              <Fragment key={part}>
                {at > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
