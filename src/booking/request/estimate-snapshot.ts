import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import { noteText } from '#src/catalog/words/explain.ts'
import type { Money } from '#src/catalog/words/money.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { EstimateSnapshot, StoredPrice } from '#src/contract/generated/types.ts'
import { plainAmount } from '#src/catalog/words/plain-amount.ts'

/** The price text of a request without a price (specification, section 3). */
export const CONSULTATION_REQUIRED = 'Consultation Required'

/** The price as requests carry it: two decimals, Consultation Required, or null without one. */
export function calculatedPrice({ state, low }: Estimate, { money }: Pick<FormRevision, 'money'>): string | null {
  if (state === 'consultation') return CONSULTATION_REQUIRED
  return low === null ? null : plainAmount(low, money)
}

/** Formats a stored price in plain text, with the currency's decimals. */
export function priceText(price: StoredPrice, money: Money): string {
  return typeof price === 'number' ? plainAmount(money.amount(price), money) : price
}

/** An estimate as stored with a request, in the wording of its revision. */
export function estimateSnapshot({ lines, low, high, reasons, notes }: Estimate, { id, content, money }: FormRevision): EstimateSnapshot {
  return {
    revision: id,
    lines,
    low,
    high,
    reasons: reasons.map(({ text }) => text),
    notes: notes.map(note => noteText(note, money, content.messages.price)),
  }
}

/** The snapshot of a request without a package: a consultation, since it is incomplete. */
export function incompleteEstimateSnapshot({ id, content }: FormRevision): EstimateSnapshot {
  return { revision: id, lines: [], low: null, high: null, reasons: [content.messages.estimate.incomplete], notes: [] }
}
