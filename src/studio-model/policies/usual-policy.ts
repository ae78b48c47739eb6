import { withSystemFields } from '#src/cms/sanity/system-fields.ts'
import type { DepositShare } from '#src/contract/generated/types.ts'
import { suggestedId } from '../documents/suggested-id.ts'
import { type Fields, fieldsOf, keyedList } from '../draft/draft-value.ts'
import { type DecimalRule, decimalProblem, PERCENT_RULE } from '../numbers/decimal-text.ts'
import type { DraftNumber } from '../numbers/draft-number.ts'
import { usualWords } from '../starts/usual-words.ts'

/** The lists of policies that such a form adds to. */
export type PolicyList = 'deposits' | 'cancellations'

/** A deposit, or what cancelling costs, as most businesses have it and as it is being written. */
export interface UsualPolicy {
  readonly customers: 'all' | 'new'
  readonly fee: 'percent' | 'amount'
  /** In hundredths of a percent. */
  readonly bps: DraftNumber
  /** In minor units. */
  readonly amount: DraftNumber
  /** Of a deposit: when it is paid, and the lowest price that it is asked of, in minor units. */
  readonly due: DepositShare['due']
  readonly from: DraftNumber
  /** Of cancelling: how many hours before the visit it begins to cost something, and whether nobody being there costs the same. */
  readonly hours: DraftNumber
  readonly isNoShow: boolean
}

export const NO_POLICY: UsualPolicy = {
  customers: 'all',
  fee: 'percent',
  bps: undefined,
  amount: undefined,
  due: 'booking',
  from: undefined,
  hours: 24,
  isNoShow: true,
}

/** Which part of a price a deposit or a fee may be. */
export const PART_RULE: DecimalRule = { ...PERCENT_RULE, min: 1, max: 10_000, example: '20 or 12.5' }

export const HOURS_RULE: DecimalRule = {
  decimals: 0,
  min: 1,
  max: 10_000,
  example: '24 or 48',
  say: hours => `${hours} hour${hours === 1 ? '' : 's'}`,
}

/** What each field lacks, in words for owners. */
export interface PolicyProblems {
  readonly customers: string | null
  readonly bps: string | null
  readonly amount: string | null
  readonly from: string | null
  readonly hours: string | null
}

/** `document` has those that there are; `price` reads a price of the business. */
export function policyProblems(
  list: PolicyList,
  document: unknown,
  { customers, fee, bps, amount, from, hours }: UsualPolicy,
  price: DecimalRule,
): PolicyProblems {
  const isDeposit = list === 'deposits'
  return {
    customers: isForThem(list, document, customers) ? THERE_IS_ONE[customers] : null,
    bps: fee === 'percent' ? decimalProblem(bps, PART_RULE) : null,
    amount: fee === 'amount' ? decimalProblem(amount, price) : null,
    from: isDeposit && from !== undefined ? decimalProblem(from, price) : null,
    hours: isDeposit ? null : decimalProblem(hours, HOURS_RULE),
  }
}

const THERE_IS_ONE = {
  all: 'There is one for all customers: open it below to change it',
  new: 'There is one for new customers: open it below to change it',
} as const

/** Whether a list has one for all requests of these customers: of two the second would never count. */
function isForThem(list: PolicyList, document: unknown, customers: UsualPolicy['customers']): boolean {
  const asked = customers === 'new' ? 'new' : undefined
  return keyedList(fieldsOf(document)[list]).some(({ item }) => isGeneral(item) && fieldsOf(item['when'])['customers'] === asked)
}

/** Whether one is for requests of every category and package. */
function isGeneral({ when }: Fields): boolean {
  const { category, package: packages } = fieldsOf(when)
  return category === undefined && packages === undefined
}

/** What the document of policies says once it has one more. The first that applies counts: one for new customers stands before those for all, and behind those for some services. */
export function withUsualPolicy(list: PolicyList, document: unknown, policy: UsualPolicy, language: unknown): Fields {
  const { [list]: known, words } = fieldsOf(document)
  const items = keyedList(known)
  const taken = items.flatMap(({ key, item }) => [key, item['id']])
  const own = {
    id: suggestedId(list === 'deposits' ? 'deposit' : 'cancelling', taken),
    ...(policy.customers === 'new' && { when: { customers: 'new' } }),
    ...(list === 'deposits' ? depositOf(policy) : cancellationOf(policy)),
  }
  const said = { ...(words === undefined && usualWords('policies', language)), [list]: [own] }
  const { [list]: added, ...others } = withSystemFields('Policies', said, name => name)
  const before = policy.customers === 'new' ? items.findIndex(({ item }) => isGeneral(item)) : -1
  const at = before < 0 ? items.length : before
  const all = Array.isArray(known) ? (known as unknown[]) : []
  return { ...others, [list]: all.toSpliced(at, 0, ...(added as unknown[])) }
}

function depositOf({ due, from, ...fee }: UsualPolicy): object {
  return { rows: [{ ...(from !== undefined && { from: Number(from) }), shares: [{ fee: feeOf(fee), due }] }] }
}

function cancellationOf({ hours, isNoShow, ...fee }: UsualPolicy): object {
  return { rows: [{ within: { hours: Number(hours) }, fee: feeOf(fee) }], ...(isNoShow && { noShow: feeOf(fee) }) }
}

function feeOf({ fee, bps, amount }: Pick<UsualPolicy, 'fee' | 'bps' | 'amount'>): object {
  return fee === 'percent' ? { kind: 'percent', bps: Number(bps) } : { kind: 'amount', amount: Number(amount) }
}
