import type { Cancellation, Content, Deposit, Fee, FeeRow, Policies, PolicyWhen, ShareFee, Within } from '#src/contract/generated/types.ts'
import type { Draw } from '../draw.ts'

/** Policies of two categories with two packages each, in any order and with any fees that content may say. */
export function drawPolicies(draw: Draw): Policies {
  const policies = {
    deposits: draw.times(draw.between(1, 3), () => drawDeposit(draw)),
    cancellations: draw.times(draw.between(1, 3), () => drawCancellation(draw)),
  }
  return policies as Partial<Policies> as Policies
}

function drawWhen(draw: Draw): { when?: PolicyWhen } {
  if (draw.chance(30)) return {}
  return {
    when: {
      ...(draw.chance(40) && { category: draw.some(['A', 'B']) }),
      ...(draw.chance(40) && { package: draw.some(['a', 'b', 'c']) }),
      ...(draw.chance(30) && { customers: 'new' as const }),
    },
  }
}

function drawDeposit(draw: Draw): Deposit {
  const first = draw.chance(50) ? {} : { from: draw.between(1, 500) }
  const row = (from: { from?: number }) => ({ ...from, shares: drawShares(draw) })
  return { id: 'd', ...drawWhen(draw), rows: [row(first), ...(draw.chance(60) ? [row({ from: draw.between(501, 100_000) })] : [])] }
}

function drawShares(draw: Draw): Deposit['rows'][number]['shares'] {
  const fees: ShareFee[] = draw.times(draw.between(1, 3), () => drawFee(draw, 3000))
  if (draw.chance(50)) fees.push({ kind: 'rest' })
  return fees.map(fee => ({ fee, due: draw.one(['booking', 'before', 'start', 'done']) }))
}

function drawCancellation(draw: Draw): Cancellation {
  const fee = () => drawFee(draw, 10_000)
  return {
    id: 'c',
    ...drawWhen(draw),
    rows: drawRows(draw),
    ...(draw.chance(50) && { smaller: drawRows(draw) }),
    ...(draw.chance(50) && { noShow: fee() }),
    ...(draw.chance(50) && { calledOff: fee() }),
    ...(draw.chance(50) && { inVain: fee() }),
  }
}

function drawRows(draw: Draw): FeeRow[] {
  const rows: FeeRow[] = draw.times(draw.between(1, 4), () => ({ within: drawWithin(draw), fee: drawFee(draw, 10_000) }))
  return draw.chance(30) ? [{ fee: drawFee(draw, 10_000) }, ...rows] : rows
}

function drawWithin(draw: Draw): Within {
  if (draw.chance(40)) return { hours: draw.between(1, 100) }
  const days = draw.between(0, 5)
  return {
    days,
    ...(days > 0 && draw.chance(50) && { working: true }),
    ...(draw.chance(50) && { at: draw.one(['00:00', '09:00', '12:30', '23:59']) }),
  }
}

function drawFee(draw: Draw, mostBps: number): Fee {
  if (draw.chance(25)) return { kind: 'amount', amount: draw.one([1, 2500, draw.between(1, 100_000)]) }
  if (draw.chance(30)) return { kind: 'each', amount: draw.between(1, 9000), ...(draw.chance(50) && { input: 'n' }) }
  const [min, max] = [draw.between(1, 2000), draw.between(2000, 50_000)]
  return {
    kind: 'percent',
    bps: draw.one([1, 3333, 5000, mostBps, draw.between(1, mostBps)].map(bps => Math.min(bps, mostBps))),
    ...(draw.chance(40) && { of: draw.one(['total', 'base'] as const) }),
    ...(draw.chance(20) && { min }),
    ...(draw.chance(30) && { max }),
  }
}

/** A business that is closed on some days. */
export function drawBusiness(draw: Draw): Content['business'] {
  const days = draw.some(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const)
  const hours = days.map(day => ({ day, open: '08:00', close: '18:00', lastStart: '16:00' }))
  const business = { hours, closedDates: draw.chance(50) ? ['2027-02-26', '2027-03-01'] : [], locale: 'en-US', currency: 'USD' }
  return business as Partial<Content['business']> as Content['business']
}
