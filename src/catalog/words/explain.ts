import type { EstimateLine, Messages } from '#src/contract/generated/types.ts'
import type { Estimate } from '../estimate/estimate.ts'
import { fill } from './fill.ts'
import type { Money } from './money.ts'
import { intervalText } from './price-text.ts'
import type { Note } from '../plan.ts'

/** An estimate as text. */
export interface Explanation {
  /** The price with two decimals, the word for a consultation, or null when there is none yet. */
  total: string | null
  lines: { id: string; title: string; text: string }[]
  /** Whether the final price may be higher. */
  rises: boolean
  reasons: string[]
  notes: { id: string; text: string }[]
}

/** Words an estimate; the only source of an estimate's price texts. */
export function explain(estimate: Estimate, money: Money, { price: wording, estimate: words }: Messages): Explanation {
  return {
    total: estimate.state === 'consultation' ? words.consultation : estimate.low === null ? null : money.exact(estimate.low),
    lines: estimate.lines.map(line => ({ id: line.id, title: lineTitle(line, wording), text: lineText(line, money, wording) })),
    rises: estimate.state === 'priced' && (estimate.high === null || estimate.high > (estimate.low ?? 0)),
    reasons: estimate.reasons.map(({ text }) => text),
    notes: estimate.notes.map(note => ({ id: note.id, text: noteText(note, money, wording) })),
  }
}

/** A line's title, with its quantity. */
export function lineTitle({ title, quantity }: EstimateLine, wording: Messages['price']): string {
  return quantity === undefined ? title : fill(wording.quantity, { title, count: quantity })
}

/** A line's price. */
export function lineText({ low, high }: Pick<EstimateLine, 'low' | 'high'>, money: Money, wording: Messages['price']): string {
  return low === null ? wording.quote : intervalText({ low, high }, money, wording)
}

/** The text of a note, with its price if it has one. */
export function noteText({ title, text, low, high }: Note, money: Money, wording: Messages['price']): string {
  const price = low === null ? null : intervalText({ low, high }, money, wording)
  return [title, text, price].filter(part => part !== null).join(': ')
}
