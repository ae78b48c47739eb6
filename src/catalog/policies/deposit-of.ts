import type { Deposit, DepositRow, PolicyAmount, ShareTerms } from '#src/contract/generated/types.ts'
import { feeOf } from './fee.ts'
import type { PolicyBasis } from './policy-basis.ts'

/** What a deposit asks of a request, in the order of its shares: none is more than what those before it leave of the price. */
export function depositOf({ rows }: Pick<Deposit, 'rows'>, basis: PolicyBasis): ShareTerms[] {
  const row = rowFor(rows, basis)
  if (row === null) return []
  const left: { low: number; high: number | null } = { low: basis.price?.total.low ?? Infinity, high: basis.price?.total.high ?? null }
  return row.shares.map(({ fee, due, hours }) => {
    const whole: PolicyAmount = fee.kind === 'rest' ? restOf(left, basis) : feeOf(fee, basis)
    const low = whole.low === null ? null : Math.min(whole.low, left.low)
    const high = whole.high === null ? null : Math.max(Math.min(whole.high, left.high ?? Infinity), low ?? 0)
    left.low -= low ?? 0
    if (left.high !== null) left.high = high === null ? null : left.high - high
    return { low, high, ...(whole.max === high && { max: high }), due, ...(hours !== undefined && { hours }) }
  })
}

/** The row that holds for a price, by its low end; null where the price is below the first row's. Without a price, a single row for any price holds, else none. */
export function rowFor(rows: readonly DepositRow[], { price }: PolicyBasis): DepositRow | null {
  if (price !== null) return rows.findLast(({ from = 0 }) => from <= price.total.low) ?? null
  const [only, ...others] = rows
  return only !== undefined && only.from === undefined && others.length === 0 ? only : null
}

function restOf(left: { low: number; high: number | null }, { price }: PolicyBasis): PolicyAmount {
  return price === null ? { low: null, high: null } : left
}
