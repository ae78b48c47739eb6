import { dayText, honouredPrice, isOfSaved, type SavedPrice } from '#src/booking/programs/honoured-price.ts'
import { type FormValues, selectionOf } from '#src/booking/form/form-values.ts'
import { type Priced, priceSelection } from '#src/booking/form/form-context.ts'
import type { Answers } from '#src/catalog/estimate/amount-accumulator.ts'
import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import type { Interval } from '#src/catalog/estimate/interval.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { hasShape } from '#src/contract/answer-shape.ts'
import { estimateProof } from '#src/contract/generated/saving-answers.ts'
import type { EstimateProof } from '#src/contract/generated/types.ts'
import { recall, remember } from './session-memory.ts'

/** Session storage key of the saved estimate that a link brought. */
const HELD = 'savedEstimate'

/** A saved estimate, as the server vouched for it, and what its choices cost today. */
export interface HeldEstimate {
  token: string
  saved: SavedPrice
  now: Interval
}

/** Keeps a saved estimate for as long as the tab is open; null forgets it. */
export function holdEstimate(held: { token: string; proof: EstimateProof } | null): void {
  remember(HELD, held && JSON.stringify(held))
}

/** The saved estimate of this tab; null when there is none. */
export function heldEstimate(): HeldEstimate | null {
  try {
    const { token, proof } = JSON.parse(recall(HELD) ?? '{}') as { token?: unknown; proof?: unknown }
    if (typeof token !== 'string' || !hasShape(estimateProof, proof)) return null
    const { selection, low, high = null, revision = '', saved_at: savedAt = '', valid_until: until = '', now } = proof
    if (selection === undefined || low === undefined || now === undefined) return null
    return { token, saved: { selection, low, high, revision, savedAt: new Date(savedAt), validUntil: new Date(until) }, now }
  } catch {
    return null
  }
}

/** The price of the choices with the saved estimate; null where that is of others, or holds no longer. */
export function heldPrice(
  { saved, now }: HeldEstimate,
  values: Omit<FormValues, 'texts'>,
  { estimate, answers }: Priced,
  revision: FormRevision,
): { estimate: Estimate; answers: Answers; refused: [] } | null {
  const selection = selectionOf(revision, values, null)
  // What is saved is one item's estimate.
  if (
    estimate === null ||
    values.rest !== undefined ||
    selection === null ||
    saved.validUntil <= new Date() ||
    !isOfSaved(selection, saved, estimate.used, revision.catalog)
  )
    return null
  const { business, messages } = revision.content
  const title = fill(messages.savedEstimate?.line ?? '', { day: dayText(saved.savedAt, business) })
  return { estimate: honouredPrice(estimate, nowOn(selection, saved, revision) ?? now, saved, title), answers, refused: [] }
}

/** What choices that were saved without a day cost now with the prices of the visit's day; null where no price changes on a day. */
function nowOn(selection: Selection, { selection: { date } }: SavedPrice, { epochs }: FormRevision): Interval | null {
  if (epochs === undefined || date !== undefined || selection.date === null) return null
  const { estimate } = priceSelection(epochs.on(selection.date), { ...selection, date: null })
  if (estimate === null || estimate.low === null) return null
  return { low: estimate.low, high: estimate.high }
}
