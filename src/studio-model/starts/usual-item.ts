import { type Fields, fieldsOf, keyedList } from '../draft/draft-value.ts'

/** What a new item of a list begins with, by its type; `list` has the items that are there. */
export function usualItem(type: unknown, list: unknown): Fields {
  switch (type) {
    case 'Package':
      return { features: [], price: usualPrice(list) }
    case 'Addon':
      return { price: exactly(usualPrice(list)) }
    case 'Input':
    case 'VisitInput':
      return { show: 'always' }
    case 'AddonGroup':
      return { choose: 'any' }
    case 'Rule':
      return { effect: { _type: 'Effect', kind: 'percent', of: 'package' } }
    case 'VisitRule':
      return { effect: { _type: 'Effect', kind: 'percent', of: 'base' } }
    case 'Deposit':
      return { rows: [{ _key: 'any', _type: 'DepositRow', shares: [usualShare()] }] }
    case 'DepositRow':
      return { shares: [usualShare()] }
    case 'DepositShare':
      return { due: 'booking' }
    case 'Review':
      return { stars: 5 }
    default:
      return {}
  }
}

/** A price as the last one of a list that is one price, a table or a rate, without its amounts; one price where there is none. */
function usualPrice(list: unknown): Fields {
  const shapes = keyedList(list).map(({ item }) => withoutAmounts(fieldsOf(item['price'])))
  return shapes.findLast(shape => shape !== null) ?? { _type: 'Price', kind: 'exact' }
}

/** One price as it is: that it may be more is for its owner to say. */
function exactly(price: Fields): Fields {
  return price['kind'] === 'from' ? { ...price, kind: 'exact' } : price
}

/** The same price with its amounts left empty; null of kinds that are put together in other ways. */
function withoutAmounts({ _type, kind, input, rows, else: otherwise }: Fields): Fields | null {
  if (kind === 'exact' || kind === 'from') return { _type, kind }
  if (kind === 'per') return { _type, kind, input }
  if (kind !== 'by') return null
  const empty = (price: unknown) => withoutAmounts(fieldsOf(price)) ?? { _type, kind: 'exact' }
  const emptied = keyedList(rows).map(({ item }) => ({ ...item, price: empty(item['price']) }))
  return { _type, kind, input, rows: emptied, ...(otherwise !== undefined && { else: empty(otherwise) }) }
}

/** A payment of a percentage, whose figure is left empty. */
function usualShare(): Fields {
  return { _key: 'first', _type: 'DepositShare', fee: { _type: 'ShareFee', kind: 'percent' }, due: 'booking' }
}
