import { fieldName, FIELD, type FieldProblem } from '#src/booking/request/flat-fields.ts'
import { isServiceField } from '#src/booking/request/service-fields.ts'
import { FURTHER_ITEMS, visitField } from '#src/booking/request/visit-fields.ts'
import { isAsked } from '#src/catalog/words/input-words.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { requestSchemas } from '#src/contract/generated/request-schemas.ts'
import type { Answers, Category, FieldValue, RequestItem } from '#src/contract/generated/types.ts'
import { readBySchema } from '../http/api-route.ts'
import { refuseFields } from '../http/http-error.ts'

/**
 * The flat request that says the same as one with all of its items in a list: its own fields are those of the first. Any other body stays as it is.
 * @throws HttpError 400 when it is no such list, when it has fields of one item too, and for a category or an answer that content does not have.
 */
export function flatOfItems(body: unknown, revision: FormRevision): unknown {
  if (!hasItems(body)) return body
  const { items, inputs = {}, ...others } = readBySchema(requestSchemas.ItemsRequest, body, 'request')
  const both = Object.keys(others).filter(name => isServiceField(revision, name) || name === 'service_type')
  const problems: FieldProblem[] = []
  if (both.length > 0) {
    const message = `a request has its items in "items", or one in fields of its own, not both: leave out ${both.join(', ')}`
    problems.push({ field: 'items', message })
  }
  const [first, ...further] = items
  const plan = revision.catalog.categoryById.get(first?.category ?? '')
  if (plan === undefined)
    problems.push({ field: 'items.0.category', message: `must be one of ${[...revision.catalog.categoryById.keys()].join(', ')}` })
  const fields = {
    ...(first !== undefined && plan !== undefined && fieldsOf(first, plan.category, problems)),
    ...visitFields(inputs, revision, problems),
  }
  if (problems.length > 0) throw refuseFields(problems, 'The request is not valid')
  return { ...others, ...fields, ...(further.length > 0 && { [FURTHER_ITEMS]: further }) }
}

function hasItems(body: unknown): body is { items: unknown } {
  return typeof body === 'object' && body !== null && 'items' in body
}

function fieldsOf({ category: id, package: chosen, inputs = {}, addons }: RequestItem, category: Category, problems: FieldProblem[]) {
  const known = new Set(category.inputs.filter(isAsked).map(input => input.id))
  const fields: Record<string, FieldValue> = { [FIELD.category]: id, [fieldName(category, 'package')]: chosen }
  for (const [input, answer] of Object.entries(inputs)) {
    if (known.has(input)) fields[fieldName(category, input)] = answer
    else problems.push({ field: `items.0.inputs.${input}`, message: `unknown input "${input}"` })
  }
  if (addons !== undefined) fields[fieldName(category, 'addons')] = addons
  return fields
}

function visitFields(inputs: Answers, { visit }: FormRevision, problems: FieldProblem[]): Record<string, FieldValue> {
  const known = new Set(visit?.plan.visit.inputs?.map(({ id }) => id))
  const fields: Record<string, FieldValue> = {}
  for (const [input, answer] of Object.entries(inputs)) {
    if (known.has(input)) fields[visitField(input)] = answer
    else problems.push({ field: `inputs.${input}`, message: `unknown input "${input}"` })
  }
  return fields
}

/** Names the places of problems as the body had them: those of a list of items by their position. */
export function asSent(problems: readonly FieldProblem[], body: unknown, { catalog }: FormRevision): readonly FieldProblem[] {
  if (!hasItems(body)) return problems
  const prefixes = catalog.categories.map(({ category }) => fieldName(category, ''))
  return problems.map(problem => ({ ...problem, field: placeOf(problem.field, prefixes) }))
}

function placeOf(field: string, prefixes: readonly string[]): string {
  if (field === FIELD.category) return 'items.0.category'
  if (field === FURTHER_ITEMS) return 'items'
  const further = /^further_items\.(\d+)(.*)$/.exec(field)
  if (further !== null) return `items.${Number(further[1]) + 1}${further[2]}`
  const ofVisit = visitField('')
  if (field.startsWith(ofVisit)) return `inputs.${field.slice(ofVisit.length)}`
  const own = prefixes.find(prefix => field.startsWith(prefix))
  if (own === undefined) return field
  const part = field.slice(own.length)
  return part === 'package' || part === 'addons' ? `items.0.${part}` : `items.0.inputs.${part}`
}
