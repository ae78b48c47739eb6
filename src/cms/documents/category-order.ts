import { compareTexts } from '#src/contract/compare-texts.ts'
import type { Category } from '#src/contract/generated/types.ts'

/** Sorts items by their categories: lowest `order` first, then by id, in folders and datasets alike. */
export function inOrder<T>(items: readonly T[], categoryOf: (item: T) => Pick<Category, 'id' | 'order'>): T[] {
  return items.toSorted((a, b) => {
    const [first, second] = [categoryOf(a), categoryOf(b)]
    return first.order - second.order || compareTexts(first.id, second.id)
  })
}
