import type { Id } from '#src/contract/generated/types.ts'
import type { Amount } from '../prices/price-amount.ts'
import { priceKindOf } from '../prices/registry.ts'

/** The ids of the inputs that a price or duration may read, `$package` excluded; of tables over the chosen package its own row alone, when it is given. */
export function readsOf(amount: Amount, chosen: Id | null = null): Set<Id> {
  const reads = new Set<Id>()
  const collect = (inner: Amount): void => {
    if (inner.kind === 'by' && inner.input === '$package' && chosen !== null) {
      const own = inner.rows.find(({ option }) => option === chosen)?.price ?? inner.else
      return own === undefined ? undefined : collect(own)
    }
    if ('input' in inner && inner.input !== undefined && inner.input !== '$package') reads.add(inner.input)
    childrenOf(inner).forEach(collect)
  }
  collect(amount)
  return reads
}

/** The prices or durations inside another. */
export function childrenOf<K extends Amount['kind']>(amount: Extract<Amount, { kind: K }>): readonly Amount[] {
  return priceKindOf<K>(amount).children(amount)
}
