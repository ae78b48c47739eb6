import type { Category, Id, PolicyWhen } from '#src/contract/generated/types.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'

/** Reports policies that no request reaches, since those before them are for every package that they are for. */
export function checkCovered(policies: readonly { when?: PolicyWhen }[], categories: readonly Category[], pointer: ContentPointer): void {
  const covered = { all: new Set<Id>(), new: new Set<Id>() }
  policies.forEach(({ when = {} }, position) => {
    const { customers = 'all' } = when
    const packages = packagesOf(when, categories)
    const isReached = packages.some(id => !covered.all.has(id) && !(customers === 'new' && covered.new.has(id)))
    if (packages.length > 0 && !isReached) pointer.at(position).report('those before it are for every request that it is for: put it before them')
    for (const id of packages) covered[customers].add(id)
  })
}

/** The packages that a policy is for; the category's own id stands for requests without one. */
function packagesOf({ category, package: packages }: PolicyWhen, categories: readonly Category[]): Id[] {
  const among = categories.filter(({ id }) => category === undefined || category.includes(id))
  const all = among.flatMap(each => each.packages.map(({ id }) => id))
  return packages === undefined ? [...all, ...among.map(({ id }) => `$${id}`)] : all.filter(id => packages.includes(id))
}
