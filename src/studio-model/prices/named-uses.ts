import { fieldsOf, textAt } from '../draft/draft-value.ts'

/** In how many places of a draft a price is named. */
function usesOf(part: unknown, name: string): number {
  if (Array.isArray(part)) return part.reduce<number>((sum, inner) => sum + usesOf(inner, name), 0)
  const fields = fieldsOf(part)
  if (fields['kind'] === 'named') return fields['name'] === name ? 1 : 0
  return Object.values(fields).reduce<number>((sum, inner) => sum + usesOf(inner, name), 0)
}

/** Says what a change of a named price changes with it; null for a price without a name. */
export function usesWords(category: unknown, item: unknown): string | null {
  const fields = fieldsOf(item)
  const id = textAt(fields, 'id')
  if (fields['_type'] !== 'SharedPrice' || id === undefined || fieldsOf(category)['_type'] !== 'category') return null
  const uses = usesOf(category, id)
  if (uses === 0) return 'Used nowhere yet.'
  return uses === 1 ? 'Used in one place.' : `Used in ${uses} places: a change here changes them all.`
}
