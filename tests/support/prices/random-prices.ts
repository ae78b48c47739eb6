import type { Duration, Id, Input, OptionFactor, PerPrice, Price, PriceTier } from '#src/contract/generated/types.ts'
import type { Draw } from '#tests/support/draw.ts'
import { given } from './given.ts'
import { type Counted, countedIn } from './random-inputs.ts'

/** What a price may refer to. */
export interface Scope {
  inputs: Input[]
  reasons: Id[]
  /** The packages of which a table over the chosen package has to know each; none where such a table may not stand. */
  packages: Id[]
  allPackages: Id[]
  /** Whether it is a rule's, which may look at when the visit is. */
  seesVisit?: true
}

const plain = ['exact', 'from', 'range', 'included', 'quote'] as const
const nested = ['by', 'by', 'bands', 'per', 'per', 'sum', 'limit', 'scale'] as const

/** Factors whose fractions have a small multiple in common, so that every price stays small enough to be exact. */
const FACTORS = [5000, 6000, 10_000, 12_500, 13_000, 15_000, 20_000]

export function drawPrice(draw: Draw, scope: Scope, depth: number): Price {
  const numbers = countedIn(scope.inputs)
  const kind = depth > 0 && draw.chance(70) ? draw.one(nested) : draw.one(plain)
  const inner = (to = scope) => drawPrice(draw, to, depth - 1)
  const amount = draw.between(1, draw.one([9, 1000, 30_000]))
  switch (kind) {
    case 'exact':
      return { kind, amount }
    case 'from':
      return { kind, amount }
    case 'range':
      return { kind, low: draw.chance(20) ? 0 : amount, high: amount + draw.between(1, 5000), ...(draw.chance(40) ? { open: true } : {}) }
    case 'included':
      return { kind }
    case 'quote':
      return draw.chance(50) ? { kind, reason: draw.one(scope.reasons) } : { kind: 'exact', amount }
    case 'by': {
      const table = drawTable(draw, scope)
      if (!table) return { kind: 'exact', amount }
      const rows = table.options.map(option => ({ option, price: inner(table.inside) }))
      return { kind, input: table.input, rows, ...(table.needsElse || draw.chance(10) ? { else: inner(table.inside) } : {}) }
    }
    case 'bands': {
      if (scope.seesVisit && draw.chance(30)) {
        const { input, ends } = draw.one([
          { input: '$start', ends: [479, 719, 1439] },
          { input: '$notice', ends: [1.5, 24, undefined] },
        ])
        return { kind, input, bands: ends.map(upTo => ({ ...given({ upTo }), price: inner() })) }
      }
      if (numbers.length === 0) return { kind: 'from', amount }
      const input = draw.one(numbers)
      const bands = drawEnds(draw, input, input.max).map(upTo => ({ ...given({ upTo }), price: inner() }))
      return { kind, input: input.id, bands }
    }
    case 'per':
      return numbers.length === 0 ? { kind: 'from', amount } : drawPer(draw, draw.one(numbers))
    case 'sum':
      return { kind, of: draw.times(draw.between(1, 3), () => inner()) }
    case 'scale':
      return { kind, price: inner(), ...drawFactors(draw, scope) }
    case 'limit': {
      const max = draw.chance(60) ? amount + draw.between(0, 20_000) : undefined
      return { kind, ...given({ max }), ...(max === undefined || draw.chance(50) ? { min: amount } : {}), price: inner() }
    }
  }
}

/** One factor for all, or one for each option of a choice. */
function drawFactors(draw: Draw, scope: Scope): { bps: number } | { bps?: number; input: string; factors: OptionFactor[] } {
  const table = draw.chance(60) ? drawTable(draw, scope) : null
  if (!table) return { bps: draw.one(FACTORS) }
  const factors = table.options.map(option => ({ option, bps: draw.one(FACTORS) }))
  return { input: table.input, factors, ...(table.needsElse || draw.chance(10) ? { bps: draw.one(FACTORS) } : {}) }
}

function drawPer(draw: Draw, input: Counted): PerPrice {
  const roundUp = draw.chance(30) ? drawQuantity(draw, input, 2) : undefined
  const each = draw.chance(40) ? drawEach(draw, input) : undefined
  const step = 10 ** (input.scale ?? 0)
  const multiple = Math.round((roundUp ?? 1 / step) * step)
  const top = (Math.ceil(Math.round(input.max * step) / multiple) * multiple) / step
  return {
    kind: 'per',
    input: input.id,
    ...(draw.chance(50) ? drawRate(draw) : { tiers: drawTiers(draw, input, top) }),
    ...given({ each, roundUp }),
    ...(draw.chance(25) ? { open: true } : {}),
  }
}

