import { type Estimate, estimate } from '#src/catalog/estimate/estimate.ts'
import { type Resolution, resolve } from '#src/catalog/estimate/resolve.ts'
import { OFFER, USED_UP } from '#src/catalog/inputs/is-coupon.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { SelectionEstimate, ServiceSelection } from '#src/contract/generated/types.ts'
import { keptAnswers } from '../request/kept-answers.ts'
import { calculatedPrice, estimateSnapshot } from '../request/estimate-snapshot.ts'
import type { FieldProblem } from '../request/flat-fields.ts'
import type { LocalTime } from '../schedule/business-time.ts'
import { visitTime } from '../schedule/visit-time.ts'

/** A selection with its answers as they are kept, and its estimate; or what is wrong with it, by the names that programs send. */
export type PricedSelection = GoodSelection | { ok: false; problems: FieldProblem[] }

export interface GoodSelection {
  ok: true
  selection: Selection
  estimate: Estimate
}

/** Prices what a program selects, for a request of the local time `asked`. */
export function pricedSelection(revision: FormRevision, wanted: ServiceSelection, asked: LocalTime): PricedSelection {
  const selection = selectionOf(wanted, asked)
  const { resolution, estimate: found } = revision.epochs?.price(selection.date, asked.date, priced) ?? priced(revision)
  if (!resolution.ok || found === null)
    return { ok: false, problems: resolution.ok ? [] : resolution.problems.map(({ place, message }) => ({ field: sentName(place), message })) }
  const { category, answers } = resolution.resolved
  return { ok: true, selection: { ...selection, inputs: keptAnswers(category, selection.inputs, answers) }, estimate: found }

  function priced({ catalog }: FormRevision): { resolution: Resolution; estimate: Estimate | null } {
    const own = resolve(catalog, selection)
    return { resolution: own, estimate: own.ok ? estimate(own.resolved) : null }
  }
}

/** What a priced selection says to programs. */
export function selectionEstimate({ selection, estimate: found }: GoodSelection, revision: FormRevision): SelectionEstimate {
  const { content, money } = revision
  const { lines, low, high, reasons, notes } = estimateSnapshot(found, revision)
  const { state, missing, duration } = found
  return {
    calculated_price: calculatedPrice(found, revision),
    price: state === 'consultation' ? content.messages.estimate.consultation : low === null ? null : money.exact(low),
    lines,
    low,
    high,
    reasons,
    notes: [...notes, ...codeText(selection, revision)],
    missing: missing.map(id => (id === '$package' ? 'package' : id)),
    minutes: duration?.high ?? null,
    currency: content.business.currency,
    revision: revision.id,
  }
}

/** What the form says below a code that takes nothing off: that it is not known, or has been used up. */
function codeText({ category: id, inputs }: Selection, { catalog }: FormRevision): string[] {
  const found = inputs[OFFER]
  const offer = catalog.categoryById.get(id)?.category.inputs.find(input => input.id === OFFER)
  if (offer?.kind !== 'lookup' || (found !== USED_UP && found !== offer.else.option)) return []
  return offer.options.filter(option => option.id === found).map(({ label }) => label)
}

function selectionOf({ service, package: chosen, answers = {}, addons = [], date, time }: ServiceSelection, asked: LocalTime): Selection {
  const day = date ?? null
  return { category: service, package: chosen ?? null, inputs: answers, addons, date: day, ...(time !== undefined && visitTime(day, time, asked)) }
}

/** A place in a selection by the name that programs send. */
function sentName(place: string): string {
  return place === 'category' ? 'service' : place.replace(/^inputs\./, 'answers.')
}
