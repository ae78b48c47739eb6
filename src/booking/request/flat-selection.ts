import { memoize } from '#src/catalog/memoize.ts'
import type { Catalog, CategoryPlan } from '#src/catalog/plan.ts'
import { type AskedInput, isAsked } from '#src/catalog/words/input-words.ts'
import { OUTSIDE, type Selection } from '#src/catalog/estimate/selection.ts'
import type { Category, Day, FieldValue, Id } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import { FIELD, fieldName, type FieldProblem } from './flat-fields.ts'

export type Flat = Readonly<Record<string, unknown>>

/** The request field of a place in a selection. */
export function fieldOfPlace(category: Category, place: string): string {
  if (place === 'category') return FIELD.category
  if (place === 'date') return FIELD.date
  return fieldName(category, place.replace(/^inputs\./, ''))
}

export type FlatReading =
  | { ok: true; plan: CategoryPlan; selection: Selection; rest: ReadonlyMap<string, unknown> }
  | { ok: false; problems: FieldProblem[] }

/** Reads the selection out of a flat request; `rest` are the other fields. Empty values count as not given. */
export function readSelection(catalog: Catalog, flat: Flat): FlatReading {
  const plan = catalog.categoryById.get(String(flat[FIELD.category]))
  if (plan === undefined) {
    const known = [...catalog.categoryById.keys()].join(', ')
    return { ok: false, problems: [{ field: FIELD.category, message: `must be one of ${known}`, isNotOffered: true }] }
  }
  const targets = targetsOf(plan)
  const selection: SelectionDraft = { category: plan.category.id, package: null, inputs: {}, addons: NO_ADDONS, date: null }
  let rest: Map<string, unknown> | null = null
  const problems: FieldProblem[] = []
  for (const field in flat) {
    const value = flat[field]
    const target = targets.get(field)
    if (target === undefined) {
      rest ??= new Map()
      rest.set(field, value)
    } else if (!isEmpty(value)) {
      const wanted = put(value, target, selection)
      if (wanted !== null) problems.push({ field, message: `must be ${wanted}` })
    }
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, plan, selection, rest: rest ?? NO_REST }
}

const NO_ADDONS: readonly Id[] = []
const NO_REST: ReadonlyMap<string, unknown> = new Map()

/** A selection under construction. */
interface SelectionDraft extends Selection {
  package: Id | null
  inputs: Record<Id, string | number>
  addons: readonly Id[]
  date: Day | null
}

/** What a field of a request sets in a selection. */
type Target = { kind: 'category' | 'date' | 'package' | 'addons' } | { kind: 'input'; input: AskedInput }

/** The targets by field name; memoized, since every keystroke reads the form. */
const targetsOf = memoize(
  ({ category }: CategoryPlan): ReadonlyMap<string, Target> =>
    new Map<string, Target>([
      [FIELD.category, { kind: 'category' }],
      [FIELD.date, { kind: 'date' }],
      [fieldName(category, 'package'), { kind: 'package' }],
      [fieldName(category, 'addons'), { kind: 'addons' }],
      ...category.inputs.filter(isAsked).map(input => [fieldName(category, input.id), { kind: 'input', input }] as const),
    ]),
)

/** Stores a field's value in the draft, or returns the expected type. */
function put(value: unknown, target: Target, draft: SelectionDraft): string | null {
  switch (target.kind) {
    case 'category':
      return null
    case 'date':
    case 'package':
      if (typeof value !== 'string') return 'a text'
      draft[target.kind] = value
      return null
    case 'addons':
      if (!isTexts(value)) return 'a list of texts'
      draft.addons = value
      return null
    case 'input': {
      const { id, kind } = target.input
      if (kind !== 'number' && typeof value === 'string') draft.inputs[id] = value
      else if (kind === 'number' && typeof value === 'number') draft.inputs[id] = value
      else return kind === 'number' ? 'a number' : 'a text'
      return null
    }
  }
}

/** Writes a selection as the category's fields; numbers stay numbers, and answers not in use are left out. */
export function writeSelection({ category }: CategoryPlan, selection: Selection, inUse: readonly Id[]): Record<string, FieldValue> {
  const fields: Record<string, FieldValue> = {}
  if (selection.package !== null) fields[fieldName(category, 'package')] = selection.package
  for (const id of inUse) {
    const answer = ownValue(selection.inputs, id)
    if (answer !== undefined && answer !== OUTSIDE) fields[fieldName(category, id)] = answer
  }
  fields[fieldName(category, 'addons')] = [...selection.addons]
  return fields
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(item => typeof item === 'string')
}

/** Whether a field's value counts as not given. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
