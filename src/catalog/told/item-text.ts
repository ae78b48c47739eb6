import type { Messages, Price } from '#src/contract/generated/types.ts'
import { perUnit } from '../words/price-text.ts'

/** A price of an item, for its unit where it has a number. */
export function itemText({ text, price }: { text: string; price: Price }, { unitLabel }: { unitLabel?: string }, wording: Messages['price']): string {
  return text === wording.included || price.kind === 'quote' ? text : perUnit(text, unitLabel, wording)
}
