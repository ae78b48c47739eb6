import { moneyOf } from '#src/catalog/words/money.ts'
import type { Price } from '#src/contract/generated/types.ts'
import { filledParts, previewWords } from '../documents/preview-words.ts'
import { fieldsOf } from '../draft/draft-value.ts'
import { decimalText } from '../numbers/decimal-text.ts'
import { itemPrice, type PriceFormat } from './list-price.ts'

/** A rule in a list: what it does, and what it depends on: "5% off · How many items". Prices are left out while their format is not known. */
export function ruleSubtitle(
  type: 'Rule' | 'VisitRule',
  { effect, when, unless }: Readonly<Record<string, unknown>>,
  format: PriceFormat | null,
): string {
  const parts = filledParts(type === 'Rule' ? 'When' : 'VisitWhen', when)
  const except = Array.isArray(unless) && unless.length > 0 ? 'with exceptions' : ''
  return [effectWords(effect, format), parts, except].filter(text => text !== '').join(' · ')
}

function effectWords(effect: unknown, format: PriceFormat | null): string {
  const fields = fieldsOf(effect)
  const { kind, amount, bps, highBps, price } = fields
  if (kind === 'percent' && typeof bps === 'number' && highBps === undefined) return signed(bps, percent => `${decimalText(percent, 2, true)}%`)
  if (kind === 'amount' && typeof amount === 'number' && format !== null) return signed(amount, moneyOf(format.business).text)
  if (kind === undefined) return ''
  const { title } = previewWords('Effect', { kind })
  const figure = kind === 'add' && format !== null ? itemPrice({ price: price as Price }, { packages: [] }, format) : ''
  return figure === '' ? title : `${title}: ${figure}`
}

function signed(difference: number, text: (size: number) => string): string {
  return difference < 0 ? `${text(-difference)} off` : `${text(difference)} more`
}
