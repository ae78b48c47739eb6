import { completed } from '#src/cms/defaults/complete.ts'
import { cancellationWords, depositWords, feeRowWords, type PolicyScope } from '#src/catalog/policies/policy-words.ts'
import type { Cancellation, Deposit, DepositRow, DepositShare, FeeRow, Policies } from '#src/contract/generated/types.ts'
import type { EditingContent } from '../draft/editing-content.ts'
import { unlessUnfinished } from '../prices/list-price.ts'

/** The sentences about a policy, or a part of one. */
const TOLD = {
  Deposit: (deposit, scope) => depositWords(deposit as Deposit, scope),
  DepositRow: (row, scope) => depositWords({ id: '', rows: [row as DepositRow] }, scope),
  DepositShare: (share, scope) => depositWords({ id: '', rows: [{ shares: [share as DepositShare] }] }, scope),
  Cancellation: (cancellation, scope) => cancellationWords(cancellation as Cancellation, scope),
  FeeRow: (row, scope) => [feeRowWords(row as FeeRow, scope)],
} satisfies Record<string, (policy: object, scope: PolicyScope) => string[]>

/** What a deposit and a cancellation is, and its parts. */
export type ToldPolicy = keyof typeof TOLD

/** What the sentences are made with beside the document. */
export type PolicyTelling = Pick<EditingContent, 'money' | 'locale' | 'language' | 'messages'>

/** Whether a type of the schemas is one of these. */
export function isToldPolicy(type: string): type is ToldPolicy {
  return Object.hasOwn(TOLD, type)
}

/** What visitors will read of a deposit or cancellation of a draft, or of a part of it, with the customers that it is for and without the services; empty while it is unfinished. */
export function toldPolicy(type: ToldPolicy, policy: unknown, document: unknown, { money, locale, language, messages }: PolicyTelling): string {
  return unlessUnfinished(() => {
    const { words } = completed('policies', document, language) as Policies
    const scope: PolicyScope = { content: { business: { locale }, categories: [], messages }, money, words }
    const { when, ...others } = policy as Partial<Deposit>
    const customers = when?.customers
    return TOLD[type]({ ...others, ...(customers !== undefined && { when: { customers } }) }, scope).join(' ')
  })
}
