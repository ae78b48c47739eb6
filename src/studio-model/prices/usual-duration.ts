import type { Money } from '#src/catalog/words/money.ts'
import type { Messages } from '#src/contract/generated/types.ts'
import { fieldsOf } from '../draft/draft-value.ts'
import { durationScope } from './price-scope.ts'
import { durationWords, rowText } from './price-words.ts'

/** How long a package takes that says nothing of it: what its category says; without a figure while that has a problem. */
export function usualDuration(category: unknown, money: Money, messages: Pick<Messages, 'price' | 'duration'>): string {
  const rows = durationWords(fieldsOf(category)['duration'], durationScope(category, undefined), money, messages)
  if (rows === null || rows.length === 0) return 'As long as the category says.'
  return `${rows.map(rowText).join(', ')}, as the category says.`
}
