import { fill } from '#src/catalog/words/fill.ts'
import type { Category } from '#src/contract/generated/types.ts'
import type { FieldProblem } from '../../request/flat-fields.ts'
import { fieldOfPlace } from '../../request/flat-selection.ts'
import type { FormContext, Priced } from '../form-context.ts'
import type { FormValues } from '../form-values.ts'

/** The problem of a required field that is empty. */
export function missing(field: string, message: string): FieldProblem[] {
  return [{ field, message, isMissing: true }]
}

/** One problem of a field. */
export function at(field: string, message: string): FieldProblem[] {
  return [{ field, message }]
}

/** The problem of a text that exceeds its field's `maxLength`. */
export function tooLong(text: string, { maxLength: max }: { maxLength: number }, { revision }: FormContext): { message: string } | null {
  return text.length > max ? { message: fill(revision.content.messages.form.tooLong, { max }) } : null
}

/** The catalog's refusals at one place of the selection. */
export function refusals(place: string, category: Category, { refused }: Priced): FieldProblem[] {
  return refused.filter(problem => problem.place === place).map(({ place, ...problem }) => ({ ...problem, field: fieldOfPlace(category, place) }))
}

/** The chosen category; null while there is none. */
export function categoryOf(values: FormValues, { revision }: FormContext): Category | null {
  return revision.catalog.categoryById.get(values.category)?.category ?? null
}
