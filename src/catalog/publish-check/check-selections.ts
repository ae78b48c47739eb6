import { NO_ANSWER, NOTICE_INPUT, START_INPUT } from '../estimate/amount-accumulator.ts'
import { NO_COUPON } from '../inputs/is-coupon.ts'
import type { Estimate } from '../estimate/estimate.ts'
import type { Selection } from '../estimate/selection.ts'
import type { CategoryScope } from '../compile/compile-amount.ts'
import type { CategoryPlan, PackagePlan } from '../plan.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import type { Id } from '#src/contract/generated/types.ts'
import type { BookedItems } from './booked-items.ts'
import { Budget, TooMany } from './budget.ts'
import { tryTerms } from './check-package.ts'
import type { Draft } from './choices.ts'
import { type Fault, FaultSearch } from './find-faults.ts'
import { PackageScope } from './package-scope.ts'
import { ItemParts } from './parts.ts'
import { taxesAsRules } from '../taxes/tax-rules.ts'
import { visitText } from '../visits.ts'

/** Limit of the combinations that are tried of a category; one with more cannot be checked. */
export const MAX_COMBINATIONS = 5_000_000

/** How much of a category was checked. */
export interface Checked {
  /** Selections that a visitor can complete; answers that are not asked for count as well. */
  selections: number
  /** Combinations that were tried for them. */
  tried: number
  /** Whether this was enough to know what cannot be reached. */
  isWhole: boolean
}

/** Checks every selection of a category, trying at most `max` combinations, and reports their problems; adds what is booked to `booked`. */
export function checkSelections(
  given: CategoryPlan,
  pointer: ContentPointer,
  scope: CategoryScope,
  reasons: Set<Id>,
  max: number,
  booked: BookedItems,
): Checked {
  // Taxes never make a price less, and its high end never less than its low one.
  const plan = taxesAsRules(given)
  reportNeverIncluded(plan, pointer)
  const budget = new Budget(max)
  const parts = new ItemParts(plan, pointer, scope)
  let selections = 0
  try {
    for (const chosen of plan.packages) {
      const packageScope = new PackageScope(plan, chosen, parts)
      const found = tryTerms(packageScope, { booked, reasons }, budget)
      selections += found.selections
      const search = new FaultSearch(plan, packageScope.choices, budget, (fault, draft, result) => reportFault(fault, draft, result, chosen, pointer))
      search.search(found.tables)
    }
  } catch (error) {
    if (!(error instanceof TooMany)) throw error
    pointer.report(error.message)
    return { selections, tried: budget.spent, isWhole: false }
  }
  return { selections, tried: budget.spent, isWhole: true }
}

/** Reports add-ons that are included in a package that they cannot be booked with. */
function reportNeverIncluded({ category, addons }: CategoryPlan, pointer: ContentPointer): void {
  for (const { addon, group, onlyWith, includedIn } of addons) {
    const never = [...includedIn].filter(id => onlyWith?.has(id) === false)
    const addonPointer = pointer.at('addonGroups', category.addonGroups.indexOf(group), 'items', group.items.indexOf(addon))
    if (never.length > 0) addonPointer.report(`cannot be included in ${never.join(', ')}: it goes only with ${[...(onlyWith ?? [])].join(', ')}`)
  }
}

/** Reports a fault of a package, with the selection that has it. */
function reportFault(fault: Fault, draft: Draft, { low, used }: Estimate, { index }: PackagePlan, pointer: ContentPointer): void {
  const { given, taken, date, category } = draft
  const asked = category.inputs.reduce((bits, input) => (used.includes(input.id) ? bits | (1 << input.index) : bits), 0)
  const isUsed = (id: Id) => category.inputs.some(input => input.id === id && (input.asks & asked) === input.asks)
  const answers = Object.entries(given).flatMap(([id, answer]) => (isUsed(id) && answer !== NO_COUPON ? [`${id} ${answer}`] : []))
  const addons = taken.flatMap(({ plan, count }) => Array.from({ length: count }, () => plan.id))
  const circumstances = [...answers, ...addons, ...(date === null ? [] : [visitText({ date, ...timeOf(draft) })])].join(', ')
  pointer
    .at('packages', index)
    .report(`has ${faultText(fault, low)}${circumstances === '' ? '' : ` (${circumstances})`}: it must be a number above 0 or a consultation`)
}

function timeOf({ answers }: Draft): Pick<Selection, 'time'> {
  const [start = NO_ANSWER, notice = NO_ANSWER] = [answers[START_INPUT], answers[NOTICE_INPUT]]
  return start === NO_ANSWER ? {} : { time: { start, notice } }
}

function faultText(fault: Fault, low: number | null): string {
  switch (fault) {
    case 'price':
      return low === 0 ? 'the price 0' : 'a negative price'
    case 'range':
      return 'a range that ends below its beginning'
    case 'duration':
      return 'no duration'
  }
}
