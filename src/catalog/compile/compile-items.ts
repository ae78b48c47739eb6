import type { Addon, AddonGroup, Category, Id, Package, Reason } from '#src/contract/generated/types.ts'
import { type CategoryScope, compileDuration, compilePrice } from './compile-amount.ts'
import type { AddonPlan, Note, PackagePlan } from '../plan.ts'
import type { ContentPointer } from './content-pointer.ts'

/** Compiles a category's packages. */
export function compilePackages(category: Category, pointer: ContentPointer, scope: CategoryScope): PackagePlan[] {
  const withoutOwn = category.packages.filter(({ duration }) => duration === undefined)
  const common = compileDuration(category.duration, pointer.at('duration'), scope, withoutOwn.length === 0 ? category.packages : withoutOwn)
  return category.packages.map((item, index) => {
    const itemPointer = pointer.at('packages', index)
    return {
      id: item.id,
      title: item.title,
      index,
      package: item,
      price: compilePrice(item.price, itemPointer.at('price'), scope, [item]),
      duration: item.duration === undefined ? common : compileDuration(item.duration, itemPointer.at('duration'), scope, [item]),
      advice: findAll(item.advice, itemPointer.at('advice'), scope.reasonById, 'reason').map(adviceOf),
    }
  })
}

/** Compiles a category's add-ons, in the order of their groups. */
export function compileAddons(category: Category, pointer: ContentPointer, scope: CategoryScope, packageById: ReadonlyMap<Id, Package>): AddonPlan[] {
  const addons: AddonPlan[] = []
  category.addonGroups.forEach((group, groupPosition) => {
    const groupPointer = pointer.at('addonGroups', groupPosition)
    const groupOnlyWith = idsOf(group, 'onlyWith', groupPointer, packageById)
    const groupIncludedIn = idsOf(group, 'includedIn', groupPointer, packageById)
    group.items.forEach((addon, position) => {
      const addonPointer = groupPointer.at('items', position)
      const onlyWith = intersection(groupOnlyWith, idsOf(addon, 'onlyWith', addonPointer, packageById))
      const includedIn = new Set([...(groupIncludedIn ?? []), ...(idsOf(addon, 'includedIn', addonPointer, packageById) ?? [])])
      const payingPackages = category.packages.filter(({ id }) => (onlyWith === null || onlyWith.has(id)) && !includedIn.has(id))
      addons.push({
        id: addon.id,
        title: addon.title,
        index: addons.length,
        addon,
        group,
        price: compilePrice(addon.price, addonPointer.at('price'), scope, payingPackages),
        duration: addon.duration === undefined ? null : compileDuration(addon.duration, addonPointer.at('duration'), scope, payingPackages),
        advice: findAll(addon.advice, addonPointer.at('advice'), scope.reasonById, 'reason').map(adviceOf),
        max: addon.max ?? 1,
        onlyWith,
        includedIn,
      })
    })
  })
  return addons
}

function idsOf(
  item: Addon | AddonGroup,
  key: 'onlyWith' | 'includedIn',
  pointer: ContentPointer,
  packageById: ReadonlyMap<Id, Package>,
): Set<Id> | null {
  const ids = item[key]
  if (ids === undefined) return null
  return new Set(findAll(ids, pointer.at(key), packageById, 'package').map(({ id }) => id))
}

/** A note without a price, from an item's or a rule's reason. */
export function adviceOf({ id, text }: Reason): Note {
  return { id, kind: 'advice', title: null, text, low: null, high: null }
}

/** Looks up items by id and reports unknown ids. */
export function findAll<T>(ids: readonly Id[] | undefined, pointer: ContentPointer, byId: ReadonlyMap<Id, T>, what: string): T[] {
  return (ids ?? []).map((id, position) => pointer.at(position).find(byId, id, what)).filter(found => found !== null)
}

function intersection(a: Set<Id> | null, b: Set<Id> | null): Set<Id> | null {
  return a === null ? b : b === null ? a : a.intersection(b)
}
