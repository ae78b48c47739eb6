import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import { fieldName } from '#src/booking/request/flat-fields.ts'
import type { Category } from '#src/contract/generated/types.ts'

/** Complete flat form objects, drawn from a fixed seed so that every run measures the same. */
export function randomForms({ categories }: CatalogContent, count: number): Record<string, unknown>[] {
  const below = random(20_261)
  const pick = <T>(items: readonly T[]): T => {
    const item = items[below(items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  const form = (category: Category): Record<string, unknown> => {
    const addons = category.addonGroups.flatMap(({ items }) => items).filter(() => below(4) === 0)
    const inputs = category.inputs
      .filter(input => input.kind === 'choice' || input.kind === 'number')
      .map(input => [fieldName(category, input.id), input.kind === 'choice' ? pick(input.options).id : input.min + below(input.max - input.min + 1)])
    return {
      vehicle_category: category.id,
      [fieldName(category, 'package')]: pick(category.packages).id,
      ...Object.fromEntries(inputs),
      [fieldName(category, 'addons')]: addons.map(({ id }) => id),
    }
  }
  return Array.from({ length: count }, () => form(pick(categories)))
}

/** Mulberry32: a seeded generator of whole numbers below a limit. */
export function random(seed: number): (limit: number) => number {
  let state = seed
  return limit => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}
