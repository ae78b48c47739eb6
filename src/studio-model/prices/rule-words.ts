import { moneyOf } from '#src/catalog/words/money.ts'
import { choicesOf, type NamedThings } from '../documents/choices-of.ts'
import { previewWords } from '../documents/preview-words.ts'
import { fieldsOf } from '../draft/draft-value.ts'
import { decimalText } from '../numbers/decimal-text.ts'
import { conditionWords, named } from './condition-words.ts'
import { addedPrice, type PriceFormat } from './list-price.ts'

/** A rule in a list: what it does, when, and when not: "5% off · from 3 items · except Saturday". Prices are left out while their format is not known. */
export function ruleSubtitle(type: 'Rule' | 'VisitRule', rule: unknown, context: RuleContext): string {
  const { things } = context
  const { effect, when, unless } = fieldsOf(rule)
  const condition = type === 'Rule' ? 'When' : 'VisitWhen'
  const exceptions = Array.isArray(unless) ? unless.map(one => conditionWords(condition, one, things)).filter(words => words !== '') : []
  const except = exceptions.length === 0 ? '' : `except ${exceptions.join(' or ')}`
  return [effectWords(effect, context), conditionWords(condition, when, things), except].filter(text => text !== '').join(' · ')
}

interface RuleContext {
  readonly things: NamedThings
  readonly format: PriceFormat | null
}

function effectWords(effect: unknown, { things, format }: RuleContext): string {
  const fields = fieldsOf(effect)
  const { kind, amount, bps, highBps, price, of, addons } = fields
  if (kind === 'percent' && typeof bps === 'number' && highBps === undefined) {
    const percent = signed(bps, percent => `${decimalText(percent, 2, true)}%`)
    const parts = of === 'addons' ? named(addons, choicesOf('addon', things), 'add-ons') : ''
    return parts === '' ? percent : `${percent} ${bps < 0 ? '' : 'for '}${parts}`
  }
  if (kind === 'amount' && typeof amount === 'number' && format !== null) return signed(amount, moneyOf(format.business).text)
  if (kind === undefined) return ''
  const { title } = previewWords('Effect', { kind })
  const figure = kind === 'add' && format !== null ? addedPrice(price, things.document, format) : ''
  return figure === '' ? title : `${title}: ${figure}`
}

function signed(difference: number, text: (size: number) => string): string {
  return difference < 0 ? `${text(-difference)} off` : `${text(difference)} more`
}
