import type { Cancellation, Content, Deposit, Fee, PolicyWhen, ShareFee, Within } from '#src/contract/generated/types.ts'
import type { Asked } from './price-list.ts'
import type { WorkedTotal } from './worked-total.ts'

/** What the oracle reads of a priced request: its lines in whole minor units. */
interface OraclePrice {
  state: string
  low: number | null
  high: number | null
  lines: readonly { kind: string; low: number | null; high: number | null }[]
  used: readonly string[]
}

interface OracleVisit {
  items: readonly { category: string; package: string | null; inputs: Readonly<Record<string, string | number>> }[]
}

type Ends = [low: bigint | null, high: bigint | null]

type Policies = Pick<Content, 'business' | 'policies'>

/**
 * What a policy asks, written from the document anew: amounts as big integers, moments as dates that are counted forward day by day, and no code of the
 * engine. Independent on purpose.
 */
export function oracleFee(content: Policies, asked: Asked, visit: OracleVisit, price: OraclePrice): WorkedTotal {
  const { fee = 'cancelling', share = 1, customers } = asked
  if (fee === 'deposit') {
    const deposit = firstFor(content.policies?.deposits ?? [], visit, customers)
    return told(deposit === undefined ? undefined : sharesOf(deposit, visit, price)[share - 1])
  }
  const policy = firstFor(content.policies?.cancellations ?? [], visit, customers)
  return told(policy === undefined ? undefined : feeIn(policy, fee, content, asked, visit, price))
}

function feeIn(policy: Cancellation, fee: string, content: Policies, asked: Asked, visit: OracleVisit, price: OraclePrice): Ends | undefined {
  if (fee === 'noShow' || fee === 'calledOff' || fee === 'inVain') {
    const flat = policy[fee]
    return flat === undefined ? undefined : endsOf(flat, visit, price)
  }
  const { date = '2027-03-02', start = '10:00', notice = 0 } = asked
  const begins = Date.parse(`${date}T${start}Z`)
  const now = begins - notice * 3_600_000
  let last: Ends | undefined
  for (const { within, fee: each } of (fee === 'smaller' ? policy.smaller : policy.rows) ?? [])
    if (within === undefined || hasPassed(within, date, begins, now, content)) last = endsOf(each, visit, price)
  return last
}

/** Whether a moment before a visit has passed. */
function hasPassed({ hours, days = 0, working = false, at }: Within, date: string, begins: number, now: number, content: Policies): boolean {
  if (hours !== undefined) return now + hours * 3_600_000 > begins
  let day = Date.parse(`${date}T00:00Z`)
  for (let left = days; left > 0;) {
    day -= 86_400_000
    if (!working || isOpen(day, content)) left -= 1
  }
  return at === undefined ? now >= day : now > day + Number(at.slice(0, 2)) * 3_600_000 + Number(at.slice(3)) * 60_000
}

function isOpen(day: number, { business }: Policies): boolean {
  const name = new Date(day).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' }).toLowerCase()
  return business.hours.some(hours => hours.day === name) && !(business.closedDates ?? []).includes(new Date(day).toISOString().slice(0, 10))
}

function firstFor<P extends { when?: PolicyWhen }>(policies: readonly P[], visit: OracleVisit, customers: 'new' | undefined): P | undefined {
  return policies.find(({ when = {} }) => {
    if (when.customers === 'new' && customers !== 'new') return false
    return visit.items.some(item => {
      if (when.category !== undefined && !when.category.includes(item.category)) return false
      return when.package === undefined || when.package.includes(item.package ?? '')
    })
  })
}

function sharesOf({ rows }: Deposit, visit: OracleVisit, price: OraclePrice): Ends[] {
  if (price.state !== 'priced' || price.low === null) {
    const first = rows[0]
    return rows.length === 1 && first?.from === undefined ? (first?.shares ?? []).map(({ fee }) => endsOf(fee, visit, price)) : []
  }
  const { low } = price
  const row = rows.toReversed().find(({ from = 0 }) => from <= low)
  let [paidLow, paidHigh] = [0n, 0n]
  return (row?.shares ?? []).map(({ fee }) => {
    const restLow = BigInt(low) - paidLow
    const restHigh = price.high === null ? null : BigInt(price.high) - paidHigh
    const [wantedLow, wantedHigh] = fee.kind === 'rest' ? [restLow, restHigh] : endsOf(fee, visit, price)
    const least = (wantedLow ?? 0n) < restLow ? (wantedLow ?? 0n) : restLow
    let most = wantedHigh
    if (most !== null && restHigh !== null && most > restHigh) most = restHigh
    if (most !== null && most < least) most = least
    paidLow += least
    paidHigh += most ?? 0n
    return [least, most]
  })
}

function endsOf(fee: ShareFee | Fee, visit: OracleVisit, price: OraclePrice): Ends {
  switch (fee.kind) {
    case 'amount':
      return [BigInt(fee.amount), BigInt(fee.amount)]
    case 'each': {
      const { input } = fee
      const counts = visit.items.map(({ inputs }) => (input === undefined ? 1n : price.used.includes(input) ? BigInt(inputs[input] ?? 0) : 0n))
      const amount = BigInt(fee.amount) * counts.reduce((sum, count) => sum + count, 0n)
      return [amount, amount]
    }
    case 'rest':
      return [null, null]
    case 'percent': {
      if (price.state !== 'priced' || price.low === null) return [null, null]
      const base = price.lines.filter(({ kind }) => kind === 'package' || kind === 'addon')
      const isBase = fee.of === 'base'
      const low = isBase ? base.reduce((sum, line) => sum + (line.low ?? 0), 0) : price.low
      const highs = base.map(({ high }) => high)
      const high = isBase ? (highs.includes(null) ? null : highs.reduce<number>((sum, each) => sum + (each ?? 0), 0)) : price.high
      const within = (amount: number, whole: number | null) => {
        // Half up: twice the share, and one more, without what the halves leave.
        let share = (2n * BigInt(amount) * BigInt(fee.bps) + 10_000n) / 20_000n
        if (whole !== null && share > BigInt(whole)) share = BigInt(whole)
        if (fee.min !== undefined && share < BigInt(fee.min)) share = BigInt(fee.min)
        return fee.max !== undefined && share > BigInt(fee.max) ? BigInt(fee.max) : share
      }
      return [within(low, price.low), high === null ? (fee.max === undefined ? null : BigInt(fee.max)) : within(high, price.high)]
    }
  }
}

function told([low, high]: Ends = [0n, 0n]): WorkedTotal {
  return low === null ? { state: 'consultation' } : { state: 'priced', low: Number(low), high: high === null ? null : Number(high) }
}
