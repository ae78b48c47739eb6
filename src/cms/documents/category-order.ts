import type { Category } from '#src/contract/generated/types.ts'

/** Things in the order of their categories: lowest `order` first, then by id, wherever they come from. */
export function inOrder<T>(items: readonly T[], categoryOf: (item: T) => Pick<Category, 'id' | 'order'>): T[] {
  return items.toSorted((a, b) => {
    const [first, second] = [categoryOf(a), categoryOf(b)]
    return first.order - second.order || (first.id < second.id ? -1 : 1)
  })
}
