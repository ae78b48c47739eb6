import { keepsTime } from '#src/booking/appointment/status.ts'
import { noticeOf, visitOf } from '#src/booking/policies/policy-texts.ts'
import { type LocalTime, wallTime } from '#src/booking/schedule/business-time.ts'
import type { Appointment, AppointmentEvent, PolicyAmount } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'
import { amountText, feeNow, forWhom, isFree, type PolicyFact } from './policy-facts.ts'

/** What cancelling costs a customer. */
export interface CancellingCost {
  text: string
  isFree: boolean
}

/** What cancelling a request at a moment costs by what was promised; null where nothing was, or the visit has no time. */
export function cancellingCost(request: Appointment, at: LocalTime, content: AdminContent): CancellingCost | null {
  const fees = feesOf(request, at, content)
  return fees.length === 0 ? null : { text: fees.map(({ text }) => text).join('; '), isFree: fees.every(({ fee }) => isFree(fee)) }
}

/** What each of the policies that a request was promised asks for; there are several where new customers have their own. */
function feesOf(request: Appointment, at: LocalTime, content: AdminContent): { fee: PolicyAmount; text: string }[] {
  const visit = visitOf(request)
  const { cancellations = [] } = request.estimate.policies ?? {}
  return cancellations.flatMap(terms => {
    if (visit === null || terms.rows.length === 0) return []
    const fee = feeNow(terms.rows, visit, at, content)
    return [{ fee, text: amountText(fee, content) + forWhom(terms, cancellations) }]
  })
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
  return owedForCancelling(toCome(requests, at), at, content)
}

/** The same as a sum: of how many visits, and what they come to at least; exactly, where nothing is open. Null where none would cost something. */
export function owedInAll(
  requests: readonly Appointment[],
  at: LocalTime,
  content: AdminContent,
): { count: number; low: number; isExact: boolean } | null {
  const owed = toCome(requests, at).flatMap(request => {
    const fees = feesOf(request, at, content).map(({ fee }) => fee)
    const lows = fees.map(({ low }) => low ?? 0)
    const isExact = fees.every(({ low, high }) => low !== null && low === high && low === lows[0])
    return fees.every(isFree) ? [] : [{ low: Math.min(...lows), isExact }]
  })
  if (owed.length === 0) return null
  return { count: owed.length, low: owed.reduce((sum, { low }) => sum + low, 0), isExact: owed.every(({ isExact }) => isExact) }
}

function toCome(requests: readonly Appointment[], at: LocalTime): Appointment[] {
  return requests.filter(request => {
    const visit = visitOf(request)
    return visit !== null && keepsTime(request) && request.status !== 'Completed' && noticeOf(visit, at) > 0
  })
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
