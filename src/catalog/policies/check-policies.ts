import type {
  Business,
  Cancellation,
  Category,
  Content,
  Deposit,
  Fee,
  FeeRow,
  Id,
  PolicyWhen,
  ShareFee,
  Within,
} from '#src/contract/generated/types.ts'
import type { ContentPointer } from '../compile/content-pointer.ts'
import { EXACT_LIMIT, WHOLE_BPS } from '../estimate/rounding.ts'
import { minutesOf } from '../time-of-day.ts'
import { checkCovered } from './check-covered.ts'
import { eventFees } from './event-fees.ts'

/** The part of content that policies refer to. */
type PolicyContent = Pick<Content, 'policies' | 'categories'> & { visit?: { mostItems: number }; business: Pick<Business, 'reasons'> }

/** Checks policies: what they name is there, rows go one way without one that nobody sees, and shares do not come to more than the price. `root` is that of the content. */
export function checkPolicies({ policies, categories, visit }: PolicyContent, root: ContentPointer): void {
  if (policies === undefined) return
  const { deposits = [], cancellations = [] } = policies
  const pointer = root.at('policies')
  const scope = { categories, mostItems: visit?.mostItems ?? 1 }
  checkList(deposits, pointer.at('deposits'), 'deposit', scope, checkDeposit)
  checkList(cancellations, pointer.at('cancellations'), 'cancellation', scope, checkCancellation)
}

interface CheckScope {
  /** Those whose requests a policy may be for. */
  categories: readonly Category[]
  mostItems: number
}

function checkList<P extends { id: Id; when?: PolicyWhen }>(
  policies: readonly P[],
  pointer: ContentPointer,
  what: string,
  scope: CheckScope,
  check: (policy: P, pointer: ContentPointer, scope: CheckScope) => void,
): void {
  pointer.index(policies, what)
  checkCovered(policies, scope.categories, pointer)
  policies.forEach((policy, position) => {
    const place = pointer.at(position)
    const among = meant(policy.when, scope.categories, place.at('when'))
    check(policy, place, { ...scope, categories: among })
  })
}

/** The categories that a policy names, all where it names none; reports unknown names. */
function meant({ category, package: packages }: PolicyWhen = {}, categories: readonly Category[], pointer: ContentPointer): readonly Category[] {
  const byId = new Map(categories.map(each => [each.id, each]))
  const named = category?.flatMap((id, position) => pointer.at('category', position).find(byId, id, 'category') ?? [])
  const among = named ?? categories
  const offered = new Map(among.flatMap(each => each.packages.map(item => [item.id, each] as const)))
  if (packages === undefined) return among
  const of = new Set(packages.map((id, position) => pointer.at('package', position).find(offered, id, 'package')))
  return among.filter(each => of.has(each))
}

function checkDeposit({ rows }: Deposit, pointer: ContentPointer, scope: CheckScope): void {
  rows.forEach(({ from, shares }, position) => {
    const row = pointer.at('rows', position)
    const before = rows[position - 1]
    if (before !== undefined && (from ?? 0) <= (before.from ?? 0))
      row.at('from').report(`${from ?? 0} must be above the one before, ${before.from ?? 0}`)
    shares.forEach(({ fee, due, hours }, at) => {
      const share = row.at('shares', at)
      checkFee(fee, share.at('fee'), scope)
      if (hours !== undefined && due !== 'booking') share.at('hours').report('is for what is due when booking: leave it out')
      if (fee.kind !== 'rest') return
      if (at < shares.length - 1) share.at('fee').report('leaves nothing for the shares after it: it must be the last')
      else if (at === 0) share.at('fee').report('is the rest of nothing: say 100 % of the price')
    })
    checkSum(shares, from, row)
  })
}

/** Shares together must not come to more than a price of that row. */
function checkSum(shares: readonly { fee: ShareFee }[], from: number | undefined, row: ContentPointer): void {
  const fees = shares.map(({ fee }) => fee)
  const bps = fees.reduce((sum, fee) => sum + (fee.kind === 'percent' ? fee.bps : 0), 0)
  const fixed = fees.reduce((sum, fee) => sum + leastOf(fee), 0)
  if (bps > WHOLE_BPS) row.at('shares').report(`the shares come to ${bps / 100} % of the price: at most 100`)
  else if (bps === WHOLE_BPS && shares.length > 1)
    row.at('shares').report('the shares come to the whole price: let the last be the rest, so that none is lost in rounding')
  if (from !== undefined && fixed > from) row.at('shares').report(`the shares come to ${fixed}, more than a price of ${from}`)
}