/** Tiers of which the first may be free, or cost from nothing to something. */
function drawTiers(draw: Draw, input: Counted, top: number): PriceTier[] {
  const tiers = drawEnds(draw, input, top).map(upTo => ({ ...given({ upTo }), ...drawRate(draw) }))
  const [first, ...others] = tiers
  return first !== undefined && others.length > 0 && draw.chance(40) ? [{ ...first, rate: 0 }, ...others] : tiers
}

/** One rate, or a range of rates. */
function drawRate(draw: Draw): { rate: number; highRate?: number } {
  const rate = draw.between(1, draw.one([9, 300, 5000]))
  return { rate, ...(draw.chance(30) ? { highRate: rate + draw.between(1, draw.one([3, 300])) } : {}) }
}

export function drawDuration(draw: Draw, scope: Scope, depth: number): Duration {
  const numbers = countedIn(scope.inputs)
  const inner = (to = scope) => drawDuration(draw, to, depth - 1)
  const amount = draw.between(1, 240)
  switch (depth > 0 && draw.chance(50) ? draw.one(['by', 'bands', 'per', 'sum', 'limit', 'scale'] as const) : draw.one(['exact', 'range'] as const)) {
    case 'exact':
      return { kind: 'exact', amount }
    case 'range':
      return { kind: 'range', low: amount, high: amount + draw.between(1, 120) }
    case 'by': {
      const table = drawTable(draw, { ...scope, packages: [] })
      if (!table) return { kind: 'exact', amount }
      const rows = table.options.map(option => ({ option, price: inner(table.inside) }))
      return { kind: 'by', input: table.input, rows, ...(table.needsElse ? { else: inner(table.inside) } : {}) }
    }
    case 'bands': {
      if (numbers.length === 0) return { kind: 'exact', amount }
      const input = draw.one(numbers)
      return { kind: 'bands', input: input.id, bands: drawEnds(draw, input, input.max).map(upTo => ({ ...given({ upTo }), price: inner() })) }
    }
    case 'scale':
      return { kind: 'scale', price: inner(), ...drawFactors(draw, { ...scope, packages: [] }) }
    case 'limit': {
      const max = draw.chance(60) ? amount + draw.between(0, 240) : undefined
      return { kind: 'limit', ...given({ max }), ...(max === undefined || draw.chance(50) ? { min: amount } : {}), price: inner() }
    }
    case 'per': {
      if (numbers.length === 0) return { kind: 'exact', amount }
      const input = draw.one(numbers)
      const roundUp = draw.chance(30) ? drawQuantity(draw, input, 2) : undefined
      const each = draw.chance(40) ? drawEach(draw, input) : undefined
      const rate = draw.between(1, 90)
      return { kind: 'per', input: input.id, rate, ...given({ each, roundUp, highRate: draw.chance(30) ? rate + draw.between(1, 30) : undefined }) }
    }
    case 'sum':
      return { kind: 'sum', of: draw.times(draw.between(1, 3), () => inner()) }
  }
}

/** The head of a table over a choice or over the chosen package; null when there is nothing to look at. */
function drawTable(draw: Draw, scope: Scope): { input: string; options: Id[]; needsElse: boolean; inside: Scope } | null {
  const choices = scope.inputs.filter(input => 'options' in input)
  if (scope.packages.length > 0 && (choices.length === 0 || draw.chance(40))) {
    const options = draw.some(scope.allPackages)
    const needsElse = !scope.packages.every(id => options.includes(id))
    return { input: '$package', options, needsElse, inside: { ...scope, packages: [] } }
  }
  if (choices.length === 0) return null
  const input = draw.one(choices)
  const options = draw.chance(60) ? input.options : draw.some(input.options)
  const inside = { ...scope, inputs: scope.inputs.filter(other => other !== input) }
  return { input: input.id, options: options.map(({ id }) => id), needsElse: options.length < input.options.length, inside }
}

/** Ascending ends of bands or tiers; the last one is open or at least `top`. */
function drawEnds(draw: Draw, input: Counted, top: number): (number | undefined)[] {
  const inner = draw.times(draw.between(0, 2), () => drawQuantity(draw, input)).filter(end => end < top)
  const ends = [...new Set(inner)].sort((a, b) => a - b)
  return [...ends, draw.chance(60) ? undefined : top]
}

/** A positive quantity with no more decimals than the input's answers, up to its max or a part of it. */
export function drawQuantity(draw: Draw, input: Counted, part = 1): number {
  const step = 10 ** (input.scale ?? 0)
  return draw.between(1, Math.max(1, Math.round((input.max / part) * step))) / step
}

/** Steps that have a small multiple in common, so that every price stays small enough to be exact. */
function drawEach(draw: Draw, input: Counted): number {
  return draw.one([1, 2, 3, 5, 7, 8, 30, 100, 250]) / 10 ** (input.scale ?? 0)
}
