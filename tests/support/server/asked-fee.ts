import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import { cancellationFee } from '#src/catalog/policies/cancellation-fee.ts'
import { basisPrice, type PolicyBasis } from '#src/catalog/policies/policy-basis.ts'
import { policyTerms } from '#src/catalog/policies/policy-terms.ts'
import { moneyOf } from '#src/catalog/words/money.ts'
import { minutesOf } from '#src/catalog/time-of-day.ts'
import type { VisitSelection } from '#src/catalog/visit/resolve-visit.ts'
import { hoursOn } from '#src/booking/schedule/slots.ts'
import type { Content, PolicyAmount } from '#src/contract/generated/types.ts'
import type { Asked } from '../prices/price-list.ts'
import type { WorkedTotal } from '../prices/worked-total.ts'

/** A day and a time of day for estimates that name none: a Tuesday. */
const ANY_VISIT = { date: '2027-03-02', start: '10:00' }

/** What a policy asks in a worked estimate, by the engine; nothing where it has no such fee. */
export function askedFee(content: Content, asked: Asked, { items }: VisitSelection, priced: Estimate): WorkedTotal {
  const used = new Set(priced.used)
  const basis: PolicyBasis = { items: items.map(item => ({ ...item, used })), price: basisPrice(priced) }
  const terms = policyTerms({ content, money: moneyOf(content.business) }, basis)
  const { date = ANY_VISIT.date, start = ANY_VISIT.start, notice = 0, share = 1, fee } = asked
  const of = <T extends { customers?: 'new' }>(all: readonly T[] = []) =>
    all.find(({ customers }) => customers === undefined || customers === asked.customers)
  if (fee === 'deposit') return amountOf(of(terms?.deposits)?.shares[share - 1])
  const cancellation = of(terms?.cancellations)
  if (fee === 'noShow' || fee === 'calledOff' || fee === 'inVain') return amountOf(cancellation?.[fee])
  const rows = cancellation?.[fee === 'smaller' ? 'smaller' : 'rows'] ?? []
  return amountOf(cancellationFee(rows, notice * 60, { date, start: minutesOf(start) }, day => hoursOn(content.business, day) !== null))
}

function amountOf({ low, high }: PolicyAmount = { low: 0, high: 0 }): WorkedTotal {
  return low === null ? { state: 'consultation' } : { state: 'priced', low, high }
}
