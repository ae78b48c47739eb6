import type { AddonPlan, AmountPlan, CategoryPlan, PackagePlan } from '../plan.ts'
import { type CategoryScope, compileDuration, compilePrice } from '../compile/compile-amount.ts'
import { ContentPointer } from '../compile/content-pointer.ts'
import type { Amount } from '../prices/price-amount.ts'

/** A term of an item's price or duration that is rounded by itself without changing the sum. */
export interface Part {
  of: 'price' | 'duration'
  /** Null for the package. */
  addon: AddonPlan | null
  amount: Amount
  plan: AmountPlan
}

/** The parts of a category's items, each compiled once. */
export class ItemParts {
  private readonly known = new Map<PackagePlan | AddonPlan, Part[]>()
  private readonly plan: CategoryPlan
  private readonly pointer: ContentPointer
  private readonly scope: CategoryScope

  /** `pointer` is that of the category. */
  constructor(plan: CategoryPlan, pointer: ContentPointer, scope: CategoryScope) {
    this.plan = plan
    // What does not compile was reported before.
    this.pointer = new ContentPointer([], pointer.text)
    this.scope = scope
  }

  ofPackage(item: PackagePlan): Part[] {
    return this.once(item, () => {
      const pointer = this.pointer.at('packages', item.index)
      const own = item.package.duration
      const duration = own ?? this.plan.category.duration
      return [
        ...this.parts('price', null, item.package.price, item.price, pointer.at('price')),
        ...this.parts('duration', null, duration, item.duration, (own === undefined ? this.pointer : pointer).at('duration')),
      ]
    })
  }

  ofAddon(item: AddonPlan): Part[] {
    return this.once(item, () => {
      const { addon, group, price, duration } = item
      const pointer = this.pointer.at('addonGroups', this.plan.category.addonGroups.indexOf(group), 'items', group.items.indexOf(addon))
      const minutes =
        addon.duration === undefined || duration === null ? [] : this.parts('duration', item, addon.duration, duration, pointer.at('duration'))
      return [...this.parts('price', item, addon.price, price, pointer.at('price')), ...minutes]
    })
  }

  private once(item: PackagePlan | AddonPlan, make: () => Part[]): Part[] {
    const known = this.known.get(item) ?? make()
    this.known.set(item, known)
    return known
  }

  /** The terms of a sum, or the whole: rounded whole when several terms have fractions, which only together make a number. */
  private parts(of: Part['of'], addon: AddonPlan | null, amount: Amount, plan: AmountPlan, pointer: ContentPointer): Part[] {
    if (amount.kind !== 'sum') return [{ of, addon, amount, plan }]
    const compile = of === 'price' ? compilePrice : compileDuration
    const parts = termsOf(amount, pointer).map(term => ({ of, addon, amount: term.amount, plan: compile(term.amount, term.pointer, this.scope, []) }))
    return parts.filter(part => part.plan.denominator > 1).length > 1 ? [{ of, addon, amount, plan }] : parts
  }
}

function termsOf(amount: Amount, pointer: ContentPointer): { amount: Amount; pointer: ContentPointer }[] {
  if (amount.kind !== 'sum') return [{ amount, pointer }]
  return amount.of.flatMap((term, position) => termsOf(term, pointer.at('of', position)))
}
