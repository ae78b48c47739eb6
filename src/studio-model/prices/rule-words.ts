import { moneyOf } from '#src/catalog/words/money.ts'
import { choicesOf, type NamedThings } from '../documents/choices-of.ts'
import { previewWords } from '../documents/preview-words.ts'
import { fieldsOf } from '../draft/draft-value.ts'
import { decimalText } from '../numbers/decimal-text.ts'
import { conditionWords, named } from './condition-words.ts'
import { addedPrice, type PriceFormat } from './list-price.ts'

/**
 * A rule in a list: what it does, when, and when not: "5% off · from 3 items · except Saturday", and that it is not advertised, or announced. Prices are left out
 * while their format is not known.
 */
export function ruleSubtitle(type: 'Rule' | 'VisitRule', rule: unknown, context: RuleContext): string {
  const { things } = context
  const { effect, when, unless, unadvertised, unannounced } = fieldsOf(rule)
  const condition = type === 'Rule' ? 'When' : 'VisitWhen'
  const exceptions = Array.isArray(unless) ? unless.map(one => conditionWords(condition, one, things)).filter(words => words !== '') : []
  const except = exceptions.length === 0 ? '' : `except ${exceptions.join(' or ')}`
  const quiet = unadvertised === true ? 'not in "From" prices' : ''
  const later = unannounced === true ? 'on pages from its first day on' : ''
  return [effectWords(effect, context), conditionWords(condition, when, things), except, quiet, later].filter(text => text !== '').join(' · ')
}

interface RuleContext {
  readonly things: NamedThings
  readonly format: PriceFormat | null
}

function effectWords(effect: unknown, { things, format }: RuleContext): string {
  const fields = fieldsOf(effect)
  const { kind, bps, price, of, addons } = fields
  const words = figureWords(effect, format === null ? null : moneyOf(format.business).text)
  if (words !== '') {
    const parts = of === 'addons' ? named(addons, choicesOf('addon', things), 'add-ons') : ''
    return parts === '' ? words : `${words} ${Number(bps) < 0 ? '' : 'for '}${parts}`
  }
  if (kind === undefined) return ''
  const { title } = previewWords('Effect', { kind })
  const figure = kind === 'add' && format !== null ? addedPrice(price, things.document, format) : ''
  return figure === '' ? title : `${title}: ${figure}`
}

/** How much a discount or a surcharge of one figure is, such as "5% off"; empty for all other effects, and for an amount whose format is not known. */
export function figureWords(effect: unknown, amountText: ((amount: number) => string) | null): string {
  const { kind, amount, bps, highBps } = fieldsOf(effect)
  if (kind === 'percent' && typeof bps === 'number' && highBps === undefined) return signed(bps, percent => `${decimalText(percent, 2, true)}%`)
  return kind === 'amount' && typeof amount === 'number' && amountText !== null ? signed(amount, amountText) : ''
}

function signed(difference: number, text: (size: number) => string): string {
  return difference < 0 ? `${text(-difference)} off` : `${text(difference)} more`
}
