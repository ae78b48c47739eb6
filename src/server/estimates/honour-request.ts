import { dayText, honouredPrice, isOfSaved, type SavedPrice } from '#src/booking/programs/honoured-price.ts'
import { readSelection } from '#src/booking/request/flat-fields.ts'
import { keptAnswers } from '#src/booking/request/kept-answers.ts'
import type { PricedRequest } from '#src/booking/request/priced-request.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import type { Revision } from '#src/catalog/revision.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { AppointmentRequest, EstimateSnapshot } from '#src/contract/generated/types.ts'
import type { AppContext } from '../app-context.ts'
import { priceNow } from './price-now.ts'
import { verifyEstimate } from './verify-estimate.ts'

/** A request with the price of the saved estimate that it names; with today's price, and a note of why, where that does not hold. */
export async function honourRequest(request: PricedRequest, body: AppointmentRequest, context: AppContext): Promise<PricedRequest> {
  const { revision } = context.content.current()
  const { content, money } = revision
  const token = body.estimate_token ?? ''
  if (token === '' || content.business.estimateDays === undefined) return request
  const verified = await verifyEstimate(token, context)
  const estimate = verified.saved && honoured(request.estimate, body, verified.saved, revision)
  if (estimate === null) {
    const note = verified.saved === null ? verified.message : (content.messages.savedEstimate?.changed ?? '')
    return { ...request, estimate: { ...request.estimate, notes: [...request.estimate.notes, note] } }
  }
  if (estimate.low === null) return request
  return { ...request, estimate, calculatedPrice: money.decimal(estimate.low), estimatedValue: money.value(estimate.low) }
}

/** Null where the request chooses something else, or what was saved has no price today. */
function honoured(today: EstimateSnapshot, body: AppointmentRequest, saved: SavedPrice, revision: Revision): EstimateSnapshot | null {
  const { catalog, content } = revision
  const reading = readSelection(catalog, body)
  const now = priceNow(saved, revision)
  if (!reading.ok || now === null) return null
  const resolution = resolve(catalog, reading.selection)
  if (!resolution.ok) return null
  const inputs = keptAnswers(reading.plan, reading.selection.inputs, resolution.resolved.answers)
  if (!isOfSaved({ ...reading.selection, inputs }, saved, now.used, catalog)) return null
  return honouredPrice(today, now.price, saved, fill(content.messages.savedEstimate?.line ?? '', { day: dayText(saved.savedAt, content.business) }))
}
