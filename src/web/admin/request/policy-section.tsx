import { isOpen } from '#src/booking/appointment/status.ts'
import type { Appointment, AppointmentEvent } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useNow } from '../hooks/use-clock.ts'
import { FieldList } from './field-list.tsx'
import { cancelledFacts } from './cancelling-cost.ts'
import { policyFacts } from './policy-facts.ts'

interface PolicySectionProps {
  request: Appointment
  /** Its history, in order of time; undefined until loaded. */
  events: readonly AppointmentEvent[] | undefined
}

/** What was promised of deposits and cancelling, and what it comes to now, or came to when it was cancelled; absent where nothing was promised. */
export function PolicySection({ request, events }: PolicySectionProps) {
  const content = useContent()
  const now = useNow(content.business.timeZone)
  const { policies } = request.estimate
  if (policies === undefined) return null
  const facts = isOpen(request) ? policyFacts(request, now, content) : cancelledFacts(request, events ?? [], content)
  return (
    <section aria-label="Deposit and cancelling">
      <h3>Deposit and cancelling</h3>
      <FieldList fields={facts} />
      <p className="soft">Promised when it was requested: {policies.said.join(' ')}</p>
    </section>
  )
}
