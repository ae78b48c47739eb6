import { visitOf } from '#src/booking/policies/policy-texts.ts'
import type { LocalTime } from '#src/booking/schedule/business-time.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { amountText, feeNow, forNew, isFree } from './policy-facts.ts'

/** What cancelling costs a customer. */
export interface CancellingCost {
  text: string
  isFree: boolean
}

/** What cancelling a request at a moment costs by what was promised; null where nothing was, or the visit has no time. */
export function cancellingCost(request: Appointment, at: LocalTime, content: AdminContent): CancellingCost | null {
  const visit = visitOf(request)
  const fees = (request.estimate.policies?.cancellations ?? []).flatMap(terms => {
    if (visit === null || terms.rows.length === 0) return []
    const fee = feeNow(terms.rows, visit, at, content)
    return [{ text: amountText(fee, content) + forNew(terms), isFree: isFree(fee) }]
  })
  return fees.length === 0 ? null : { text: fees.map(({ text }) => text).join('; '), isFree: fees.every(fee => fee.isFree) }
}

/** The requests that it costs something to cancel at a moment, by what it costs. */
export function owedForCancelling(requests: readonly Appointment[], at: LocalTime, content: AdminContent): [cost: string, requests: Appointment[]][] {
  const owed = requests.flatMap(of => {
    const cost = cancellingCost(of, at, content)
    return cost === null || cost.isFree ? [] : [{ of, text: cost.text }]
  })
  return [...Map.groupBy(owed, ({ text }) => text)].map(([text, all]) => [text, all.map(({ of }) => of)])
}
