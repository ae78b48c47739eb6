import type { Money } from '#src/catalog/money.ts'
import { priceRows } from '#src/catalog/price-text.ts'
import type { Category, Content, Effect, Price, Rule } from '#src/contract/generated/types.ts'
import { reasonTexts } from './reason-texts.ts'

/** What a rule says before anything is chosen. */
export interface RuleNotice {
  title: string
  price: string | null
  text: string | null
}

/** Rules that are notices, and those that depend on the day of a visit, which no card knows; null for all others. */
export function ruleNotice({ title, when, effect }: Rule, category: Category, content: Content, money: Money): RuleNotice | null {
  const dependsOnDay = when?.date !== undefined || when?.weekdays !== undefined
  if (effect.kind !== 'notice' && !dependsOnDay) return null
  const { business, messages } = content
  const rowsText = (price: Price) =>
    priceRows(price, { category, package: null, money, wording: messages.price })
      .map(({ labels, text }) => [...labels, text].join(': '))
      .join(', ')
  const percentText = (bps: number) =>
    new Intl.NumberFormat(business.locale, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' }).format(bps / 10_000)
  return { title, price: priceOf(effect, { rowsText, percentText, amountText: money.text }), text: textOf(effect, business) }
}

interface Texts {
  rowsText: (price: Price) => string
  percentText: (bps: number) => string
  amountText: (amount: number) => string
}

function priceOf(effect: Effect, { rowsText, percentText, amountText }: Texts): string | null {
  switch (effect.kind) {
    case 'add':
      return rowsText(effect.price)
    case 'notice':
      return effect.price === undefined ? null : rowsText(effect.price)
    case 'percent':
      return percentText(effect.bps)
    case 'amount':
      return amountText(effect.amount)
    case 'quote':
    case 'advise':
    case 'forbid':
      return null
  }
}

function textOf(effect: Effect, business: Content['business']): string | null {
  if (!('reason' in effect) || effect.reason === undefined) return null
  return reasonTexts([effect.reason], business)[0] ?? null
}
