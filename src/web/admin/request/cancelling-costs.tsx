import { useQuery } from '@tanstack/react-query'
import type { Appointment } from '#src/contract/generated/types.ts'
import { namesText } from '../bulk/bulk-texts.ts'
import { useApi } from '../data/api-context.ts'
import { useContent } from '../data/content/admin-content.ts'
import { visitsQuery } from '../data/requests/request-queries.ts'
import { useNow } from '../hooks/use-clock.ts'
import { countText } from '../texts/count-text.ts'
import { cancellingCost, owedForCancelling, owedForDeleting, owedInAll } from './cancelling-cost.ts'

/** What cancelling a visit costs by the policy at this moment. */
export function CancellingNow({ request }: { request: Appointment }) {
  const content = useContent()
  const cost = cancellingCost(request, useNow(content.business.timeZone), content)
  return cost === null ? null : <p>Cancelling now: {cost.text} by your policy.</p>
}

/** Which of several customers owe something when all are cancelled at this moment; nothing where none does. */
export function CancellingCosts({ requests }: { requests: readonly Appointment[] }) {
  const content = useContent()
  const owed = owedForCancelling(requests, useNow(content.business.timeZone), content)
  return owed.length === 0 ? null : <OwedList title="Cancelling now costs by your policy:" owed={owed} />
}

/** Which of the customers of requests that are deleted would owe something if their visits were cancelled; nothing where none would. */
export function DeletingCosts({ requests }: { requests: readonly Appointment[] }) {
  const content = useContent()
  const owed = owedForDeleting(requests, useNow(content.business.timeZone), content)
  return owed.length === 0 ? null : <OwedList title="Still to come: to cancel instead of deleting would cost by your policy:" owed={owed} />
}

/** What it would cost in all to cancel every visit to come instead of deleting it; nothing while that is not known, and where it costs nothing. */
export function DeletingAllCosts() {
  const content = useContent()
  const now = useNow(content.business.timeZone)
  const { data } = useQuery(visitsQuery(useApi(), 'to come', `from=${now.date}`))
  const owed = data === undefined ? null : owedInAll(data.appointments, now, content)
  if (owed === null) return null
  const visits = owed.count === 1 ? '1 visit' : `${countText(owed.count, content.business.locale)} visits`
  return (
    <p>
      Of those, {visits} still to come: to cancel instead of deleting would cost {owed.isExact ? '' : 'at least '}
      {content.money.text(owed.low)} in all by your policy.
    </p>
  )
}

function OwedList({ title, owed }: { title: string; owed: ReturnType<typeof owedForCancelling> }) {
  return (
    <>
      <p>{title}</p>
      <ul>
        {owed.map(([cost, of]) => (
          <li key={cost}>
            {namesText(of)} – {cost}
          </li>
        ))}
      </ul>
    </>
  )
}
