import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { LocalTime } from '#src/booking/schedule/business-time.ts'
import { nearestTimes } from '#src/booking/schedule/nearest-times.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { storedValues } from '#src/booking/request/stored-values.ts'
import { useClosuresOn } from '../closures/use-closures-on.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { formCall, freeStartsQuery, timeslotQuery } from '../data/free-times/free-times.ts'
import { mailStateQuery } from '../data/site-state.ts'
import { useNow } from '../hooks/use-clock.ts'
import type { RequestActions } from '../request/request-actions.ts'
import { personName } from '../request/request-texts.ts'
import { VisitTime } from '../request/visit-time.tsx'
import { useDayPrice } from '../edit-request/use-day-price.tsx'
import { formPageOf } from '../request-form/form-page.ts'
import { type Refusal, refusalBy } from '../request-form/refusal.ts'
import { TellOffer } from '../telling/tell-offer.tsx'
import { crewTitle, otherCrewText } from '../texts/crew-texts.ts'
import { LateNote } from '../texts/late-note.tsx'
import { andTell } from '../telling/tell-texts.ts'
import { canMail, mailOfChange } from '../telling/telling.ts'
import { toldBy, useTell } from '../telling/use-tell.ts'
import { Modal } from '../ui/modal.tsx'
import { blockedText, isRefused, moveProblem, PROBLEM_WORDS } from './moves.ts'
import { takenText } from './taken-text.ts'

/** A visit and where it was dropped. */
export interface Move {
  of: Appointment
  to: LocalTime
  /** The crew that it is given to; left out, it keeps its own where it can. */
  crew?: number
}

interface MoveDialogProps {
  move: Move
  actions: Pick<RequestActions, 'change'>
  /** Called with another time of the day. */
  onChoose: (to: LocalTime) => void
  /** Called when the visit is moved, or stays. */
  onClose: () => void
}

/** Asks before a visit is moved: from when to when, what speaks against it, at which price, and whether its visitor is told. */
export function MoveDialog({ move: { of, to, crew }, actions, onChoose, onClose }: MoveDialogProps) {
  const id = useId()
  const api = useApi()
  const content = useContent()
  const { business, dates } = content
  const tell = useTell(true)
  const [refused, setRefused] = useState<(Refusal & { to: LocalTime }) | null>(null)
  const [isSending, setIsSending] = useState(false)
  const now = useNow(business.timeZone)
  const minutes = of.duration ?? business.slotMinutes
  const freeFor = { except: of.id, crew }
  const { data: timeslot, isPending } = useQuery(timeslotQuery(api, formCall('check-timeslot', freeFor), minutes, to))
  const { data: free = [] } = useQuery(freeStartsQuery(api, formCall('slots', freeFor), minutes, to.date))
  const { data: mails } = useQuery(mailStateQuery(api))
  const fields = { appointment_date: to.date, appointment_time: to.time, ...(crew !== undefined && { crew }) }
  const isHandedOver = to.date === of.appointment_date && to.time === of.appointment_time
  const canTell = mails !== undefined && canMail(of, mails) && mailOfChange({ kind: 'edit', of, fields }, mails, now.date) !== null
  const refusal = refused?.to === to ? refused : null
  const isTaken = timeslot?.available === false || refusal?.isTaken === true
  const blocked = blockedText(business, minutes, to, useClosuresOn(to.date), crew)
  const otherCrew = crew === undefined ? otherCrewText(of.crew, timeslot?.crew) : ''
  const found = moveProblem({ business, to, minutes, now, isTaken, isBlocked: blocked !== null })
  // Whatever else speaks against its time does so already.
  const problem = isHandedOver && found !== 'taken' ? null : found
  const words = problem === 'blocked' ? blocked : problem && PROBLEM_WORDS[problem]
  const said = problem === 'taken' ? takenText(timeslot?.held_by ?? [], crew, content) : words
  const isWarned = problem !== null || refusal?.isWarning === true
  const [{ revision, before }] = useState(() => {
    const { revision } = formPageOf(content)
    return { revision, before: storedValues(of, revision).values }
  })
  const { offer, price } = useDayPrice(of, revision, before, { ...before, ...to })
  const move = async () => {
    setIsSending(true)
    try {
      await actions.change(of, { ...fields, ...price, ...(isWarned && { despite_warnings: true }), ...(canTell && toldBy(tell)) })
      onClose()
    } catch (error) {
      setRefused({ ...refusalBy(error), to })
      setIsSending(false)
    }
  }
  return (
    <Modal className="confirm-dialog tell-dialog move-dialog" labelledBy={id} describedBy={`${id}-when`} onClose={onClose}>
      <h2 id={id}>
        {isHandedOver && crew !== undefined ? `Give the visit of ${personName(of)} to ${crewTitle(crew)}?` : `Move the visit of ${personName(of)}?`}
      </h2>
      <p id={`${id}-when`}>
        {!isHandedOver && (
          <>
            <s>
              <span className="unseen">From </span>
              <VisitTime request={of} />
            </s>{' '}
            <span aria-hidden="true">→</span> <span className="unseen">to </span>
          </>
        )}
        <b>
          <VisitTime request={{ ...of, ...fields }} />
          {crew !== undefined && !isHandedOver && `, now ${crewTitle(crew)}`}
        </b>
      </p>
      <div role="alert">
        {refusal !== null && !refusal.isTaken && (
          <p className="failure">{[refusal.title, ...refusal.problems.map(({ message }) => message)].join(' ')}</p>
        )}
        {otherCrew !== '' && <p className="move-warning">{otherCrew}</p>}
        {problem !== null && <p className={isRefused(problem) ? 'failure' : 'move-warning'}>{said}</p>}
      </div>
      {(problem === 'taken' || problem === 'blocked') && (
        <div className="choices free-times">
          {free.length > 0 && <p>{crew === undefined ? 'Free:' : `Free for ${crewTitle(crew)}:`}</p>}
          {nearestTimes(free, to.time).map(time => (
            <button key={time} type="button" className="plain-button" onClick={() => onChoose({ date: to.date, time })}>
              {dates.time(time)}
              <LateNote date={to.date} time={time} minutes={minutes} />
            </button>
          ))}
          {free.length === 0 && <p>No other time of this day is free.</p>}
        </div>
      )}
      {offer}
      {canTell && <TellOffer request={of} tell={tell} of={fields} />}
      <div className="choices">
        <button type="button" className="plain-button" onClick={onClose}>
          Back
        </button>
        <button type="button" className="main-button" disabled={isSending || isPending || isRefused(problem)} onClick={() => void move()}>
          {andTell(isHandedOver ? 'Give it' : isWarned ? 'Move anyway' : 'Move', canTell && tell.isTicked)}
        </button>
      </div>
    </Modal>
  )
}
