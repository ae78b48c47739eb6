import { keepsTime } from '#src/booking/appointment/status.ts'
import { noticeOf, visitOf } from '#src/booking/policies/policy-texts.ts'
import { type LocalTime, wallTime } from '#src/booking/schedule/business-time.ts'
import type { Appointment, AppointmentEvent } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { amountText, feeNow, forWhom, isFree, type PolicyFact } from './policy-facts.ts'

/** What cancelling costs a customer. */
export interface CancellingCost {
  text: string
  isFree: boolean
}

/** What cancelling a request at a moment costs by what was promised; null where nothing was, or the visit has no time. */
export function cancellingCost(request: Appointment, at: LocalTime, content: AdminContent): CancellingCost | null {
  const visit = visitOf(request)
  const { cancellations = [] } = request.estimate.policies ?? {}
  const fees = cancellations.flatMap(terms => {
    if (visit === null || terms.rows.length === 0) return []
    const fee = feeNow(terms.rows, visit, at, content)
    return [{ text: amountText(fee, content) + forWhom(terms, cancellations), isFree: isFree(fee) }]
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

/** The same of those among them whose visit is still to come: deleting them instead of cancelling asks for nothing. */
export function owedForDeleting(requests: readonly Appointment[], at: LocalTime, content: AdminContent): [cost: string, requests: Appointment[]][] {
  const toCome = requests.filter(request => {
    const visit = visitOf(request)
    return visit !== null && keepsTime(request) && request.status !== 'Completed' && noticeOf(visit, at) > 0
  })
  return owedForCancelling(toCome, at, content)
}

type History = readonly Pick<AppointmentEvent, 'at' | 'changes'>[]

/** What the cancelling of a cancelled request cost, as of when it was; none where nothing was promised, or its history says nothing of it. */
export function cancelledFacts(request: Appointment, events: History, content: AdminContent): PolicyFact[] {
  const position = events.findLastIndex(({ changes }) => changes['status']?.[1] === 'Cancelled')
  const cancelled = events[position]
  if (request.status !== 'Cancelled' || cancelled === undefined) return []
  const at = wallTime(new Date(cancelled.at), content.business.timeZone)
  const cost = cancellingCost({ ...request, ...visitBefore(request, events.slice(position + 1)) }, at, content)
  if (cost === null) return []
  return [{ name: 'cancelled', label: 'Cancelling cost', text: `${cost.text} by your policy, as of ${content.dates.moment(cancelled.at)}` }]
}

/** When a visit was before some changes, the oldest first. */
function visitBefore(request: Appointment, later: History): Pick<Appointment, 'appointment_date' | 'appointment_time'> {
  const before = (field: 'appointment_date' | 'appointment_time') => {
    const change = later.find(({ changes }) => field in changes)?.changes[field]
    return change === undefined ? request[field] : (change[0]?.toString() ?? null)
  }
  return { appointment_date: before('appointment_date'), appointment_time: before('appointment_time') }
}
