import type { FormRevision } from '#src/catalog/revision.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import type { VisitEstimate } from '#src/catalog/visit/estimate-visit.ts'
import type { Item } from '#src/catalog/visit/resolve-visit.ts'
import { VISIT_PREFIX } from '#src/catalog/visit/visit-category.ts'
import { isAsked } from '#src/catalog/words/input-words.ts'
import { ELSEWHERE, type RestOfVisit } from '#src/catalog/visit/visit-pricing.ts'
import type { Appointment, AppointmentRequest, FieldValue, Id, RequestItem } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import type { Priced } from '../form/form-context.ts'
import { type FieldProblem, fieldName } from './flat-fields.ts'
import { type Flat, isEmpty } from './flat-selection.ts'

/** The field of a request with the items beside the one that its own fields say. */
export const FURTHER_ITEMS = 'further_items'

/** The field of a question of the visit itself. */
export function visitField(input: Id): string {
  return fieldName({ fieldPrefix: VISIT_PREFIX }, input)
}

/** Whether a field of a request is about the visit as a whole. */
export function isVisitField(visit: FormRevision['visit'], field: string): boolean {
  return field === FURTHER_ITEMS || (visit?.plan.visit.inputs ?? []).some(({ id }) => visitField(id) === field)
}

/** What a request says of its visit beside its first item. */
export interface VisitReading<Body = AppointmentRequest> {
  /** The request without it. */
  flat: Body
  /** Undefined where content says nothing of visits. */
  rest: RestOfVisit | undefined
  problems: readonly FieldProblem[]
}

/** Takes the further items and the visit's answers out of a request. */
export function takeVisit<Body extends Flat & Pick<AppointmentRequest, 'further_items'>>(
  { visit }: Pick<FormRevision, 'visit'>,
  body: Body,
): VisitReading<Body> {
  const flat = { ...body }
  delete flat[FURTHER_ITEMS]
  const further = body.further_items ?? []
  if (!visit) {
    const message = 'one item at a time: visits of several items are not offered'
    return { flat, rest: undefined, problems: further.length === 0 ? [] : [{ field: FURTHER_ITEMS, message, isNotOffered: true }] }
  }
  const { mostItems, inputs = [] } = visit.plan.visit
  const answers: Record<Id, string | number> = {}
  const problems: FieldProblem[] = []
  for (const { id, kind } of inputs) {
    const field = visitField(id)
    const value = ownValue(body, field)
    Reflect.deleteProperty(flat, field)
    if (isEmpty(value)) continue
    if (typeof value === (kind === 'number' ? 'number' : 'string')) answers[id] = value as string | number
    else problems.push({ field, message: kind === 'number' ? 'must be a number' : 'must be a text' })
  }
  if (further.length >= mostItems) problems.push({ field: FURTHER_ITEMS, message: `a visit has at most ${mostItems} items` })
  return { flat, rest: { before: [], after: further.map(asItem), inputs: answers }, problems }
}

function asItem({ category, package: chosen, inputs = {}, addons = [] }: RequestItem): Item {
  return { category, package: chosen, inputs, addons }
}

/** Problems of a request's further items, and of its answers to the visit's questions. */
export function visitProblems(
  { refused, visit: found }: Priced,
  { visit, catalog }: Pick<FormRevision, 'visit' | 'catalog'>,
  rest: RestOfVisit,
): FieldProblem[] {
  if (!visit) return []
  const wrong = refused.flatMap(problem => {
    if (!problem.place.startsWith(ELSEWHERE)) return []
    const place = problem.place.slice(ELSEWHERE.length)
    const item = 'item' in problem ? problem.item : null
    // A request's own fields are those of the first.
    const field = item === null ? visitField(place.replace('inputs.', '')) : `${FURTHER_ITEMS}.${Number(item) - 1}.${place}`
    return [{ ...problem, field }]
  })
  const labels = new Map(visit.plan.visit.inputs?.map(({ id, required }) => [id, required]))
  const open = (found?.own.missing ?? []).map(id => ({ field: visitField(id), message: labels.get(id) ?? '', isMissing: true as const }))
  const ofItems = (found?.items ?? []).slice(1).flatMap(({ missing }, position) => {
    const category = catalog.categoryById.get(rest.after[position]?.category ?? '')?.category
    return missing.map(id => ({
      field: `${FURTHER_ITEMS}.${position}.${id === '$package' ? 'package' : `inputs.${id}`}`,
      message: category?.inputs.filter(isAsked).find(input => input.id === id)?.required ?? category?.packageRequired ?? 'is required',
    }))
  })
  return [...wrong, ...ofItems, ...open]
}

/** The open questions of a visit that is not refused: of its first item by their ids, then those of the further items and of the visit by their fields. */
export function missingInVisit(priced: Priced, revision: Pick<FormRevision, 'visit' | 'catalog'>, rest: RestOfVisit): string[] {
  return [...(priced.visit?.items[0]?.missing ?? []), ...visitProblems(priced, revision, rest).map(({ field }) => field)]
}

/** The further items as they are stored and sent: without answers that nothing asks for. */
export function furtherItems({ before, after }: RestOfVisit, found: VisitEstimate | null | undefined): RequestItem[] {
  return [...before, ...after].map((item, position) => {
    const used = found?.items[position < before.length ? position : position + 1]?.used
    return { category: item.category, package: item.package ?? '', ...answersOf(item, used), addons: [...item.addons] }
  })
}

function answersOf({ inputs }: Item, used: readonly Id[] | undefined): Pick<RequestItem, 'inputs'> {
  return { inputs: Object.fromEntries(Object.entries(inputs).filter(([id]) => used?.includes(id) ?? true)) }
}

/** The visit's answers that are in use, as fields of a request. */
export function visitAnswers(inputs: Selection['inputs'], found: VisitEstimate | null | undefined): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(inputs).flatMap(([id, answer]) => (found?.own.used.includes(id) === false ? [] : [[visitField(id), answer]])),
  )
}

/** The rest of a visit as the form sends it beside its item. */
export function payloadOfRest(rest: RestOfVisit, found: VisitEstimate | null | undefined): Partial<AppointmentRequest> {
  const further = furtherItems(rest, found)
  return { ...visitAnswers(rest.inputs, found), ...(further.length > 0 && { further_items: further }) }
}

/** The inverse: the rest of the visit that a stored request is, where content says something of visits. */
export function restOfStored(request: Pick<Appointment, 'further_items'>, answers: RestOfVisit['inputs']): RestOfVisit {
  return { before: [], after: (request.further_items ?? []).map(asItem), inputs: answers }
}
