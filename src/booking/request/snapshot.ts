import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import { noteText } from '#src/catalog/words/explain.ts'
import type { Money } from '#src/catalog/words/money.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import type { EstimateSnapshot, StoredPrice } from '#src/contract/generated/types.ts'

/** What a request says in place of a price (specification, section 3). */
export const CONSULTATION_REQUIRED = 'Consultation Required'

/** The price of an estimate as requests carry it: two decimals, Consultation Required, or null while there is none. */
export function calculatedPrice({ state, low }: Estimate, { money }: Pick<FormRevision, 'money'>): string | null {
  if (state === 'consultation') return CONSULTATION_REQUIRED
  return low === null ? null : money.decimal(low)
}

/** A stored price with the currency's decimals, as people read it in plain text. */
export function priceText(price: StoredPrice, money: Money): string {
  return typeof price === 'number' ? money.decimal(money.amount(price)) : price
}

/** An estimate as it is kept with a request, in the words of its day. */
export function snapshotOf({ lines, low, high, reasons, notes }: Estimate, { id, content, money }: FormRevision): EstimateSnapshot {
  return {
    revision: id,
    lines,
    low,
    high,
    reasons: reasons.map(({ text }) => text),
    notes: notes.map(note => noteText(note, money, content.messages.price)),
  }
}

/** The snapshot of a request that names no package: a consultation, because it is incomplete. */
export function incompleteSnapshot({ id, content }: FormRevision): EstimateSnapshot {
  return { revision: id, lines: [], low: null, high: null, reasons: [content.messages.estimate.incomplete], notes: [] }
}
