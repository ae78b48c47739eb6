import { use } from 'react'
import { serviceTitle } from '#src/booking/appointment/service-texts.ts'
import { useForm } from '../../renderer/fields/form-view.ts'
import { withOpen } from '../dashboard/open-id.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useHash } from '../hooks/use-hash.ts'
import { personName } from '../request/request-texts.ts'
import { VisitTime } from '../request/visit-time.tsx'
import { crewOf } from '../texts/crew-texts.ts'
import { CrewContext } from './crew-choice.ts'
import { FreeCrew } from './free-crew.tsx'
import { useLeftTimeslot, useTimeslot } from './use-timeslot.ts'

/** Which other crew is free at the chosen time, and the visits that hold it, or the time that was taken out of the form, each with a link that opens it; nothing while the time is free. */
export function HeldBy({ left }: { left: string }) {
  const content = useContent()
  const hash = useHash()
  const { date } = useForm().choices
  const [chosen, earlier] = [useTimeslot('booked'), useLeftTimeslot(left)]
  const choice = use(CrewContext)
  // First those of the crew that is asked for, else of the one that the visit has.
  const crew = Number(choice?.crew) || choice?.of?.crew
  const visits = ((chosen ?? earlier)?.held_by ?? []).toSorted((a, b) => Number(b.crew === crew) - Number(a.crew === crew))
  return (
    <div aria-live="polite" className="held-by">
      <FreeCrew />
      {visits.length > 0 && (
        <>
          <p>Held by:</p>
          <ul>
            {visits.map(visit => (
              <li key={visit.id}>
                <a href={withOpen(hash, visit.id)}>{personName(visit)}</a>
                <span>
                  {visit.appointment_date === date ? content.dates.time(visit.appointment_time ?? '') : <VisitTime request={visit} />},{' '}
                  {[crewOf(visit) ?? [], serviceTitle(visit, content)].flat().join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
