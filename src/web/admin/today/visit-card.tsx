import { use, useRef } from 'react'
import { addressOf } from '#src/booking/appointment/address.ts'
import { addonTitles } from '#src/booking/appointment/job.ts'
import { lastAction, nextAction } from '#src/booking/appointment/next-action.ts'
import { categoryTitle, serviceTitle } from '#src/booking/appointment/service-texts.ts'
import { thingsOf } from '#src/booking/appointment/things.ts'
import type { Day, Note } from '#src/contract/generated/types.ts'
import type { Block } from '../calendar/blocks.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useNow } from '../hooks/use-clock.ts'
import { UnsavedContext } from '../hooks/unsaved.ts'
import { HoldNote } from '../request/hold-note.tsx'
import { amountText } from '../request/price-texts.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { OPENER } from '../request/request-element.ts'
import { personName } from '../request/request-texts.ts'
import { NoAddress } from '../request/no-address.tsx'
import { ContactButtons } from '../request/contact-buttons.tsx'
import { useOnWayText } from '../telling/on-way-text.ts'
import { crewOf } from '../texts/crew-texts.ts'
import { shortMinutes } from '../texts/short-durations.ts'
import { progressText, takeBack } from './visit-actions.ts'
import { ActionForm, doneKey } from './action-form.tsx'
import { minutesLate } from './minutes-late.ts'
import { OnWayLink } from './on-way-link.tsx'
import { VisitNotes } from './visit-notes.tsx'

interface VisitCardProps {
  block: Block
  /** What the owner has written down about it and its customer, newest first. */
  notes: readonly Note[]
  today: Day
  /** Whether a change of the visit waits for connection. */
  isUnsent: boolean
  /** Whether it is the visit that is worked on next. */
  isNext: boolean
  actions: RequestActions
}

/** A visit of the day: when, what, for whom, where, what to know there, and the next action as one button; of one that is done only what was done, so that the next is in sight. */
export function VisitCard({ block: { request, start, end }, notes, today, isUnsent, isNext, actions }: VisitCardProps) {
  const content = useContent()
  const { business, dates } = content
  const unsaved = use(UnsavedContext)
  const opener = useRef<HTMLButtonElement>(null)
  const [thing] = thingsOf([request], content)
  const work = [thing?.name, ...addonTitles(request, content).map(title => `+ ${title}`)].join(' ').trim()
  const address = addressOf(request, content)
  const [action, last] = [nextAction(request, today), lastAction(request)]
  const onWay = useOnWayText(request)
  const words = request.phone === '' ? null : onWay
  const late = minutesLate(request, useNow(business.timeZone))
  const warnings = [...(late > 0 ? [`${shortMinutes(late)} late`] : []), ...(isUnsent ? ['Waits for connection'] : [])]
  const crew = crewOf(request)
  const isDone = request.status === 'Completed'
  const titleId = `visit-${request.id}`
  return (
    <article className="visit-card" aria-labelledby={titleId} data-request={request.id} data-status={request.status}>
      {warnings.length > 0 && <p className="visit-warning">{warnings.join(' · ')}</p>}
      <p className="visit-line">
        <b>
          {dates.clock(start)} – {dates.clock(end)}
        </b>
        <span className="status read-only" data-status={request.status}>
          {request.status}
        </span>
      </p>
      <div className="visit-head">
        <h3 id={titleId}>
          <button type="button" {...OPENER} ref={opener} aria-label={`Details of ${personName(request)}`} onClick={() => actions.open(request)}>
            {personName(request)}
          </button>
        </h3>
        {crew !== null && <span className="crew">{crew}</span>}
      </div>
      <p className="visit-line">
        <span>
          {serviceTitle(request, content)} {!thing?.name && <span className="soft">{categoryTitle(request, content)}</span>}
        </span>
        <b>{amountText(request, content)}</b>
      </p>
      {!isDone && (
        <>
          {work !== '' && <p>{work}</p>}
          {address !== null && <p className="visit-address">{address}</p>}
          {address === null && <NoAddress request={request} onEnter={() => actions.enterAddress(request)} />}
          <VisitNotes request={request} own={notes} />
          <HoldNote request={request} />
          <div className="visit-buttons">
            <ContactButtons name={personName(request)} phone={request.phone} hasText={words === null} address={address} />
            {action !== null && (
              <ActionForm request={request} action={action} isNext={isNext} actions={actions} onLast={() => opener.current?.focus()} />
            )}
            {/* Last: it moves nothing under a finger that taps twice. */}
            {words !== null && <OnWayLink name={personName(request)} phone={request.phone} words={words} />}
          </div>
        </>
      )}
      {last !== null && (
        <p className="visit-progress">
          <span>{progressText(last, request, content)}</span>
          {last === 'start' && (
            <button
              type="button"
              className="quiet-button"
              aria-label={`Takes longer: ${personName(request)}`}
              onClick={() => actions.lengthen(request)}
            >
              Takes longer
            </button>
          )}
          <button
            type="button"
            className="quiet-button"
            aria-label={`Undo: ${progressText(last, request, content)}, ${personName(request)}`}
            onClick={() => {
              // The button may disappear with what it takes back.
              opener.current?.focus()
              if (last === 'finish' && request.actual_value !== null) unsaved.keep(doneKey(request), String(request.actual_value))
              takeBack(last, request, actions)
            }}
          >
            Undo
          </button>
        </p>
      )}
    </article>
  )
}
