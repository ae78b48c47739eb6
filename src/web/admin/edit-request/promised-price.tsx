import { serviceTitle } from '#src/booking/appointment/service-texts.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { estimateText } from '../request/price-texts.ts'

/** The price of a request whose service stays: whatever content says by now, it is what was promised. */
export function PromisedPrice({ request }: { request: Appointment }) {
  const content = useContent()
  return (
    <aside className="estimate" aria-label="Promised price">
      <h3>Promised price</h3>
      <p className="chosen">{serviceTitle(request, content)}</p>
      <output>
        <strong>{estimateText(request, content)}</strong>
      </output>
    </aside>
  )
}
