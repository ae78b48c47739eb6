import type { Id } from '#src/contract/generated/types.ts'
import type { Estimate } from '../estimate/estimate.ts'
import type { Catalog, CategoryPlan } from '../plan.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import type { Selection } from '../estimate/selection.ts'
import { BookedItems } from './booked-items.ts'
import { PACKAGE_INPUT } from '../estimate/amount-accumulator.ts'
import { answersTo } from './candidates.ts'
import { walkSelections } from './walk-selections.ts'

/** Limit of the complete selections of a category; one with more cannot be checked. */
export const MAX_SELECTIONS = 2_000_000

/** Tries the selections of a category, at most `max`, and reports their problems; returns their number, and whether these were all. */
export function checkSelections(
  catalog: Catalog,
  plan: CategoryPlan,
  pointer: ContentPointer,
  givenReasons: Set<Id>,
  max: number,
): { count: number; isWhole: boolean } {
  const check = new SelectionCheck(pointer, givenReasons)
  const { count, isWhole, tied } = walkSelections(catalog, plan, max, (selection, result, { index }) => check.add(selection, result, index))
  for (const _ of tied) pointer.at('rules').report('tie more add-ons together than can be checked: let fewer rules name add-ons')
  reportNeverIncluded(plan, pointer)
  if (!isWhole) pointer.report(`has more than ${max} different selections: too many to be checked. ${multiplied(plan)}`)
  const isKnown = isWhole && tied.length === 0
  if (isKnown) check.booked.report(plan, pointer)
  return { count, isWhole: isKnown }
}

/** Names the questions whose answers multiply, the largest first. */
function multiplied({ inputs, packages }: CategoryPlan): string {
  const questions = inputs
    .filter(({ index }) => index !== PACKAGE_INPUT)
    .map(input => ({ id: input.id, answers: answersTo(input).length }))
    .filter(({ answers }) => answers > 1)
    .sort((a, b) => b.answers - a.answers)
  const factors = [`${packages.length} packages`, ...questions.map(({ id, answers }) => `"${id}" (${answers} answers)`)]
  return `These multiply: ${factors.join(', ')}, and add-ons that rules name`
}

/** Reports add-ons that are included in a package that they cannot be booked with. */
function reportNeverIncluded({ category, addons }: CategoryPlan, pointer: ContentPointer): void {
  for (const { addon, group, onlyWith, includedIn } of addons) {
    const never = [...includedIn].filter(id => onlyWith?.has(id) === false)
    const addonPointer = pointer.at('addonGroups', category.addonGroups.indexOf(group), 'items', group.items.indexOf(addon))
    if (never.length > 0) addonPointer.report(`cannot be included in ${never.join(', ')}: it goes only with ${[...(onlyWith ?? [])].join(', ')}`)
  }
}

class SelectionCheck {
  readonly booked = new BookedItems()
  private readonly pointer: ContentPointer
  private readonly givenReasons: Set<Id>
  private readonly reported = new Set<string>()

  constructor(pointer: ContentPointer, givenReasons: Set<Id>) {
    this.pointer = pointer
    this.givenReasons = givenReasons
  }

  add(selection: Selection, result: Estimate, packageIndex: number): void {
    for (const { id } of result.reasons) this.givenReasons.add(id)
    for (const { id, kind } of result.notes) if (kind === 'advice') this.givenReasons.add(id)
    if (result.state === 'forbidden') return
    this.booked.add(selection)
    const { state, low, high } = result
    if (state === 'priced' && low !== null && low <= 0) this.reportOnce(packageIndex, low < 0 ? 'a negative price' : 'the price 0', selection)
    if (high !== null && low !== null && high < low) this.reportOnce(packageIndex, 'a range that ends below its beginning', selection)
    if (result.duration === null || result.duration.high < 1) this.reportOnce(packageIndex, 'no duration', selection)
  }

  /** Reports a fault once per package, with an example. */
  private reportOnce(packageIndex: number, fault: string, { inputs, addons, date }: Selection): void {
    const key = `${packageIndex} ${fault}`
    if (this.reported.has(key)) return
    this.reported.add(key)
    const answers = Object.entries(inputs).map(([id, answer]) => `${id} ${answer}`)
    const circumstances = [...answers, ...addons, ...(date === null ? [] : [date])].join(', ')
    this.pointer
      .at('packages', packageIndex)
      .report(`has ${fault}${circumstances === '' ? '' : ` (${circumstances})`}: it must be a number above 0 or a consultation`)
  }
}
