import type { Id } from '#src/contract/generated/types.ts'
import type { Amount } from '../prices/price-amount.ts'
import type { CategoryPlan, PackagePlan } from '../plan.ts'
import { EstimateBuilder } from '../estimate/estimate-builder.ts'
import { PACKAGE_INPUT } from '../estimate/amount-accumulator.ts'
import { type Choice, Choices } from './choices.ts'
import type { ItemParts, Part } from './parts.ts'
import { readsOf } from './reads.ts'
import { askedByRules } from './asked-inputs.ts'

/** A package with all that can be chosen beside it. */
export class PackageScope {
  readonly choices: Choices
  /** Of the package, and of the add-ons that it does not include. */
  readonly parts: readonly Part[]
  /** Bits of the inputs that are in use whatever is chosen. */
  readonly inUse: number
  /** The inputs that are asked whatever is chosen, because of rules. */
  readonly askedAlways: readonly Choice[]
  readonly plan: CategoryPlan
  readonly chosen: PackagePlan
  private readonly reads = new Map<Amount, Choice[]>()

  constructor(plan: CategoryPlan, chosen: PackagePlan, items: ItemParts) {
    this.plan = plan
    this.chosen = chosen
    this.choices = new Choices(plan, chosen)
    const paid = plan.addons.filter(({ index, includedIn }) => this.choices.addon(index) !== null && !includedIn.has(chosen.id))
    const own = items.ofPackage(chosen)
    this.parts = [...own, ...paid.flatMap(addon => items.ofAddon(addon))]
    const times = plan.times === null ? 0 : 1 << plan.times.index
    this.inUse = own.reduce((bits, part) => bits | this.usedBy(part, this.choices.draft([], []).answers), plan.alwaysShown | times)
    this.askedAlways = askedByRules(plan)
      .map(({ id }) => this.choices.input(id))
      .filter(({ bit }) => (bit & plan.alwaysShown) === bit)
  }

  /** The choices on which a part depends. */
  readonly choicesOf = ({ addon, amount }: Part): Choice[] => {
    const taken = addon === null ? null : this.choices.addon(addon.index)
    return [...(taken === null ? [] : [taken]), ...this.read(amount)]
  }

  /** The inputs that an amount may read. */
  read(amount: Amount): Choice[] {
    const known = this.reads.get(amount) ?? [...readsOf(amount, this.chosen.id)].flatMap(id => this.choicesFor(id))
    this.reads.set(amount, known)
    return known
  }

  /** The choice of an input, and those of the numbers in it above whose maximum there is no price. */
  private choicesFor(id: Id): Choice[] {
    const input = this.plan.inputById.get(id)
    const limited = input?.kind === 'number' ? (input.factors ?? []).filter(({ overMax }) => overMax !== null) : []
    return [this.choices.input(id), ...limited.map(factor => this.choices.input(factor.id))]
  }

  /** Bits of the inputs that a part reads. */
  usedBy({ plan }: Part, answers: readonly number[]): number {
    const builder = new EstimateBuilder(this.plan, answers)
    builder.used = 0
    builder.evaluate(plan)
    return builder.used & ~(1 << PACKAGE_INPUT)
  }
}
