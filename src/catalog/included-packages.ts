import type { Id, Package } from '#src/contract/generated/types.ts'

export type Included = Pick<Package, 'id' | 'features' | 'includes'>

/** Returns a package and all that it builds on; ends where content goes in circles, which its check refuses. */
export function withIncluded(item: Included, packages: readonly Included[]): Included[] {
  const found = new Map<Id, Included>([[item.id, item]])
  for (const { includes = [] } of found.values())
    for (const inner of packages) if (includes.includes(inner.id) && !found.has(inner.id)) found.set(inner.id, inner)
  return [...found.values()]
}
