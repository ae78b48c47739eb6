import type { Id, Input } from '#src/contract/generated/types.ts'
import type { CategoryPlan } from '../plan.ts'
import { saidConditions } from '../conditions.ts'
import { isCoupon } from '../inputs/is-coupon.ts'
import { followersOf, isReadIn } from './asked-inputs.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'

/** The problem of an input that no price, duration or rule reads. */
export const UNUSED_INPUT = 'no price, duration or rule depends on this input: remove it'

/** How the problem of an input begins that is never shown, although a rule waits for its answer. */
export const NEVER_ASKED = 'is never asked: it is shown only when the price depends on it'

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
  report(plan: CategoryPlan, pointer: ContentPointer): void {
    const { category } = plan
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
      // A code that only forbids is a matter of its rule.
      if (isCoupon(input)) return
      const inputPointer = pointer.at('inputs', index)
      const answers = this.answers.get(input.id)
      // What is only kept, as a number plate, changes no price.
      if (input.kind === 'code' && input.show === 'always') return
      if (answers === undefined) return inputPointer.report(whyUnanswered(input, plan))
      if (!('options' in input)) return
      input.options.forEach(({ id }, position) => {
        if (!answers.has(id)) inputPointer.at('options', position).report('can never be booked: every selection with it is forbidden')
      })
    })
  }
}

/** Why no selection that can be booked has an answer to an input. */
function whyUnanswered(input: Input, plan: CategoryPlan): string {
  const { id } = input
  const isAlways = 'show' in input && input.show === 'always'
  const isRead = isReadIn(plan, id)
  const following = followersOf(id, plan)
  const waiting = plan.rules.flatMap(({ rule }) =>
    saidConditions(rule).some(({ inputs = [] }) => inputs.some(({ input: of }) => following.includes(of))) ? [`"${rule.title}"`] : [],
  )
  if (!isRead && waiting.length === 0) return UNUSED_INPUT
  if (isRead || isAlways) return 'no selection that can be booked asks this: remove it, or correct what leads to it'
  return `${NEVER_ASKED}, and no price or duration does. Show it always, or let a price depend on it (${waiting.join(', ')} waits for the answer)`
}
