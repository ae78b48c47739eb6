import { skipToken, useQuery } from '@tanstack/react-query'
import { serviceTitle } from '#src/booking/appointment/service-texts.ts'
import { adminTimeslotAnswer } from '#src/contract/generated/admin-answers.ts'
import { expectShape } from '../../api/answer.ts'
import { useForm } from '../../renderer/fields/form-view.ts'
import { withOpen } from '../dashboard/open-id.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useHash } from '../hooks/use-hash.ts'
import { personName } from '../request/request-texts.ts'
import { VisitTime } from '../request/visit-time.tsx'

/** The visits that hold the chosen time, each with a link that opens it; nothing while the time is free. */
export function HeldBy() {
  const content = useContent()
  const hash = useHash()
  const api = useApi()
  const { slot, choices, minutes, slotCheck } = useForm()
  const { date, time } = choices
  const path = slot === 'booked' && minutes !== null ? `${slotCheck}${new URLSearchParams({ date, time, duration: String(minutes) })}` : null
  const ask = path === null ? skipToken : async () => expectShape(adminTimeslotAnswer, await api.get(path))
  // A failure is not told: that the time is taken is.
  const visits = useQuery({ queryKey: ['held by', path], queryFn: ask, meta: {} }).data?.held_by ?? []
  return (
    <div aria-live="polite" className="held-by">
      {visits.length > 0 && (
        <>
          <p>Held by:</p>
          <ul>
            {visits.map(visit => (
              <li key={visit.id}>
                <a href={withOpen(hash, visit.id)}>{personName(visit)}</a>
                <span>
                  {visit.appointment_date === date ? content.dates.time(visit.appointment_time ?? '') : <VisitTime request={visit} />},{' '}
                  {serviceTitle(visit, content)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
