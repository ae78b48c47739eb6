import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { useNow } from '../hooks/use-clock.ts'
import { FieldList } from './field-list.tsx'
import { policyFacts } from './policy-facts.ts'

/** What was promised of deposits and cancelling, and what it comes to now; absent where nothing was. */
export function PolicySection({ request }: { request: Appointment }) {
  const content = useContent()
  const now = useNow(content.business.timeZone)
  const { policies } = request.estimate
  if (policies === undefined) return null
  const facts = request.status === 'Pending' || request.status === 'Confirmed' ? policyFacts(request, now, content) : []
  return (
    <section aria-label="Deposit and cancelling">
      <h3>Deposit and cancelling</h3>
      <FieldList fields={facts} />
      <p className="soft">Promised when it was requested: {policies.said.join(' ')}</p>
    </section>
  )
}
