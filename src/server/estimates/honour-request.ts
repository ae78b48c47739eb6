import { honouredPrice } from '#src/booking/programs/honoured-price.ts'
import { readSelection } from '#src/booking/request/flat-fields.ts'
import type { PricedRequest } from '#src/booking/request/priced-request.ts'
import type { AppointmentRequest } from '#src/contract/generated/types.ts'
import type { AppContext } from '../app-context.ts'
import { verifyEstimate } from './verify-estimate.ts'

/** A request with the price of the saved estimate that it names; with today's price, and a note of why, where that does not hold. */
export async function honourRequest(request: PricedRequest, body: AppointmentRequest, context: AppContext): Promise<PricedRequest> {
  const { revision } = context.content.current()
  const { content, catalog, money } = revision
  const token = body.estimate_token ?? ''
  if (token === '' || content.business.estimateDays === undefined) return request
  const { saved, ...refused } = await verifyEstimate(token, context)
  const reading = readSelection(catalog, body)
  const estimate = saved !== null && reading.ok ? honouredPrice(request.estimate, reading.selection, saved, revision) : null
  if (estimate === null) {
    const note = 'message' in refused ? refused.message : (content.messages.savedEstimate?.changed ?? '')
    return { ...request, estimate: { ...request.estimate, notes: [...request.estimate.notes, note] } }
  }
  if (estimate.low === null) return request
  return { ...request, estimate, calculatedPrice: money.decimal(estimate.low), estimatedValue: money.value(estimate.low) }
}
