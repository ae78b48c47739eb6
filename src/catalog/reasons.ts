import type { Business, Category, Reason } from '#src/contract/generated/types.ts'

/** The reasons that a category may name: those of the business, and its own. */
export function reasonsOf({ reasons }: Pick<Business, 'reasons'>, category: Pick<Category, 'reasons'>): readonly Reason[] {
  return category.reasons === undefined ? reasons : [...reasons, ...category.reasons]
}
