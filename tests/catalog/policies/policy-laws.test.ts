import { expect, test } from 'vitest'
import { applying } from '#src/catalog/policies/applying.ts'
import { cancellationFee, freeNotice, nextFee } from '#src/catalog/policies/cancellation-fee.ts'
import { depositOf } from '#src/catalog/policies/deposit-of.ts'
import { feeOf } from '#src/catalog/policies/fee.ts'
import { basisPrice, type BasisItem, type PolicyBasis } from '#src/catalog/policies/policy-basis.ts'
import { cancellationTerms } from '#src/catalog/policies/policy-terms.ts'
import { minutesOf } from '#src/catalog/time-of-day.ts'
import { hoursOn } from '#src/booking/schedule/slots.ts'
import type { Content, EstimateLine, FeeTerms, PolicyAmount } from '#src/contract/generated/types.ts'
import { type Draw, drawFromSeed } from '#tests/support/draw.ts'
import { oracleFee } from '#tests/support/prices/policy-oracle.ts'
import type { AskedFee } from '#tests/support/prices/price-list.ts'
import { drawBusiness, drawPolicies } from '#tests/support/prices/random-policies.ts'
import { SEED } from '#tests/support/seed.ts'
import type { WorkedTotal } from '#tests/support/prices/worked-total.ts'
import { sizeOf } from '#tests/support/sizes.ts'

const CASES = sizeOf('CATALOGS', { everyday: 400, all: 3000 })

interface Case {
  content: Pick<Content, 'business' | 'policies'>
  basis: PolicyBasis
  lines: EstimateLine[]
  visit: { date: string; start: string }
  notice: number
  customers: 'new' | undefined
  isOpen: (day: string) => boolean
}

test(`the engine and the oracle agree on ${CASES} random policies`, () => {
  const seen = new Set<string>()
  for (const one of cases(CASES)) {
    const { content, basis, lines, visit, notice, customers } = one
    for (const fee of ['deposit', 'cancelling', 'smaller', 'noShow', 'calledOff', 'inVain'] as const)
      for (const share of fee === 'deposit' ? [1, 2, 3, 4] : [1]) {
        const asked = { fee, share, ...visit, notice: notice / 60, ...(customers && { customers }) }
        const state = basis.price === null ? 'consultation' : 'priced'
        const price = { state, low: basis.price?.total.low ?? null, high: basis.price?.total.high ?? null, lines, used: ['n'] }
        const wanted = oracleFee(content, asked, basis, price)
        expect(engineFee(one, fee, share), JSON.stringify({ asked, basis, policies: content.policies })).toEqual(wanted)
        seen.add(`${fee} ${wanted.state === 'priced' ? (wanted.low === 0 ? 'nothing' : wanted.high === null ? 'open' : 'priced') : wanted.state}`)
      }
  }
  expect(seen.size).toBe(24)
})

test('every notice has one fee, free ends at one minute, and the next fee is where the fee changes', () => {
  for (const { content, basis, visit, isOpen } of cases(40)) {
    const start = { date: visit.date, start: minutesOf(visit.start) }
    for (const policy of content.policies?.cancellations ?? []) {
      const { rows } = cancellationTerms(policy, basis)
      const fees = Array.from({ length: 8 * 24 * 60 }, (_, notice) => cancellationFee(rows, notice, start, isOpen))
      const free = freeNotice(rows, start, isOpen)
      const isPaid = (fee: FeeTerms) => rows.includes(fee)
      if (free === null) expect(fees.every(isPaid)).toBe(true)
      else expect(fees.findLastIndex(isPaid)).toBeLessThan(free)
      if (free !== null && free > 0 && free < fees.length) expect(fees.slice(0, free).some(isPaid)).toBe(true)
      for (const notice of [1, 500, 1440, 4000, fees.length - 1]) {
        const next = nextFee(rows, notice, start, isOpen)
        const changed = fees.findLastIndex((fee, at) => at < notice && fee !== fees[notice])
        expect(next === null ? -1 : next.notice, JSON.stringify({ rows, visit, notice })).toBe(changed)
      }
    }
  }
})

test('shares with a rest come to the price, and no deposit is more', () => {
  for (const { content, basis } of cases(CASES)) {
    const { price } = basis
    if (price === null) continue
    for (const deposit of content.policies?.deposits ?? []) {
      const shares = depositOf(deposit, basis)
      const sum = shares.reduce((all, { low }) => all + (low ?? 0), 0)
      const row = deposit.rows.findLast(({ from = 0 }) => from <= price.total.low)
      const isWhole = row?.shares.at(-1)?.fee.kind === 'rest'
      if (isWhole) expect(sum).toBe(price.total.low)
      expect(sum).toBeLessThanOrEqual(price.total.low)
      for (const { low, high } of shares) if (low !== null && high !== null) expect(high).toBeGreaterThanOrEqual(low)
    }
  }
})

test('a percentage is never more than the price but where its least amount is, and exact at the largest prices', () => {
  const draw = drawFromSeed(SEED)
  for (let at = 0; at < CASES; at++) {
    const total = draw.one([draw.between(1, 2 ** 31), 2 ** 52 - draw.between(1, 1000)])
    const bps = draw.between(1, 10_000)
    const fee = feeOf({ kind: 'percent', bps }, { items: [], price: { total: { low: total, high: null }, base: { low: total, high: null } } })
    expect(fee.low).toBe(Number((2n * BigInt(total) * BigInt(bps) + 10_000n) / 20_000n))
    expect(fee.low).toBeLessThanOrEqual(total)
  }
})

