import type { EstimateLine, Messages } from '#src/contract/generated/types.ts'
import type { Estimate } from '../estimate/estimate.ts'
import { fill } from './fill.ts'
import type { Money } from './money.ts'
import { intervalText } from './price-text.ts'
import type { Note } from '../plan.ts'

/** An estimate in words. */
export interface Explanation {
  /** The price to two decimals, the word for a consultation, or null while there is none. */
  total: string | null
  lines: { id: string; title: string; text: string }[]
  /** Whether the price can still grow. */
  rises: boolean
  reasons: string[]
  notes: { id: string; text: string }[]
}

/** Says an estimate in the business's words; every price text of an estimate, wherever it stands, comes from here. */
export function explain(estimate: Estimate, money: Money, { price: wording, estimate: words }: Messages): Explanation {
  return {
    total: estimate.state === 'consultation' ? words.consultation : estimate.low === null ? null : money.exact(estimate.low),
    lines: estimate.lines.map(line => ({ id: line.id, title: lineTitle(line, wording), text: lineText(line, money, wording) })),
    rises: estimate.state === 'priced' && (estimate.high === null || estimate.high > (estimate.low ?? 0)),
    reasons: estimate.reasons.map(({ text }) => text),
    notes: estimate.notes.map(note => ({ id: note.id, text: noteText(note, money, wording) })),
  }
}

/** A line's title, with how often it is taken. */
export function lineTitle({ title, quantity }: EstimateLine, wording: Messages['price']): string {
  return quantity === undefined ? title : fill(wording.quantity, { title, count: quantity })
}

/** A line's price. */
export function lineText({ low, high }: EstimateLine, money: Money, wording: Messages['price']): string {
  return low === null ? wording.quote : intervalText({ low, high }, money, wording)
}

/** What is said of an item or by a rule, with its price where it has one. */
export function noteText({ title, text, low, high }: Note, money: Money, wording: Messages['price']): string {
  const price = low === null ? null : intervalText({ low, high }, money, wording)
  return [title, text, price].filter(part => part !== null).join(': ')
}
