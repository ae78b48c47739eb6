import { isOpen } from '../appointment/status.ts'
import { type Outcome, noChanges, outcomeOf, outcomeText, priceChange } from '#src/catalog/compare/price-change.ts'
import { type FormRevision, revisionOn } from '#src/catalog/revision.ts'
import type { Appointment, RequestDifference, RequestPriceChange } from '#src/contract/generated/types.ts'
import { wallTime } from '../schedule/business-time.ts'
import { goneChoice } from './gone-choice.ts'
import { PriceMoves } from './price-moves.ts'
import { PriceSpread } from './price-spread.ts'
import { visitTime } from '../schedule/visit-time.ts'
import { priceSelection } from '../form/form-context.ts'
import { takeVisit, visitField } from './visit-fields.ts'
import { FIELD, fieldName, type FieldProblem } from './flat-fields.ts'
import { fieldOfPlace, readSelection } from './flat-selection.ts'
import { CONSULTATION } from '../schedule/service-types.ts'

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
interface Reading {
  outcome: Outcome
  reason: string | null
}

/** Prices stored requests under two revisions, from their fields alone; the stored price is what an open one was promised. Requests that are impossible under both are counted apart. */
export function compareRequests(requests: readonly StoredRequest[], before: FormRevision, after: FormRevision): RequestDifference {
  const [counts, changes, spread] = [noChanges(), { lost: [] as RequestPriceChange[], others: [] as RequestPriceChange[] }, new PriceSpread()]
  const open = { raised: 0, lowered: 0 }
  const moves = { raised: new PriceMoves(), lowered: new PriceMoves() }
  let unpriced = 0
  for (const request of requests) {
    const [old, now] = [readAgain(request, before, before), readAgain(request, after, before)]
    if (old.outcome === 'impossible' && now.outcome === 'impossible') {
      unpriced++
      continue
    }
    if (typeof old.outcome !== 'string' && typeof now.outcome !== 'string') spread.add(old.outcome.low, now.outcome.low)
    const change = priceChange(old.outcome, now.outcome)
    if (change === null) continue
    counts[change]++
    if ((change === 'raised' || change === 'lowered') && typeof old.outcome !== 'string' && typeof now.outcome !== 'string')
      moves[change].add(old.outcome, now.outcome)
    const broken = isOpen(request) ? brokenPromise(request, now.outcome, after) : null
    if (broken !== null) open[broken]++
    const isLost = isOpen(request) && (change === 'impossible' || change === 'loses_number')
    changes[isLost ? 'lost' : 'others'].push({
      id: request.id,
      name: request.name,
      service: serviceOf(request, before, after),
      day: request.appointment_date,
      change,
      before: outcomeText(old.outcome, before),
      after: outcomeText(now.outcome, after),
      reason: now.reason,
    })
  }
  const [won, lost] = [spread.won, spread.lost].map(after.money.exact)
  const [raised, lowered] = [moves.raised.span(after.money), moves.lowered.span(after.money)]
  const compared = requests.length - unpriced
  return {
    compared,
    unpriced,
    counts,
    raised,
    lowered,
    open: { ...open, lost: changes.lost.length },
    spread: spread.bars,
    won: won ?? '',
    lost: lost ?? '',
    changes: [...changes.lost, ...changes.others],
  }
}

/** Whether a request would cost more or less than it was promised; null where it would not, or one of them has no number. */
function brokenPromise(
  { estimated_value, actual_value }: StoredRequest,
  outcome: Outcome,
  { money }: Pick<FormRevision, 'money'>,
): 'raised' | 'lowered' | null {
  const promised = actual_value ?? estimated_value
  if (promised === null || typeof outcome === 'string') return null
  const rise = outcome.low - money.amount(promised)
  return rise > 0 ? 'raised' : rise < 0 ? 'lowered' : null
}

/** The titles of the packages that a request is for, of which some may be gone; a category's where none is chosen. */
function serviceOf({ vehicle_category, service_type, further_items = [] }: StoredRequest, ...revisions: readonly FormRevision[]): string {
  const items = [{ category: vehicle_category, package: service_type }, ...further_items]
  return items
    .map(({ category, package: id }) => {
      const plans = revisions.flatMap(({ catalog }) => catalog.categoryById.get(category) ?? [])
      const chosen = plans.findLast(({ packageById }) => packageById.has(id ?? ''))?.packageById.get(id ?? '')
      return chosen?.title ?? plans.at(-1)?.category.title ?? category
    })
    .join(', ')
}

/** Prices a stored request by its fields, as of when it was made; past days are priced like any other. `before` knows what is gone by its name. */
function readAgain(request: StoredRequest, revision: FormRevision, before: FormRevision): Reading {
  const { flat, rest: others } = takeVisit(revision, { email: '', ...request })
  const reading = readSelection(revision.catalog, flat)
  if (!reading.ok) {
    const category = { category: request.vehicle_category, package: null, inputs: {}, addons: [], date: null }
    const words = ({ field, message }: FieldProblem) =>
      (field === FIELD.category ? goneChoice(before, revision, category, 'category') : null) ?? `${field} ${message}`
    return impossible(reading.problems.map(words))
  }
  const { plan, rest, selection: known } = reading
  const asked = wallTime(new Date(request.created_at), revision.content.business.timeZone)
  const selection = { ...known, ...visitTime(known.date, String(rest.get(FIELD.time)), asked) }
  if (selection.package === null) {
    if (request.service_type !== CONSULTATION) return impossible([`${fieldName(plan.category, 'package')} is not given`])
    return { outcome: 'consultation', reason: null }
  }
  const { estimate: result, refused, visit } = priceSelection(revisionOn(revision, selection.date ?? asked.date), selection, others)
  if (result === null)
    return impossible(
      refused.map(({ place, message }) => goneChoice(before, revision, selection, place) ?? `${fieldOfPlace(plan.category, place)}: ${message}`),
    )
  const outcome = outcomeOf(result)
  if (outcome === 'impossible') return impossible(result.reasons.map(({ text }) => text))
  return outcome === null
    ? impossible(result.missing.map(id => `${visit?.own.missing.includes(id) === true ? visitField(id) : fieldName(plan.category, id)} is not given`))
    : { outcome, reason: null }
}

function impossible(reasons: readonly string[]): Reading {
  return { outcome: 'impossible', reason: [...new Set(reasons)].join('; ') }
}
