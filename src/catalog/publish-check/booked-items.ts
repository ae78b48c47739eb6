import type { Id } from '#src/contract/generated/types.ts'
import type { CategoryPlan } from '../plan.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'

/** Collects the packages, add-ons and answers of a category that occur in a bookable selection. */
export class BookedItems {
  private readonly packages = new Set<Id>()
  private readonly addons = new Set<Id>()
  private readonly answers = new Map<Id, Set<string | number>>()

  package(id: Id): void {
    this.packages.add(id)
  }

  addon(id: Id): void {
    this.addons.add(id)
  }

  answer(input: Id, answer: string | number): void {
    const answers = this.answers.get(input)
    if (answers === undefined) this.answers.set(input, new Set([answer]))
    else answers.add(answer)
  }

  /** Reports items that occur in no bookable selection. */
  report({ category }: CategoryPlan, pointer: ContentPointer): void {
    category.packages.forEach(({ id }, index) => {
      if (!this.packages.has(id)) pointer.at('packages', index).report('can never be booked: every selection with it is forbidden')
    })
    category.addonGroups.forEach(({ items }, group) => {
      items.forEach(({ id }, index) => {
        if (!this.addons.has(id))
          pointer.at('addonGroups', group, 'items', index).report('can never be booked: it goes with no package, or is always forbidden')
      })
    })
    category.inputs.forEach((input, index) => {
      const inputPointer = pointer.at('inputs', index)
      const answers = this.answers.get(input.id)
      if (answers === undefined) return inputPointer.report('no price, duration or rule depends on this input: remove it')
      if (input.kind === 'number') return
      input.options.forEach(({ id }, position) => {
        if (!answers.has(id)) inputPointer.at('options', position).report('can never be booked: every selection with it is forbidden')
      })
    })
  }
}
