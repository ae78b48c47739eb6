import type { Cancellation, CancellationTerms, Deposit, DepositTerms, FeeRow, FeeTerms, PolicyTerms } from '#src/contract/generated/types.ts'
import type { FormRevision } from '../revision.ts'
import { applying } from './applying.ts'
import { depositOf, rowFor } from './deposit-of.ts'
import { eventFees } from './event-fees.ts'
import { feeOf } from './fee.ts'
import { withOthers } from './for-others.ts'
import type { PolicyBasis } from './policy-basis.ts'
import { cancellationWords, depositWords, policyScope } from './policy-words.ts'

/** What a request is promised of deposits and cancelling, in words and in amounts; null where no policy is for it. */
export function policyTerms(revision: Pick<FormRevision, 'content' | 'money'>, basis: PolicyBasis): PolicyTerms | null {
  const scope = policyScope(revision)
  if (scope === null) return null
  const deposits = withOthers(applying(scope.policies.deposits ?? [], basis).map(ofThisRequest))
  const cancellations = withOthers(applying(scope.policies.cancellations ?? [], basis).map(ofThisRequest))
  const said = [
    ...deposits.flatMap(deposit => {
      const row = rowFor(deposit.rows, basis)
      if (row !== null) return depositWords({ ...deposit, rows: [row] }, scope, depositOf(deposit, basis))
      return basis.price === null ? depositWords(deposit, scope) : []
    }),
    ...cancellations.flatMap(policy => cancellationWords(policy, scope, fee => feeOf(fee, basis))),
  ]
  if (said.length === 0) return null
  return {
    said,
    deposits: deposits.map(deposit => depositTerms(deposit, basis)).filter(({ shares }) => shares.length > 0),
    cancellations: cancellations.map(policy => cancellationTerms(policy, basis)),
  }
}

/** A policy that applies to a request need not name the services that it is for. */
function ofThisRequest<P extends Pick<Deposit, 'when'>>(policy: P): P {
  return { ...policy, when: { ...customersOf(policy) } }
}

function depositTerms(deposit: Deposit, basis: PolicyBasis): DepositTerms {
  return { id: deposit.id, ...customersOf(deposit), shares: depositOf(deposit, basis) }
}

/** What a cancellation's fees come to. */
export function cancellationTerms(policy: Cancellation, basis: PolicyBasis): CancellationTerms {
  const { id, rows = [], smaller = [] } = policy
  const terms = (all: readonly FeeRow[]) => all.map(({ within, fee }): FeeTerms => ({ ...(within && { within }), ...feeOf(fee, basis) }))
  return {
    id,
    ...customersOf(policy),
    rows: terms(rows),
    smaller: terms(smaller),
    ...Object.fromEntries(eventFees(policy).map(([event, fee]) => [event, feeOf(fee, basis)])),
  }
}

function customersOf({ when }: Pick<Deposit, 'when'>): Pick<DepositTerms, 'customers'> {
  return when?.customers === undefined ? {} : { customers: when.customers }
}
