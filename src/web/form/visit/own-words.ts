import { invalidText } from '#src/booking/form/invalid-text.ts'
import type { FieldProblem } from '#src/booking/request/flat-fields.ts'
import { FURTHER_ITEMS, visitField } from '#src/booking/request/visit-fields.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { RestOfVisit } from '#src/catalog/visit/visit-pricing.ts'
import { type AskedInput, isAsked } from '#src/catalog/words/input-words.ts'

/** A refused answer in the words of its question: the catalog's own are for programs, and are left out of the form's script. */
export function inOwnWords(problem: FieldProblem, revision: FormRevision, rest: RestOfVisit): FieldProblem {
  if (problem.message !== '') return problem
  const asked = askedAt(problem.field, revision, rest)
  return asked === undefined ? problem : { ...problem, message: invalidText(asked, revision.content.bookingForm) }
}

/** The question of a field: of the visit itself, or of one of its further items. */
function askedAt(field: string, { visit, catalog }: FormRevision, { after }: RestOfVisit): AskedInput | undefined {
  const [of, position, , id] = field.split('.')
  if (of !== FURTHER_ITEMS) return visit?.plan.visit.inputs?.find(input => visitField(input.id) === field)
  const item = after[Number(position)]
  return (
    item &&
    catalog.categoryById
      .get(item.category)
      ?.category.inputs.filter(isAsked)
      .find(input => input.id === id)
  )
}
