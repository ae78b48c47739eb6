import type { Id } from '#src/contract/generated/types.ts'
import { type Estimate, estimate } from '../estimate.ts'
import type { Catalog, CategoryPlan, InputPlan } from '../plan.ts'
import type { Place } from '../problems.ts'
import { resolve } from '../resolve.ts'
import type { Selection } from '../selection.ts'
import { addonSets } from './addon-sets.ts'
import { BookedItems } from './booked-items.ts'
import { answersTo, daysFor } from './candidates.ts'

/** More complete selections than this are not tried: a category that has more is too entangled to be checked. */
const MOST_SELECTIONS = 2_000_000

/** Tries the selections of one category and reports what is wrong with any of them; returns how many there were. */
export function checkSelections(catalog: Catalog, plan: CategoryPlan, place: Place, givenReasons: Set<Id>): number {
  const walk = new SelectionWalk(catalog, plan, place, givenReasons)
  const days = daysFor(plan)
  plan.packages.forEach(({ package: chosen }, index) => {
    const sets = addonSets(plan, chosen)
    if (sets === null) return place.at('rules').report('tie more add-ons together than can be checked: let fewer rules name add-ons')
    for (const date of days) {
      for (const addons of sets)
        walk.complete({ category: plan.category.id, package: chosen.id, inputs: {}, addons, date }, place.at('packages', index))
    }
  })
  reportNeverIncluded(plan, place)
  walk.report()
  return walk.count
}

/** A package cannot include an add-on that does not go with it. */
function reportNeverIncluded({ category, addons }: CategoryPlan, place: Place): void {
  for (const { addon, group, onlyWith, includedIn } of addons) {
    const never = [...includedIn].filter(id => onlyWith?.has(id) === false)
    const addonPlace = place.at('addonGroups', category.addonGroups.indexOf(group), 'items', group.items.indexOf(addon))
    if (never.length > 0) addonPlace.report(`cannot be included in ${never.join(', ')}: it goes only with ${[...(onlyWith ?? [])].join(', ')}`)
  }
}

class SelectionWalk {
  count = 0
  private readonly catalog: Catalog
  private readonly plan: CategoryPlan
  private readonly place: Place
  private readonly givenReasons: Set<Id>
  private readonly booked = new BookedItems()
  private readonly answers: ReadonlyMap<Id, (string | number)[]>
  /** Inputs whose answers some rule looks at: they make a difference even where no price uses them. */
  private readonly tested: readonly InputPlan[]
  private readonly reported = new Set<string>()

  constructor(catalog: Catalog, plan: CategoryPlan, place: Place, givenReasons: Set<Id>) {
    this.catalog = catalog
    this.plan = plan
    this.place = place
    this.givenReasons = givenReasons
    this.answers = new Map(plan.inputs.map(input => [input.id, answersTo(input)]))
    const indexes = new Set(plan.rules.flatMap(({ when }) => when.inputs.map(({ index }) => index)))
    this.tested = plan.inputs.filter(({ index }) => indexes.has(index))
  }

  /** Answers what the selection still misses in every way that can make a difference, and checks each outcome. */
  complete(selection: Selection, place: Place): void {
    if (this.count >= MOST_SELECTIONS) return
    const resolution = resolve(this.catalog, selection)
    if (!resolution.ok) throw new Error(`the check tried a selection that is refused: ${JSON.stringify(selection)}`)
    const result = estimate(resolution.resolved)
    const open = result.missing[0] ?? this.tested.find(({ id }) => result.used.includes(id) && selection.inputs[id] === undefined)?.id
    if (open === undefined) return this.check(selection, result, place)
    for (const answer of this.answers.get(open) ?? []) this.complete({ ...selection, inputs: { ...selection.inputs, [open]: answer } }, place)
  }

  report(): void {
    if (this.count < MOST_SELECTIONS) this.booked.report(this.plan, this.place)
    else this.place.report(`has more than ${MOST_SELECTIONS} different selections: too many to be checked`)
  }

  private check(selection: Selection, result: Estimate, place: Place): void {
    this.count++
    for (const { id } of result.reasons) this.givenReasons.add(id)
    for (const { id, kind } of result.notes) if (kind === 'advice') this.givenReasons.add(id)
    if (result.state === 'forbidden') return
    this.booked.add(selection)
    if (result.state === 'priced' && result.low !== null && result.low <= 0) {
      this.reportOnce(place, result.low < 0 ? 'a negative price' : 'the price 0', selection)
    }
    if (result.high !== null && result.low !== null && result.high < result.low)
      this.reportOnce(place, 'a range that ends below its beginning', selection)
    if (result.duration === null || result.duration.high < 1) this.reportOnce(place, 'no duration', selection)
  }

  /** One example of each fault of a package is enough. */
  private reportOnce(place: Place, fault: string, { inputs, addons, date }: Selection): void {
    const key = `${place.pointer} ${fault}`
    if (this.reported.has(key)) return
    this.reported.add(key)
    const answers = Object.entries(inputs).map(([id, answer]) => `${id} ${answer}`)
    const circumstances = [...answers, ...addons, ...(date === null ? [] : [date])].join(', ')
    place.report(`has ${fault}${circumstances === '' ? '' : ` (${circumstances})`}: it must be a number above 0 or a consultation`)
  }
}
