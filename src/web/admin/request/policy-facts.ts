import { feeAmount, isOpenIn, momentText, noticeOf, startOf, visitOf } from '#src/booking/policies/policy-texts.ts'
import type { LocalTime } from '#src/booking/schedule/business-time.ts'
import { cancellationFee, FREE, nextFee } from '#src/catalog/policies/cancellation-fee.ts'
import { eventFees, type FeeEvent } from '#src/catalog/policies/event-fees.ts'
import { momentBefore } from '#src/catalog/policies/within.ts'
import type { Appointment, CancellationTerms, DepositTerms, FeeTerms, PolicyAmount } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'

/** A fact of a request's policies, as the owner reads it. */
export interface PolicyFact {
  name: string
  label: string
  text: string
}

const DUE = { booking: 'when booking', before: 'before the visit', start: 'when the work begins', done: 'when the work is done' } as const

const AT_MOST = '{fee}, at most {amount}'

const EVENTS: Readonly<Record<FeeEvent, string>> = {
  noShow: 'If nobody is there',
  calledOff: 'If called off on arrival',
  inVain: 'If the work cannot be done',
}

/** The deposit that was promised, what cancelling costs now and from when on something else, and what it costs when nobody is there. Nothing of it is charged by this program. */
export function policyFacts(request: Appointment, now: LocalTime, content: AdminContent): PolicyFact[] {
  const { policies } = request.estimate
  if (policies === undefined) return []
  const visit = visitOf(request)
  return [
    ...policies.deposits.map(deposit => ({
      name: `deposit ${deposit.id}`,
      label: `Deposit${forWhom(deposit, policies.deposits)}`,
      text: sharesText(deposit, content),
    })),
    ...policies.cancellations.flatMap(terms => [
      ...(visit === null ? [] : rowFacts(terms, forWhom(terms, policies.cancellations), visit, now, content)),
      ...eventFees(terms).map(([event, fee]) => ({
        name: `${terms.id} ${event}`,
        label: EVENTS[event] + forWhom(terms, policies.cancellations),
        text: amountText(fee, content),
      })),
    ]),
  ]
}

function rowFacts(terms: CancellationTerms, whom: string, visit: LocalTime, now: LocalTime, content: AdminContent): PolicyFact[] {
  const facts = [
    ['cancelling', 'Cancelling now', terms.rows],
    ['smaller', 'A smaller service now', terms.smaller],
  ] as const
  return facts.flatMap(([name, label, rows]) => {
    if (rows.length === 0) return []
    const [start, isOpen] = [startOf(visit), isOpenIn(content.business)]
    const next = nextFee(rows, noticeOf(visit, now), start, isOpen)
    const fee = amountText(feeNow(rows, visit, now, content), content)
    // The last minute of this fee, as visitors read it.
    const until = next && momentText(momentBefore(start, next.notice + 1), content.business)
    const text = next === null ? fee : `${fee} until ${until}, then ${amountText(next.fee, content)}`
    return [{ name: `${terms.id} ${name}`, label: label + whom, text }]
  })
}

/** What cancelling a visit at a moment costs. */
export function feeNow(rows: readonly FeeTerms[], visit: LocalTime, now: LocalTime, { business }: AdminContent): FeeTerms {
  return cancellationFee(rows, noticeOf(visit, now), startOf(visit), isOpenIn(business))
}

function sharesText({ shares }: DepositTerms, content: AdminContent): string {
  return shares
    .map(share => {
      const within = share.hours === undefined ? '' : `, within ${share.hours} hours`
      return `${amountText(share, content)} ${DUE[share.due]}${within}`
    })
    .join('; ')
}

/** An amount that a policy comes to, in words. */
export function amountText(amount: PolicyAmount, content: AdminContent): string {
  if (isFree(amount)) return 'free'
  return feeAmount(amount, { content, money: content.money }, AT_MOST) ?? 'a part of the price, which is not known yet'
}

export function isFree({ low, high }: PolicyAmount): boolean {
  return low === FREE.low && high === FREE.high
}

/** For whom a policy of several is, where that is not everybody: new customers have their own before the one of all. */
export function forWhom({ customers }: Pick<DepositTerms, 'customers'>, all: readonly Pick<DepositTerms, 'customers'>[]): string {
  if (customers !== undefined) return ' (new customers)'
  return all.some(other => other.customers !== undefined) ? ' (other customers)' : ''
}
