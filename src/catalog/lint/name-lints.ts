import type { Id } from '#src/contract/generated/types.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import type { AddonPlan } from '../plan.ts'
import type { Finding, LintScope } from './finding.ts'

/** Finds packages, and add-ons that go with the same package, that have the name of one before them: whoever books, or reads the calendar, cannot tell them apart. */
export function* nameLints({ plan: { category, packages, addonById }, pointer }: LintScope): Generator<Finding> {
  const items = category.packages.map(({ title }, index) => ({ title, at: pointer.at('packages', index), with: null }))
  yield* sameNames(items, 'packages')
  const addons = category.addonGroups.flatMap((group, at) =>
    group.items.map(({ id, title }, index) => ({ title, at: pointer.at('addonGroups', at, 'items', index), with: packagesOf(addonById.get(id)) })),
  )
  yield* sameNames(addons, 'add-ons')

  /** The packages that an add-on can be booked with. */
  function packagesOf(addon: AddonPlan | undefined): ReadonlySet<Id> {
    return addon?.onlyWith ?? new Set(packages.map(({ id }) => id))
  }
}

interface Named {
  readonly title: string
  readonly at: ContentPointer
  /** The packages beside which it is offered; null for a package. */
  readonly with: ReadonlySet<Id> | null
}

function* sameNames(items: readonly Named[], what: string): Generator<Finding> {
  for (const [index, item] of items.entries()) {
    if (!items.slice(0, index).some(other => nameOf(other) === nameOf(item) && areTogether(other, item))) continue
    const message = `"${item.title}" is the name of two ${what}: visitors cannot tell them apart`
    yield { kind: 'name', pointer: item.at, message, sides: [] }
  }
}

/** A name as visitors tell it from others: neither case nor spaces around it do. */
export function nameOf({ title }: { readonly title: string }): string {
  return title.trim().toLowerCase()
}

function areTogether(one: Named, other: Named): boolean {
  return one.with === null || other.with === null || !one.with.isDisjointFrom(other.with)
}
