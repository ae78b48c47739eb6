import type { Id } from '#src/contract/generated/types.ts'
import type { Estimate } from '../estimate/estimate.ts'
import type { Catalog, CategoryPlan } from '../plan.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import type { Selection } from '../estimate/selection.ts'
import { BookedItems } from './booked-items.ts'
import { walkSelections } from './walk-selections.ts'

/** Limit of the complete selections of a category; one with more cannot be checked. */
const MAX_SELECTIONS = 2_000_000

/** Tries the selections of a category and reports their problems; returns their number. */
export function checkSelections(catalog: Catalog, plan: CategoryPlan, pointer: ContentPointer, givenReasons: Set<Id>): number {
  const check = new SelectionCheck(pointer, givenReasons)
  const { count, isWhole, tied } = walkSelections(catalog, plan, MAX_SELECTIONS, (selection, result, { index }) =>
    check.add(selection, result, index),
  )
  for (const _ of tied) pointer.at('rules').report('tie more add-ons together than can be checked: let fewer rules name add-ons')
  reportNeverIncluded(plan, pointer)
  if (isWhole) check.booked.report(plan, pointer)
  else pointer.report(`has more than ${MAX_SELECTIONS} different selections: too many to be checked`)
  return count
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
