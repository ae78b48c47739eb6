import type { VisitRule } from '#src/contract/generated/types.ts'

/** Rules that count the same items of a visit. */
export interface Counting {
  /** The rules that may hold together, with the most items at which they do: where all of them hold with more others, they do not stand by themselves. */
  alternatives: readonly Together[]
}

interface Together {
  count: number
  rules: readonly VisitRule[]
}

/** Sorts the rules of a visit by what they count: of one such number of items, rules of different numbers do not meet. */
export function countingsOf(rules: readonly VisitRule[], mostItems: number): Counting[] {
  const byItems = Map.groupBy(rules, ({ when: { items } = {} }) => JSON.stringify([items?.category, items?.package]))
  return [...byItems.values()].map(counting => ({ alternatives: alternativesOf(counting, mostItems) }))
}

function alternativesOf(rules: readonly VisitRule[], mostItems: number): Together[] {
  const kept: Together[] = []
  for (let count = mostItems; count > 0; count--) {
    const holding = rules.filter(({ when: { items } = {} }) => leastCount(items) <= count && count <= (items?.max ?? Infinity))
    const isNew = !kept.some(more => holding.every(rule => more.rules.includes(rule)))
    if (holding.length > 0 && isNew) kept.push({ count, rules: holding })
  }
  return kept
}

/** How many items a rule counts at least where it holds. */
export function leastCount(items: NonNullable<VisitRule['when']>['items']): number {
  return items?.min ?? (items?.full ?? 0) + 1
}
