import type { Catalog, CategoryPlan } from '#src/catalog/plan.ts'
import type { Selection } from '#src/catalog/selection.ts'
import type { Category, FieldValue, Id } from '#src/contract/generated/types.ts'

/**
 * The HTTP contract is flat and speaks of each category in its own fields (`boat_package`, `boat_length`, `boat_addons`); inside, a
 * selection is generic. This module alone turns one into the other, by each category's `fieldPrefix`.
 */

/** Something wrong with a field of a request, by its name there. */
export interface FieldProblem {
  field: string
  message: string
  /** Whether it is that nothing was given. */
  isMissing?: true
}

/** The fields of a request that no content names. */
export const FIELD = {
  category: 'vehicle_category',
  date: 'appointment_date',
  time: 'appointment_time',
} as const

export type Flat = Readonly<Record<string, unknown>>

/** The name of a category's field; the part is `package`, `addons` or the id of an input. */
export function fieldName({ fieldPrefix }: Pick<Category, 'fieldPrefix'>, part: Id): string {
  return `${fieldPrefix}_${part}`
}

/** Where a place of a selection stands in a request. */
export function fieldOfPlace(category: Category, place: string): string {
  if (place === 'category') return FIELD.category
  if (place === 'date') return FIELD.date
  return fieldName(category, place.replace(/^inputs\./, ''))
}

export type FlatReading =
  | { ok: true; plan: CategoryPlan; selection: Selection; rest: Record<string, unknown> }
  | { ok: false; problems: FieldProblem[] }

/** Reads the selection out of a flat request; `rest` is what it does not name. Empty values count as not given. */
export function readSelection(catalog: Catalog, flat: Flat): FlatReading {
  const plan = catalog.categoryById.get(String(flat[FIELD.category]))
  if (plan === undefined) {
    const known = [...catalog.categoryById.keys()].join(', ')
    return { ok: false, problems: [{ field: FIELD.category, message: `must be one of ${known}` }] }
  }
  const { category } = plan
  const fields = new FlatFields(flat)
  const inputs: Record<Id, string | number> = {}
  fields.take(FIELD.category)
  for (const { id, kind } of category.inputs) {
    const answer = kind === 'choice' ? fields.text(fieldName(category, id)) : fields.number(fieldName(category, id))
    if (answer !== null) inputs[id] = answer
  }
  const selection: Selection = {
    category: category.id,
    package: fields.text(fieldName(category, 'package')),
    inputs,
    addons: fields.texts(fieldName(category, 'addons')),
    date: fields.text(FIELD.date),
  }
  if (fields.problems.length > 0) return { ok: false, problems: fields.problems }
  return { ok: true, plan, selection, rest: fields.rest }
}

/** Takes fields out of a request one by one and notes those of a wrong type. */
class FlatFields {
  readonly problems: FieldProblem[] = []
  readonly rest: Record<string, unknown>

  constructor(flat: Flat) {
    this.rest = { ...flat }
  }

  /** The value, or null when it is empty. */
  take(field: string): unknown {
    const value = this.rest[field]
    delete this.rest[field]
    return isEmpty(value) ? null : value
  }

  text(field: string): string | null {
    const value = this.take(field)
    return value === null || typeof value === 'string' ? value : this.refuse(field, 'a text')
  }

  number(field: string): number | null {
    const value = this.take(field)
    return value === null || typeof value === 'number' ? value : this.refuse(field, 'a number')
  }

  texts(field: string): string[] {
    const value = this.take(field) ?? []
    return isTexts(value) ? value : (this.refuse(field, 'a list of texts') ?? [])
  }

  private refuse(field: string, wanted: string): null {
    this.problems.push({ field, message: `must be ${wanted}` })
    return null
  }
}

/** Writes the category's fields of a selection; numbers stay numbers, and only answers in use are written. */
export function writeSelection({ category }: CategoryPlan, selection: Selection, inUse: readonly Id[]): Record<string, FieldValue> {
  const fields: Record<string, FieldValue> = {}
  if (selection.package !== null) fields[fieldName(category, 'package')] = selection.package
  for (const id of inUse) {
    const answer = selection.inputs[id]
    if (answer !== undefined) fields[fieldName(category, id)] = answer
  }
  fields[fieldName(category, 'addons')] = [...selection.addons]
  return fields
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(item => typeof item === 'string')
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
