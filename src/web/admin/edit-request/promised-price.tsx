import { serviceTitle } from '#src/booking/appointment/service-texts.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import { useContent } from '../data/content/admin-content.ts'
import { amountText, valueTitle } from '../request/price-texts.ts'
import { SetPrice } from '../request-form/set-price.tsx'

/** The price of a request whose service stays: whatever content says by now, it is what was promised, or agreed on since. */
export function PromisedPrice({ request }: { request: Appointment }) {
  const content = useContent()
  const title = request.actual_value === null ? 'Promised price' : valueTitle(request)
  return <SetPrice title={title} of={serviceTitle(request, content)} price={amountText(request, content)} />
}
