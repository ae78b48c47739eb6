import type { Category, Effect } from '#src/contract/generated/types.ts'
import { priceRows } from './price-text.ts'
import type { FormRevision } from '../revision.ts'

/** What a rule adds or could add to a price, before anything is chosen; null when it adds nothing. */
export function rulePriceText(effect: Effect, category: Category, { content, money }: Pick<FormRevision, 'content' | 'money'>): string | null {
  switch (effect.kind) {
    case 'add':
    case 'notice':
      return effect.price === undefined
        ? null
        : priceRows(effect.price, { category, package: null, money, wording: content.messages.price })
            .map(({ labels, text }) => [...labels, text].join(': '))
            .join(', ')
    case 'percent':
      return percentText(effect.bps, content.business.locale)
    case 'amount':
      return money.text(effect.amount)
    case 'quote':
    case 'advise':
    case 'forbid':
      return null
  }
}

function percentText(bps: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' }).format(bps / 10_000)
}
