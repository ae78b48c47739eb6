import { type Outcome, outcomeOf } from '#src/catalog/compare/price-change.ts'
import { type FormRevision, revisionOn } from '#src/catalog/revision.ts'
import { type AskedInput, isAsked } from '#src/catalog/words/input-words.ts'
import type { Appointment, Id, Input } from '#src/contract/generated/types.ts'
import { priceSelection } from '../form/form-context.ts'
import { wallTime } from '../schedule/business-time.ts'
import { CONSULTATION } from '../schedule/service-types.ts'
import { visitTime } from '../schedule/visit-time.ts'
import { FIELD, fieldName } from './flat-fields.ts'
import { fieldOfPlace, readSelection } from './flat-selection.ts'
import { takeVisit, visitField } from './visit-fields.ts'

/** A stored request; its selection is in its fields as sent. */
export type StoredRequest = Pick<
  Appointment,
  | 'id'
  | 'name'
  | 'vehicle_category'
  | 'service_type'
  | 'appointment_date'
  | 'created_at'
  | 'further_items'
  | 'status'
  | 'estimated_value'
  | 'actual_value'
>

/** What a request costs under a revision; `reason` says why it is impossible. */
export interface Reading {
  outcome: Outcome
  reason: string | null
  /** The questions that it would have a price with, were they answered. */
  open: readonly OpenQuestion[]
}

/** A question that a request does not answer. */
interface OpenQuestion {
  input: AskedInput
  /** The request with an answer to it. */
  answered: (request: StoredRequest, answer: string | number) => StoredRequest
}

/** Prices a stored request by its fields, as of when it was made; past days are priced like any other. */
export function readAgain(request: StoredRequest, revision: FormRevision): Reading {
  const { flat, rest: others } = takeVisit(revision, { email: '', ...request })
  const reading = readSelection(revision.catalog, flat)
  if (!reading.ok) return impossible(reading.problems.map(({ field, message }) => `${field} ${message}`))
  const { plan, rest, selection: known } = reading
  const asked = wallTime(new Date(request.created_at), revision.content.business.timeZone)
  const selection = { ...known, ...visitTime(known.date, String(rest.get(FIELD.time)), asked) }
  if (selection.package === null) {
    if (request.service_type !== CONSULTATION) return impossible([`${fieldName(plan.category, 'package')} is not given`])
    return { outcome: 'consultation', reason: null, open: [] }
  }
  const { estimate: result, refused, visit } = priceSelection(revisionOn(revision, selection.date ?? asked.date), selection, others)
  if (result === null) return impossible(refused.map(({ place, message }) => `${fieldOfPlace(plan.category, place)}: ${message}`))
  const outcome = outcomeOf(result)
  if (outcome === 'impossible') return impossible(result.reasons.map(({ text }) => text))
  if (outcome !== null) return { outcome, reason: null, open: [] }
  const isOfVisit = (id: Id) => visit?.own.missing.includes(id) === true
  const reasons = result.missing.map(id => `${isOfVisit(id) ? visitField(id) : fieldName(plan.category, id)} is not given`)
  const own = result.missing.filter(id => !isOfVisit(id)).flatMap(id => ofField(plan.category.inputs, id, fieldName(plan.category, id)))
  const ofItems = (visit?.items.slice(1) ?? []).flatMap(({ missing }, at) => {
    const { category = '' } = request.further_items?.[at] ?? {}
    const inputs = revision.catalog.categoryById.get(category)?.category.inputs ?? []
    return missing.flatMap(id => ofItem(inputs, id, at))
  })
  const ofVisit = (visit?.own.missing ?? []).flatMap(id => ofField(revision.visit?.plan.visit.inputs ?? [], id, visitField(id)))
  return { ...impossible(reasons), open: [...own, ...ofItems, ...ofVisit] }
}

/** A question whose answer is a field of the request. */
function ofField(inputs: readonly Input[], id: Id, field: string): OpenQuestion[] {
  return askedOf(inputs, id).map(input => ({ input, answered: (request, answer) => ({ ...request, [field]: answer }) }))
}

/** A question of a further item, by its position. */
function ofItem(inputs: readonly Input[], id: Id, position: number): OpenQuestion[] {
  const answered: OpenQuestion['answered'] = (request, answer) => {
    const items = (request.further_items ?? []).map((item, at) => (at === position ? { ...item, inputs: { ...item.inputs, [id]: answer } } : item))
    return { ...request, further_items: items }
  }
  return askedOf(inputs, id).map(input => ({ input, answered }))
}

function askedOf(inputs: readonly Input[], id: Id): AskedInput[] {
  return inputs.filter(isAsked).filter(input => input.id === id)
}

function impossible(reasons: readonly string[]): Reading {
  return { outcome: 'impossible', reason: [...new Set(reasons)].join('; '), open: [] }
}
