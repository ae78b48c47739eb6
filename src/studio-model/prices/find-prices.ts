import { escapeToken } from '#src/contract/json-pointer.ts'
import { fieldsOf, textAt } from '../draft/draft-value.ts'
import type { Path } from '../draft/patches.ts'
import type { AmountType } from './forms/form-kind.ts'

/** A price or duration somewhere in a draft. */
export interface FoundPrice {
  type: AmountType
  value: object
  path: Path
  /** The same place as a JSON pointer, as validators report it. */
  pointer: string
}

/** Returns the outermost prices and durations in a part of a draft, in order. */
export function findPrices(part: unknown, path: Path = [], pointer = ''): FoundPrice[] {
  if (typeof part !== 'object' || part === null) return []
  const type = textAt(fieldsOf(part), '_type')
  if (type === 'Price' || type === 'Duration') return [{ type, value: part, path, pointer }]
  if (Array.isArray(part)) {
    return part.flatMap((item: unknown, position) => {
      const key = textAt(fieldsOf(item), '_key')
      return key === undefined ? [] : findPrices(item, [...path, { _key: key }], `${pointer}/${position}`)
    })
  }
  return Object.entries(part).flatMap(([name, inner]) => findPrices(inner, [...path, name], `${pointer}/${escapeToken(name)}`))
}
