import type { Id, Package } from '#src/contract/generated/types.ts'
import type { CategoryPlan } from '../plan.ts'

/** What a package contains: packages, what these list, and add-ons that it includes. */
export type Contents = ReadonlySet<string>

/** The contents of each package, as far as content says them. */
export function contentsOf({ category, addons }: CategoryPlan): Map<Id, Contents> {
  const byId = new Map(category.packages.map(item => [item.id, item]))
  return new Map(
    category.packages.map(({ id }) => {
      const inside = new Set([id])
      for (const one of inside) for (const inner of byId.get(one)?.includes ?? []) inside.add(inner)
      const listed = [...inside].flatMap(one => byId.get(one)?.features ?? [])
      const included = addons.flatMap(({ addon, includedIn }) => (includedIn.has(id) ? [addon.id] : []))
      inside.delete(id)
      return [
        id,
        new Set([...[...inside].map(one => `package ${one}`), ...listed.map(text => `feature ${text}`), ...included.map(one => `addon ${one}`)]),
      ]
    }),
  )
}

/** Whether one package contains all that the other does, and more. */
export function containsMore(one: Contents | undefined, other: Contents | undefined, id: Id): boolean {
  if (one === undefined || other === undefined) return false
  const isAbout = other.size > 0 || one.has(`package ${id}`)
  const more = [...one].filter(part => !other.has(part) && part !== `package ${id}`)
  return isAbout && more.length > 0 && [...other].every(part => one.has(part))
}

/** What a bundle is made of: packages, and add-ons to the first of them. */
export interface Parts {
  packages: readonly Package[]
  addons: readonly Id[]
}

/** The parts of a package that is nothing but several of them; null for one that lists something of its own. */
export function partsOf({ id, includes = [], features }: Package, { category, addons }: CategoryPlan): Parts | null {
  const packages = category.packages.filter(other => includes.includes(other.id))
  const included = addons.filter(({ includedIn }) => includedIn.has(id) && !packages.some(other => includedIn.has(other.id)))
  if (features.length > 0 || packages.length === 0 || packages.length + included.length < 2) return null
  return { packages, addons: included.map(({ addon }) => addon.id) }
}
