import type { Id, Price } from '#src/contract/generated/types.ts'
import { type Fraction, ceiling, decimal, divide, fail, fraction, less, minus, multiply, plus, round, zero } from './fraction.ts'
import type { Answers, Quantities } from './oracle-answers.ts'

export const unknown = { low: null, high: null }

/** What prices of rules may look at and nobody is asked. */
export const ofVisit = ['$start', '$notice']
export const only = (answers: Answers, inputs: string[]): Answers => new Map([...answers].filter(([id]) => inputs.includes(id)))

/** What a price comes to; the numbers mean something when every answer it looks at is there and it gives no reason. */
export interface Value {
  looks: string[]
  reasons: Id[]
  low: Fraction
  high: Fraction | null
}

export const misses = ({ looks }: Value, answers: Answers) => looks.some(id => !answers.has(id))
export const rounded = ({ reasons, low, high }: Value) => (reasons.length > 0 ? unknown : { low: round(low), high: high && round(high) })

/** The inputs that are asked for one: itself, or the numbers of a product. */
export function factorsOf(id: Id, numbers: Quantities): Id[] {
  return numbers.find(input => input.id === id)?.of ?? [id]
}

/** Durations are prices in minutes. */
export function evaluate(price: Price, answers: Answers, numbers: Quantities): Value {
  const inner = (part: Price) => evaluate(part, answers, numbers)
  switch (price.kind) {
    case 'exact':
      return { ...nothing, low: decimal(price.amount), high: decimal(price.amount) }
    case 'from':
      return { ...nothing, low: decimal(price.amount), high: null }
    case 'range':
      return { ...nothing, low: decimal(price.low), high: price.open ? null : decimal(price.high) }
    case 'included':
      return nothing
    case 'quote':
      return { ...nothing, reasons: [price.reason] }
    case 'by': {
      const answer = answers.get(price.input)
      if (answer === undefined) return { ...nothing, looks: [price.input] }
      if (answer === '$else') return outside(price.input, numbers)
      const value = inner(price.rows.find(({ option }) => option === answer)?.price ?? price.else ?? fail(`no row for ${answer}`))
      return { ...value, looks: [price.input, ...value.looks] }
    }
    case 'bands':
    case 'per': {
      if (price.kind === 'bands' && ofVisit.includes(price.input)) {
        const minutes = answers.get(price.input)
        if (typeof minutes !== 'number') return { ...nothing, looks: [price.input] }
        const unit = decimal(price.input === '$notice' ? 60 : 1)
        const holds = ({ upTo }: { upTo?: number }) => upTo === undefined || !less(multiply(decimal(upTo), unit), decimal(minutes))
        const value = inner(price.bands.find(holds)?.price ?? fail(`no band for ${minutes}`))
        return { ...value, looks: [price.input, ...value.looks] }
      }
      const input = numbers.find(({ id }) => id === price.input) ?? fail(`no number ${price.input}`)
      const looks = factorsOf(input.id, numbers)
      const answer = answers.get(input.id)
      if (typeof answer !== 'number') return { ...nothing, looks }
      const above = [...looks, input.id]
        .map(id => numbers.find(other => other.id === id))
        .find(other => Number(answers.get(other?.id ?? '')) > (other?.max ?? 0))
      if (above !== undefined) return { ...nothing, looks, reasons: [above.overMax ?? fail('no reason above max')] }
      if (price.kind === 'bands') {
        const value = inner(price.bands.find(({ upTo }) => upTo === undefined || answer <= upTo)?.price ?? fail(`no band for ${answer}`))
        return { ...value, looks: [...looks, ...value.looks] }
      }
      const quantity = decimal(answer)
      const high = perAmount(price, quantity, ({ rate, highRate }) => highRate ?? rate)
      return { looks, reasons: [], low: perAmount(price, quantity, ({ rate }) => rate), high: price.open ? null : high }
    }
    case 'sum': {
      const values = price.of.map(inner)
      return {
        looks: values.flatMap(({ looks }) => looks),
        reasons: values.flatMap(({ reasons }) => reasons),
        low: values.reduce((sum, { low }) => plus(sum, low), zero),
        high: values.reduce<Fraction | null>((sum, { high }) => sum && high && plus(sum, high), zero),
      }
    }
    case 'scale': {
      const answer = price.input && answers.get(price.input)
      if (price.input !== undefined && answer === undefined) return { ...nothing, looks: [price.input] }
      if (price.input !== undefined && answer === '$else') return outside(price.input, numbers)
      const value = inner(price.price)
      const looks = price.input === undefined ? value.looks : [price.input, ...value.looks]
      const factor = price.factors?.find(({ option }) => option === answer)?.bps ?? price.bps ?? fail(`no factor for ${answer}`)
      const times = (end: Fraction) => multiply(end, fraction(BigInt(factor), 10_000n))
      return { ...value, looks, low: times(value.low), high: value.high && times(value.high) }
    }
    case 'limit': {
      const value = inner(price.price)
      // What has a reason has no number, and of a duration no minutes.
      if (value.reasons.length > 0) return value
      const lift = (end: Fraction) => (price.min !== undefined && less(end, decimal(price.min)) ? decimal(price.min) : end)
      const cut = (end: Fraction) => (price.max !== undefined && less(decimal(price.max), end) ? decimal(price.max) : end)
      const open = price.max === undefined ? null : decimal(price.max)
      return { ...value, low: cut(lift(value.low)), high: value.high ? cut(lift(value.high)) : open }
    }
  }
}

function outside(id: Id, numbers: Quantities): Value {
  return { ...nothing, looks: [id], reasons: [numbers.find(input => input.id === id)?.overMax ?? fail('no reason')] }
}

interface Rates {
  rate: number
  highRate?: number
}

/** What a quantity costs at one end of each rate. */
function perAmount(
  { rate, highRate, tiers = [], each = 1, roundUp }: Extract<Price, { kind: 'per' }>,
  answer: Fraction,
  end: (rates: Rates) => number,
): Fraction {
  const quantity = roundUp === undefined ? answer : multiply(decimal(roundUp), ceiling(divide(answer, decimal(roundUp))))
  if (rate !== undefined) return divide(multiply(decimal(end({ rate, ...(highRate !== undefined && { highRate }) })), quantity), decimal(each))
  let amount = zero
  let from = zero
  for (const tier of tiers) {
    const to = tier.upTo !== undefined && less(decimal(tier.upTo), quantity) ? decimal(tier.upTo) : quantity
    amount = plus(amount, divide(multiply(decimal(end(tier)), minus(to, from)), decimal(each)))
    from = to
  }
  return amount
}

export const nothing: Value = { looks: [], reasons: [], low: zero, high: zero }
