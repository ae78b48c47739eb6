import type { ItemDifference } from '#src/contract/generated/types.ts'

/** Why prices that were exact become the least that is paid, once for all items; null where none does for a question that is new. */
export function askedWords(items: readonly ItemDifference[]): string | null {
  const asked = [...new Set(items.flatMap(askedOf))]
  if (asked.length === 0) return null
  const names = new Intl.ListFormat('en').format(asked.map(label => `“${label}”`))
  const [is, it] = asked.length === 1 ? ['is asked', 'it adds is not known before it is'] : ['are asked', 'they add is not known before they are']
  return `${names} ${is} now, and what ${it} answered: until then pages tell the least.`
}

/** The questions for which a price of an item becomes the least that is paid. */
export function askedOf({ lines }: Pick<ItemDifference, 'lines'>): string[] {
  return lines.flatMap(({ asked = [] }) => asked)
}
