import { completed, languageOf } from '#src/cms/defaults/complete.ts'
import { cancellationWords, depositWords, type PolicyScope } from '#src/catalog/policies/policy-words.ts'
import { moneyOf } from '#src/catalog/words/money.ts'
import type { Cancellation, Deposit, Policies } from '#src/contract/generated/types.ts'
import { type PriceFormat, unlessUnfinished } from '../prices/list-price.ts'

/** What visitors will read of a deposit or cancellation of a draft, without whom it is for; empty while it is unfinished. */
export function toldPolicy(type: 'Deposit' | 'Cancellation', policy: unknown, document: unknown, { business, wording }: PriceFormat): string {
  return unlessUnfinished(() => {
    const { words } = completed('policies', document, languageOf(business)) as Policies
    const scope: PolicyScope = { content: { business, categories: [], messages: { price: wording } }, money: moneyOf(business), words }
    const { when: _, ...told } = policy as Deposit & Cancellation
    return (type === 'Deposit' ? depositWords(told, scope) : cancellationWords(told, scope)).join(' ')
  })
}
