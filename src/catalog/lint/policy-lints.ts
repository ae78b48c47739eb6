import type { Policies, ShareFee } from '#src/contract/generated/types.ts'
import { ContentPointer } from '../compile/content-pointer.ts'
import { eventFees } from '../policies/event-fees.ts'
import type { Money } from '../words/money.ts'
import type { Finding } from './finding.ts'
import { amountFindings, type Amounts, percentFindings } from './scale-findings.ts'

/** A fee, by the policy that it is of. */
interface NamedFee {
  title: string
  fee: ShareFee
  pointer: ContentPointer
}

/** Finds fees of deposits and cancelling that were likely meant a hundred times as large; `prices` are what they are compared with. */
export function* policyLints(policies: Policies, prices: readonly Amounts[], money: Money): Generator<Finding> {
  const fees = feesOf(policies)
  for (const { title, fee, pointer } of fees) if (fee.kind === 'percent') yield* percentFindings(title, fee.bps, pointer)
  const amounts = fees.map(({ title, fee, pointer }): Amounts => ({ title, pointer, amounts: amountsOf(fee), isBound: true }))
  yield* amountFindings(amounts, prices, money)
}

function feesOf({ deposits = [], cancellations = [] }: Policies): NamedFee[] {
  const pointer = new ContentPointer([], '/policies')
  return [
    ...deposits.flatMap(({ id, rows }, position) =>
      rows.flatMap(({ shares }, row) =>
        shares.map(({ fee }, share) => ({ title: id, fee, pointer: pointer.at('deposits', position, 'rows', row, 'shares', share, 'fee') })),
      ),
    ),
    ...cancellations.flatMap((policy, position) => {
      const { id: title, rows = [], smaller = [] } = policy
      const place = pointer.at('cancellations', position)
      const rowFees = (name: 'rows' | 'smaller') =>
        (name === 'rows' ? rows : smaller).map(({ fee }, row) => ({ title, fee, pointer: place.at(name, row, 'fee') }))
      return [...rowFees('rows'), ...rowFees('smaller'), ...eventFees(policy).map(([event, fee]) => ({ title, fee, pointer: place.at(event) }))]
    }),
  ]
}

/** The amounts of a fee that are not a rate: one for each mile or foot is often below a unit of the currency. */
function amountsOf(fee: ShareFee): number[] {
  if (fee.kind === 'amount' || (fee.kind === 'each' && fee.input === undefined)) return [fee.amount]
  return fee.kind === 'percent' ? [fee.min, fee.max].filter(bound => bound !== undefined) : []
}
