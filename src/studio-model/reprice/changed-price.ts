import type { PriceOf } from '#src/catalog/prices/price-amount.ts'
import { withAmounts } from '#src/catalog/prices/published-kinds.ts'
import { priceKindOf } from '#src/catalog/prices/registry.ts'
import type { Price } from '#src/contract/generated/types.ts'

/** A price of a draft: content has two kinds that are written out as others when it is read. */
export type Draft = Price | { kind: 'named' } | { kind: 'dated'; price: Draft; changes: readonly { price: Draft }[] }

/** A price with every amount changed; of a sum one term alone where the same is added to each price. Named prices change where they stand. */
export function changedPrice(price: Draft, change: (amount: number) => number, isAdded: boolean): Draft {
  const inner = (one: Draft) => changedPrice(one, change, isAdded)
  if (price.kind === 'named') return price
  if (price.kind === 'dated')
    return { ...price, price: inner(price.price), changes: price.changes.map(later => ({ ...later, price: inner(later.price) })) }
  const term = isAdded && price.kind === 'sum' ? termOf(price) : undefined
  return withAmounts(price, change, one => (term === undefined || one === term ? (inner(one) as Price) : one))
}

/** Whether something added to a price's amounts is added to what is paid: to a rate it would be added for each, and by a factor it would grow. */
export function canBeAddedTo(price: Draft): boolean {
  switch (price.kind) {
    case 'exact':
    case 'from':
    case 'range':
    case 'included':
    case 'quote':
    case 'named':
      return true
    case 'by':
    case 'bands':
    case 'limit':
      return innerOf(price).every(canBeAddedTo)
    case 'dated':
      return [price, ...price.changes].every(each => canBeAddedTo(each.price))
    case 'sum':
      return termOf(price) !== undefined
    case 'per':
    case 'scale':
      return false
  }
}

/** The first term of a sum to which can be added, and that always costs something: what is free stays free. */
function termOf({ of }: Extract<Price, { kind: 'sum' }>): Price | undefined {
  return of.find(term => canBeAddedTo(term) && !mayBeFree(term))
}

function mayBeFree(price: Price): boolean {
  if (price.kind === 'range') return price.low === 0
  return price.kind === 'included' || innerOf(price).some(mayBeFree)
}

function innerOf<K extends Price['kind']>(price: PriceOf<K>): readonly Price[] {
  return priceKindOf<K>(price).children(price)
}
