import type { Addon, AddonGroup, Category, Id, Package, Reason } from '#src/contract/generated/types.ts'
import { type CategoryScope, compileDuration, compilePrice } from './compile-amount.ts'
import type { AddonPlan, Note, PackagePlan } from '../plan.ts'
import type { Place } from './problems.ts'

/** Compiles a category's packages. */
export function compilePackages(category: Category, place: Place, scope: CategoryScope): PackagePlan[] {
  const withoutOwn = category.packages.filter(({ duration }) => duration === undefined)
  const common = compileDuration(category.duration, place.at('duration'), scope, withoutOwn.length === 0 ? category.packages : withoutOwn)
  return category.packages.map((item, index) => {
    const itemPlace = place.at('packages', index)
    checkLabels(item, itemPlace, scope)
    return {
      index,
      package: item,
      price: compilePrice(item.price, itemPlace.at('price'), scope, [item]),
      duration: item.duration === undefined ? common : compileDuration(item.duration, itemPlace.at('duration'), scope, [item]),
      advice: findAll(item.advice, itemPlace.at('advice'), scope.reasonById, 'reason').map(adviceOf),
    }
  })
}

/** Compiles a category's add-ons, in the order of their groups. */
export function compileAddons(category: Category, place: Place, scope: CategoryScope, packageById: ReadonlyMap<Id, Package>): AddonPlan[] {
  place.at('addonGroups').index(category.addonGroups, 'group')
  const addons: AddonPlan[] = []
  const seen = new Set<Id>()
  category.addonGroups.forEach((group, groupPosition) => {
    const groupPlace = place.at('addonGroups', groupPosition)
    const groupOnlyWith = idsOf(group, 'onlyWith', groupPlace, packageById)
    const groupIncludedIn = idsOf(group, 'includedIn', groupPlace, packageById)
    group.items.forEach((addon, position) => {
      const addonPlace = groupPlace.at('items', position)
      const onlyWith = intersection(groupOnlyWith, idsOf(addon, 'onlyWith', addonPlace, packageById))
      const includedIn = new Set([...(groupIncludedIn ?? []), ...(idsOf(addon, 'includedIn', addonPlace, packageById) ?? [])])
      const payingPackages = category.packages.filter(({ id }) => (onlyWith === null || onlyWith.has(id)) && !includedIn.has(id))
      if (seen.has(addon.id)) addonPlace.at('id').report(`a second add-on with the id "${addon.id}": ids must differ`)
      seen.add(addon.id)
      addons.push({
        index: addons.length,
        addon,
        group,
        price: compilePrice(addon.price, addonPlace.at('price'), scope, payingPackages),
        duration: addon.duration === undefined ? null : compileDuration(addon.duration, addonPlace.at('duration'), scope, payingPackages),
        advice: findAll(addon.advice, addonPlace.at('advice'), scope.reasonById, 'reason').map(adviceOf),
        max: addon.max ?? 1,
        onlyWith,
        includedIn,
      })
    })
  })
  return addons
}

function checkLabels(item: Package, place: Place, { inputById }: CategoryScope): void {
  item.labels?.forEach((label, position) => {
    const labelPlace = place.at('labels', position)
    const input = labelPlace.at('input').find(inputById, label.input, 'input')
    if (input?.kind === 'choice') labelPlace.at('option').find(input.options, label.option, `option of "${label.input}"`)
    else if (input !== null) labelPlace.at('input').report(`"${label.input}" is a number and has no options`)
  })
}

function idsOf(item: Addon | AddonGroup, key: 'onlyWith' | 'includedIn', place: Place, packageById: ReadonlyMap<Id, Package>): Set<Id> | null {
  const ids = item[key]
  if (ids === undefined) return null
  return new Set(findAll(ids, place.at(key), packageById, 'package').map(({ id }) => id))
}

/** A note without a price, from an item's or a rule's reason. */
export function adviceOf({ id, text }: Reason): Note {
  return { id, kind: 'advice', title: null, text, low: null, high: null }
}

/** Looks up items by id and reports unknown ids. */
export function findAll<T>(ids: readonly Id[] | undefined, place: Place, byId: ReadonlyMap<Id, T>, what: string): T[] {
  return (ids ?? []).map((id, position) => place.at(position).find(byId, id, what)).filter(found => found !== null)
}

function intersection(a: Set<Id> | null, b: Set<Id> | null): Set<Id> | null {
  return a === null ? b : b === null ? a : a.intersection(b)
}