function leastOf(fee: ShareFee): number {
  if (fee.kind === 'percent') return fee.min ?? 0
  return fee.kind === 'amount' ? fee.amount : 0
}

function checkCancellation(policy: Cancellation, pointer: ContentPointer, scope: CheckScope): void {
  const { rows, smaller } = policy
  const fees = eventFees(policy)
  if (rows === undefined && smaller === undefined && fees.length === 0) pointer.report('says no fee: add one, or leave it out')
  for (const [event, fee] of fees) checkFee(fee, pointer.at(event), scope)
  checkRows(rows ?? [], pointer.at('rows'), scope)
  checkRows(smaller ?? [], pointer.at('smaller'), scope)
}

function checkRows(rows: readonly FeeRow[], pointer: ContentPointer, scope: CheckScope): void {
  rows.forEach(({ within, fee }, position) => {
    const row = pointer.at(position)
    const before = rows[position - 1]
    checkFee(fee, row.at('fee'), scope)
    if (within === undefined) {
      if (position > 0) row.at('within').report('is required: only the first may leave it out')
      return
    }
    checkWithin(within, row.at('within'))
    if (before === undefined) return
    if (before.within !== undefined && isNeverSeen(before.within, within))
      row.at('within').report('must be nearer to the visit than the one before, which nobody would see')
    if (neverMore(before.fee, fee)) row.at('fee').report('must be more than the one before: who cancels later pays more')
  })
}

function checkWithin({ hours, days, working, at }: Within, pointer: ContentPointer): void {
  if ((hours === undefined) === (days === undefined)) pointer.report('must say either hours or days')
  if (days === undefined && working !== undefined) pointer.at('working').report('is for days: leave it out')
  if (days === undefined && at !== undefined) pointer.at('at').report('is for days: leave it out')
  if (days === 0 && working === true) pointer.at('working').report('the day of the visit is a working day: leave it out')
}

const DAY = 24 * 60

/** Whether a moment has always passed no earlier than a later one; of two days of one kind the same visit decides. */
function isNeverSeen(moment: Within, later: Within): boolean {
  const isOneKind = moment.hours === undefined && later.hours === undefined && (moment.working ?? false) === (later.working ?? false)
  return (isOneKind ? earliest(moment) : latest(moment)) <= earliest(later)
}

/** The least notice that a moment can stand for, over all times of visits. */
function earliest({ hours, days = 0, at }: Within): number {
  return hours === undefined ? days * DAY - (at === undefined ? -1 : minutesOf(at)) : hours * 60
}

/** The most. */
function latest(within: Within): number {
  if (within.hours !== undefined) return within.hours * 60
  return within.working === true && within.days !== 0 ? Infinity : earliest(within) + DAY - 1
}

/** Whether a later fee is surely no more than the one before. */
function neverMore(before: Fee, after: Fee): boolean {
  if (before.kind === 'amount' && after.kind === 'amount') return after.amount <= before.amount
  if (before.kind === 'each' && after.kind === 'each') return before.input === after.input && after.amount <= before.amount
  if (before.kind !== 'percent' || after.kind !== 'percent') return false
  const isBound = [before.min, before.max, after.min, after.max].some(bound => bound !== undefined)
  return !isBound && (before.of ?? 'total') === (after.of ?? 'total') && after.bps <= before.bps
}

function checkFee(fee: ShareFee, pointer: ContentPointer, { categories, mostItems }: CheckScope): void {
  if (fee.kind === 'percent' && fee.min !== undefined && fee.max !== undefined && fee.min > fee.max)
    pointer.at('max').report(`${fee.max} must not be below min, ${fee.min}`)
  if (fee.kind !== 'each' || fee.input === undefined) return
  const place = pointer.at('input')
  for (const { id, inputs } of categories) {
    const input = inputs.find(each => each.id === fee.input)
    if (input === undefined) place.report(`"${id}" has no question "${fee.input}": name the categories that have it`)
    else if (input.kind !== 'number' || (input.scale ?? 0) > 0) place.report(`"${fee.input}" of "${id}" must be a number of whole ones`)
    else if (fee.amount * input.max * mostItems > EXACT_LIMIT) place.report(`"${fee.input}" of "${id}" can be too many to be computed exactly`)
  }
}
