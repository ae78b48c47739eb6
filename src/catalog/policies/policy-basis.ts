import type { EstimateLine } from '#src/contract/generated/types.ts'
import type { Estimate } from '../estimate/estimate.ts'
import { increase } from '../estimate/estimate.ts'
import type { Interval } from '../estimate/interval.ts'
import type { Item } from '../visit/resolve-visit.ts'

/** What policies look at of a request: its items, and what it costs. */
export interface PolicyBasis {
  items: readonly BasisItem[]
  /** The whole price, and package and add-ons of all items; null while there is no number. */
  price: { total: Interval; base: Interval } | null
}

/** An item with the questions that its price used: other answers do not count. */
export interface BasisItem extends Pick<Item, 'category' | 'package' | 'inputs'> {
  used: ReadonlySet<string>
}

/** The price of an estimate as policies look at it, whatever lines it has; null where it has no number. */
export function basisPrice({ low, high, lines }: Pick<Estimate, 'low' | 'high'> & { lines: readonly EstimateLine[] }): PolicyBasis['price'] {
  if (low === null) return null
  const base: Interval = { low: 0, high: 0 }
  for (const line of lines) {
    if (line.low !== null && (line.kind === 'package' || line.kind === 'addon')) increase(base, { low: line.low, high: line.high })
  }
  return { total: { low, high }, base }
}

/** How many of something a fee is multiplied by: the items of the visit, or what they answer to a question. */
export function countOf({ items }: PolicyBasis, input: string | undefined): number {
  if (input === undefined) return items.length
  return items.reduce((sum, { inputs, used }) => sum + (used.has(input) ? Number(inputs[input] ?? 0) : 0), 0)
}
