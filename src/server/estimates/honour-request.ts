import { dayText, honouredPrice, isOfSaved, type SavedPrice } from '#src/booking/programs/honoured-price.ts'
import { readSelection } from '#src/booking/request/flat-selection.ts'
import { keptAnswers } from '#src/booking/request/kept-answers.ts'
import { withPolicies } from '#src/booking/policies/promised-policies.ts'
import type { PricedRequest } from '#src/booking/request/priced-request.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import type { Revision } from '#src/catalog/revision.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { AppointmentRequest, Day, EstimateSnapshot } from '#src/contract/generated/types.ts'
import type { AppContext } from '../app-context.ts'
import { todayOf } from '../pages/page-request.ts'
import { priceNow } from './price-now.ts'
import { verifyEstimate } from './verify-estimate.ts'
import { plainAmount } from '#src/catalog/words/plain-amount.ts'

/** A request with the price of the saved estimate that it names; with today's price, and a note of why, where that does not hold. */
export async function honourRequest(request: PricedRequest, body: AppointmentRequest, context: AppContext): Promise<PricedRequest> {
  const { revision } = context.content.current()
  const { content, money } = revision
  const token = body.estimate_token ?? ''
  if (token === '' || content.business.estimateDays === undefined) return request
  const verified = await verifyEstimate(token, context)
  const estimate = verified.saved && honoured(request, body, verified.saved, revision, request.date ?? todayOf(revision, context))
  if (estimate === null) {
    const note = verified.saved === null ? verified.message : (content.messages.savedEstimate?.changed ?? '')
    return { ...request, estimate: { ...request.estimate, notes: [...request.estimate.notes, note] } }
  }
  if (estimate.low === null) return request
  return {
    ...request,
    estimate,
    calculatedPrice: plainAmount(estimate.low, money),
    estimatedValue: money.value(estimate.low),
  }
}

/** Null where the request chooses something else, or what was saved has no price today. */
function honoured(
  { estimate: today, furtherItems }: PricedRequest,
  body: AppointmentRequest,
  saved: SavedPrice,
  revision: Revision,
  day: Day,
): EstimateSnapshot | null {
  const { catalog, content } = revision
  const reading = readSelection(catalog, body)
  const now = priceNow(saved, revision, day)
  if (!reading.ok || now === null) return null
  const resolution = resolve(catalog, reading.selection)
  if (!resolution.ok) return null
  const inputs = keptAnswers(reading.plan, reading.selection.inputs, resolution.resolved.answers)
  if (!isOfSaved({ ...reading.selection, inputs }, saved, now.used, catalog)) return null
  const title = fill(content.messages.savedEstimate?.line ?? '', { day: dayText(saved.savedAt, content.business) })
  const own = { ...reading.selection, inputs, used: new Set(now.used) }
  const further = furtherItems.map(({ inputs = {}, ...item }) => ({ ...item, inputs, used: new Set(Object.keys(inputs)) }))
  return withPolicies(honouredPrice(today, now.price, saved, title), [own, ...further], revision)
}
