import { lineText } from '#src/catalog/words/explain.ts'
import type { Appointment } from '#src/contract/generated/types.ts'
import type { AdminContent } from '../data/content/admin-content.ts'

/** The promised price of a request: an amount, one that may rise, or the words for a consultation. */
export function totalText(
  { estimate: { low, high } }: Pick<Appointment, 'estimate'>,
  { money, messages }: Pick<AdminContent, 'money' | 'messages'>,
): string {
  if (low === null) return messages.estimate.consultation
  return low === high ? money.exact(low) : lineText({ low, high }, money, messages.price)
}
