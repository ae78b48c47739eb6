import type { SharedPrice } from '#src/contract/generated/types.ts'
import { fieldsOf, textAt } from '../draft/draft-value.ts'

/** The prices that a part of a draft names, each as often as it does. */
function namesIn(part: unknown): unknown[] {
  if (Array.isArray(part)) return part.flatMap(namesIn)
  const fields = fieldsOf(part)
  return fields['kind'] === 'named' ? [fields['name']] : Object.values(fields).flatMap(namesIn)
}

/** The prices that a named price may name in turn: not itself, nor one that would bring it inside itself. */
export function namableIn(id: string, prices: readonly SharedPrice[]): SharedPrice[] {
  const around = new Set([id])
  // A set that grows while it is walked.
  for (const inner of around) for (const price of prices) if (namesIn(price.price).includes(inner)) around.add(price.id)
  return prices.filter(price => !around.has(price.id))
}

/** Says what a change of a named price changes with it; null for a price without a name. */
export function usesWords(category: unknown, item: unknown): string | null {
  const fields = fieldsOf(item)
  const id = textAt(fields, 'id')
  if (fields['_type'] !== 'SharedPrice' || id === undefined || fieldsOf(category)['_type'] !== 'category') return null
  const uses = namesIn(category).filter(name => name === id).length
  if (uses === 0) return 'Used nowhere yet.'
  return uses === 1 ? 'Used in one place.' : `Used in ${uses} places: a change here changes them all.`
}
