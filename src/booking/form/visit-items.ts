import type { FormRevision } from '#src/catalog/revision.ts'
import type { Item } from '#src/catalog/visit/resolve-visit.ts'
import { NO_REST } from '#src/catalog/visit/visit-pricing.ts'
import type { Id } from '#src/contract/generated/types.ts'
import { type Choices, type FormValues, selectionOf } from './form-values.ts'

/** The values of the form that describe a visit: the item being filled in, the other items, and the answers to the visit's questions. */
export type VisitValues = Pick<FormValues, 'category' | 'package' | 'inputs' | 'addons' | 'rest'>

/** All items of the visit, in their order; the one that is filled in stands at `at`, null while nothing of it is chosen. */
export function itemsOf(revision: FormRevision, choices: Choices): { all: readonly (Item | null)[]; at: number } {
  const { before, after } = choices.rest ?? NO_REST
  return { all: [...before, itemOf(revision, choices), ...after], at: before.length }
}

/** The item that is filled in; null while it has no package. */
function itemOf(revision: FormRevision, choices: Choices): Item | null {
  const selection = selectionOf(revision, choices, null)
  if (selection === null || selection.package === null) return null
  const { category, package: chosen, inputs, addons } = selection
  return { category, package: chosen, inputs, addons }
}

/** Begins another item, of the same category, with the answers that the form's texts say too; those before stay as they are. */
export function withAnother(revision: FormRevision, choices: Choices): VisitValues {
  const { all } = itemsOf(revision, choices)
  const asked = revision.catalog.categoryById.get(choices.category)?.inputById
  const inputs = Object.fromEntries(Object.entries(choices.inputs).filter(([id]) => asked?.get(id)?.fills !== undefined))
  return { ...valuesOf(null, choices.category), inputs, rest: { ...(choices.rest ?? NO_REST), before: all.filter(isChosen), after: [] } }
}

/** Fills in another of the items; the one that was filled in keeps its place, if a package was chosen. */
export function withItemAt(revision: FormRevision, choices: Choices, position: number): VisitValues {
  const { all } = itemsOf(revision, choices)
  const rest = choices.rest ?? NO_REST
  const [before, after] = [all.slice(0, position), all.slice(position + 1)].map(part => part.filter(isChosen))
  return { ...valuesOf(all[position] ?? null, choices.category), rest: { ...rest, before: before ?? [], after: after ?? [] } }
}

/** Takes an item out of the visit; after the one that is filled in, the last of the others is. */
export function withoutItem(revision: FormRevision, choices: Choices, position: number): VisitValues {
  const { all, at } = itemsOf(revision, choices)
  const left = all.filter((_, index) => index !== position)
  const next = position === at ? left.length - 1 : at - (position < at ? 1 : 0)
  const [before, after] = [left.slice(0, next), left.slice(next + 1)].map(part => part.filter(isChosen))
  const filled = position === at ? valuesOf(left[next] ?? null, choices.category) : currentOf(choices)
  return { ...filled, rest: { ...(choices.rest ?? NO_REST), before: before ?? [], after: after ?? [] } }
}

/** Answers a question of the visit itself; null takes the answer back. */
export function withAnswer({ rest = NO_REST }: Choices, input: Id, answer: string | number | null): Pick<VisitValues, 'rest'> {
  const { [input]: _, ...others } = rest.inputs
  return { rest: { ...rest, inputs: answer === null ? others : { ...others, [input]: answer } } }
}

function isChosen(item: Item | null): item is Item {
  return item !== null
}

function currentOf({ category, package: chosen, inputs, addons }: Choices): Omit<VisitValues, 'rest'> {
  return { category, package: chosen, inputs, addons }
}

/** An item as the form's fields hold it. */
export function valuesOf(item: Item | null, category: string): Omit<VisitValues, 'rest'> {
  if (item === null) return { category, package: '', inputs: {}, addons: [] }
  const inputs = Object.fromEntries(Object.entries(item.inputs).map(([id, answer]) => [id, String(answer)]))
  return { category: item.category, package: item.package ?? '', inputs, addons: item.addons }
}
