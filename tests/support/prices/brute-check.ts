import { type CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import { compile } from '#src/catalog/compile/compile.ts'
import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { type Estimate, estimate } from '#src/catalog/estimate/estimate.ts'
import { resolve } from '#src/catalog/estimate/resolve.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import type { Catalog, CategoryPlan } from '#src/catalog/plan.ts'
import { askedByRules, unaskedConditions } from '#src/catalog/publish-check/asked-inputs.ts'
import { BookedItems } from '#src/catalog/publish-check/booked-items.ts'
import { answersTo, visitsFor } from '#src/catalog/publish-check/candidates.ts'
import { ReachedPointers } from '#src/catalog/publish-check/reached-pointers.ts'
import { taxesAsRules } from '#src/catalog/taxes/tax-rules.ts'
import type { Problem } from '#src/contract/decode.ts'
import type { AddonGroup, Id, Package } from '#src/contract/generated/types.ts'

/** What the publish check finds, by trying every selection; null when there are more than `max`. Prices that are 0 and below are both reported, without an example. */
export function bruteCheck(content: CatalogContent, max: number): Problem[] | null {
  const watched = new ReachedPointers()
  const compiled = compile(content, watched.watch)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  const problems: Problem[] = []
  const root = new ContentPointer(problems)
  const reasons = new Set<Id>()
  let count = 0
  for (const [index, plan] of compiled.catalog.categories.entries()) {
    const pointer = root.at('categories', index)
    const booked = new BookedItems()
    const faults = new Set<string>()
    for (const [selection, result] of completeSelections(compiled.catalog, plan)) {
      if (++count > max) return null
      note(selection, result, booked, reasons)
      const at = plan.category.packages.findIndex(({ id }) => id === selection.package)
      for (const fault of faultsOf(result)) faults.add(`${at} ${fault}`)
    }
    for (const fault of faults) pointer.at('packages', fault.split(' ')[0] ?? '').report(fault.slice(fault.indexOf(' ') + 1))
    booked.report(taxesAsRules(plan), pointer)
    for (const { addon, group, onlyWith, includedIn } of plan.addons) {
      const at = pointer.at('addonGroups', plan.category.addonGroups.indexOf(group), 'items', group.items.indexOf(addon))
      if ([...includedIn].some(id => onlyWith?.has(id) === false)) at.report('cannot be included')
    }
    for (const { effect } of plan.category.rules ?? []) if (effect.kind === 'notice' && effect.reason !== undefined) reasons.add(effect.reason)
  }
  watched.report(root, [], new Map(compiled.catalog.categories.flatMap((plan, index) => unaskedConditions(plan, root.at('categories', index)))))
  content.business.reasons.forEach(({ id }, index) => {
    if (!reasons.has(id)) root.at('business', 'reasons', index).report(`nothing gives the reason "${id}": remove it, or name it, as in overMax`)
  })
  return problems
}

function faultsOf({ state, low, high, duration }: Estimate): string[] {
  if (state === 'forbidden') return []
  return [
    ...(low !== null && low < 0 ? ['has a negative price'] : []),
    ...(low === 0 ? ['has the price 0'] : []),
    ...(low !== null && high !== null && high < low ? ['has a range that ends below its beginning'] : []),
    ...(duration === null || duration.high < 1 ? ['has no duration'] : []),
  ]
}

function note({ package: chosen, inputs, addons }: Selection, result: Estimate, booked: BookedItems, reasons: Set<Id>): void {
  for (const { id } of result.reasons) reasons.add(id)
  for (const { id, kind } of result.notes) if (kind === 'advice') reasons.add(id)
  if (result.state === 'forbidden') return
  if (chosen !== null) booked.package(chosen)
  for (const id of addons) booked.addon(id)
  for (const [input, answer] of Object.entries(inputs)) booked.answer(input, answer)
}

/** Every package, set of add-ons and day, each with every answer that counts. */
function* completeSelections(catalog: Catalog, plan: CategoryPlan): Generator<[Selection, Estimate]> {
  const { category } = plan
  for (const chosen of category.packages) {
    for (const addons of addonSets(category.addonGroups, chosen)) {
      for (const visit of visitsFor(taxesAsRules(plan)))
        yield* completions({ category: category.id, package: chosen.id, inputs: {}, addons, ...visit }, catalog, plan)
    }
  }
}

function* completions(selection: Selection, catalog: Catalog, plan: CategoryPlan): Generator<[Selection, Estimate]> {
  const resolution = resolve(catalog, selection)
  if (!resolution.ok) throw new Error(JSON.stringify(resolution.problems))
  const result = estimate(resolution.resolved)
  const isOpen = (id: Id) => result.used.includes(id) && !Object.hasOwn(selection.inputs, id)
  const open = result.missing[0] ?? askedByRules(taxesAsRules(plan)).find(({ id, derive }) => derive === undefined && isOpen(id))?.id
  const input = open === undefined ? undefined : plan.inputById.get(open)
  if (input === undefined) return yield [selection, result]
  for (const answer of answersTo(input, plan))
    yield* completions({ ...selection, inputs: { ...selection.inputs, [input.id]: answer } }, catalog, plan)
}

function* addonSets([group, ...others]: readonly AddonGroup[], chosen: Package): Generator<Id[]> {
  if (group === undefined) return yield []
  const goes = ({ onlyWith }: { onlyWith?: Id[] }) => onlyWith === undefined || onlyWith.includes(chosen.id)
  const items = goes(group) ? group.items.filter(goes) : []
  const sets: Id[][] = [[]]
  for (const { id, max = 1 } of items) {
    const more = Array.from({ length: max }, (_, extra) => Array.from({ length: extra + 1 }, () => id))
    const open = group.choose === 'one' ? sets.filter(set => set.length === 0) : sets
    sets.push(...open.flatMap(set => more.map(ids => [...set, ...ids])))
  }
  for (const rest of addonSets(others, chosen)) for (const set of sets) yield [...set, ...rest]
}
