import type { Money } from '#src/catalog/words/money.ts'
import type { Messages } from '#src/contract/generated/types.ts'
import { fieldsOf, textAt } from '../draft/draft-value.ts'
import { NO_FIGURE } from './forms/one-price.ts'
import type { PriceForm } from './forms/registry.ts'
import { durationScope } from './price-scope.ts'
import { durationWords, rowText } from './price-words.ts'
import { readPrice } from './read-price.ts'

/** How long a package takes that says nothing of it: what its category says; without a figure while that has a problem. */
export function usualDuration(category: unknown, money: Money, messages: Pick<Messages, 'price' | 'duration'>): string {
  const rows = durationWords(fieldsOf(category)['duration'], durationScope(category), money, messages)
  if (rows === null || rows.length === 0) return 'As long as the category says.'
  return `${rows.map(rowText).join(', ')}, as the category says.`
}

/** The duration with which a package's own one begins: what its category says, of a table over the packages the package's row; empty where the fields show nothing of it. */
export function usualDurationForm(category: unknown, item: unknown): PriceForm {
  const form = readPrice(fieldsOf(category)['duration'])
  if (typeof form === 'string') return NO_FIGURE
  if (form.form !== 'bySize' || form.input !== '$package') return form
  const id = textAt(fieldsOf(item), 'id')
  return form.rows.find(({ option }) => option === id)?.figure ?? form.otherwise ?? NO_FIGURE
}