test('of a capped part of the price the most is kept, where it is what ends the high end', () => {
  const half = { kind: 'percent' as const, bps: 5000, max: 150_000 }
  const basisOf = (low: number, high: number | null) => ({ items: [], price: { total: { low, high }, base: { low, high } } })
  const capped = { low: 21_200, high: 150_000, max: 150_000 }
  expect(feeOf(half, basisOf(42_400, null))).toEqual(capped)
  expect(feeOf(half, basisOf(42_400, 900_000))).toEqual(capped)
  expect(feeOf(half, basisOf(42_400, 84_800))).toEqual({ low: 21_200, high: 42_400 })
  expect(feeOf(half, basisOf(400_000, null))).toEqual({ low: 150_000, high: 150_000 })
  const shares = [
    { fee: half, due: 'booking' as const },
    { fee: { kind: 'rest' as const }, due: 'done' as const },
  ]
  expect(depositOf({ rows: [{ shares }] }, basisOf(42_400, null))).toEqual([
    { ...capped, due: 'booking' },
    { low: 21_200, high: null, due: 'done' },
  ])
})

test('the fee never falls with less notice where each row asks more of the same', () => {
  const draw = drawFromSeed(SEED)
  for (const { visit, isOpen, basis } of cases(300)) {
    const rows = draw
      .times(4, () => draw.between(1, 100))
      .toSorted((a, b) => b - a)
      .map((hours, at) => ({ within: { hours }, fee: { kind: 'percent' as const, bps: 2500 * (at + 1) } }))
    const terms = cancellationTerms({ id: 'c', rows }, basis).rows
    const start = { date: visit.date, start: minutesOf(visit.start) }
    const lows = Array.from({ length: 110 }, (_, hours) => cancellationFee(terms, hours * 60, start, isOpen).low ?? 0)
    expect(lows).toEqual(lows.toSorted((a, b) => b - a))
  }
})

function engineFee({ content, basis, visit, notice, customers, isOpen }: Case, fee: AskedFee, share: number): WorkedTotal {
  const { deposits = [], cancellations = [] } = content.policies ?? {}
  const of = <P extends { when?: { customers?: 'new' } }>(all: readonly P[]) =>
    applying(all, basis).find(({ when }) => when?.customers === undefined || when.customers === customers)
  if (fee === 'deposit') {
    const deposit = of(deposits)
    return told(deposit && depositOf(deposit, basis)[share - 1])
  }
  const policy = of(cancellations)
  if (policy === undefined) return told()
  const terms = cancellationTerms(policy, basis)
  if (fee === 'noShow' || fee === 'calledOff' || fee === 'inVain') return told(terms[fee])
  return told(cancellationFee(fee === 'smaller' ? terms.smaller : terms.rows, notice, { date: visit.date, start: minutesOf(visit.start) }, isOpen))
}

function told({ low, high }: PolicyAmount = { low: 0, high: 0 }): WorkedTotal {
  return low === null ? { state: 'consultation' } : { state: 'priced', low, high }
}

function* cases(count: number): Generator<Case> {
  const draw = drawFromSeed(SEED)
  for (let at = 0; at < count; at++) {
    const business = drawBusiness(draw)
    const content = { business, policies: drawPolicies(draw) }
    const items: BasisItem[] = draw.times(draw.between(1, 3), () => ({
      category: draw.one(['A', 'B']),
      package: draw.one(['a', 'b', 'c', null]),
      inputs: draw.chance(60) ? { n: draw.between(0, 9) } : {},
      used: new Set(['n']),
    }))
    const lines = drawLines(draw)
    const price = draw.chance(15) ? null : basisPrice({ ...sumOf(lines), lines })
    const visit = { date: `2027-03-0${draw.between(1, 9)}`, start: draw.one(['08:00', '10:30', '15:45']) }
    const customers = draw.chance(40) ? ('new' as const) : undefined
    yield {
      content,
      basis: { items, price },
      lines,
      visit,
      notice: draw.between(0, 8 * 24 * 60),
      customers,
      isOpen: day => hoursOn(business, day) !== null,
    }
  }
}

/** A package, perhaps an add-on, and perhaps a surcharge or discount. */
function drawLines(draw: Draw): EstimateLine[] {
  const line = (kind: EstimateLine['kind'], low: number) => ({
    id: kind,
    kind,
    title: '',
    low,
    high: draw.chance(70) ? low : draw.chance(50) ? low + draw.between(0, 5000) : null,
  })
  const base = draw.one([draw.between(1, 300), draw.between(300, 200_000)])
  return [
    line('package', base),
    ...(draw.chance(50) ? [line('addon', draw.between(0, 9000))] : []),
    ...(draw.chance(40) ? [{ ...line('rule', 0), low: draw.between(-Math.floor(base / 2), 5000), high: draw.between(5000, 9000) }] : []),
  ]
}

function sumOf(lines: readonly EstimateLine[]): { low: number; high: number | null } {
  const highs = lines.map(({ high }) => high)
  return {
    low: lines.reduce((sum, { low }) => sum + (low ?? 0), 0),
    high: highs.includes(null) ? null : highs.reduce<number>((sum, high) => sum + (high ?? 0), 0),
  }
}
