import { amountAt, type Fields, fieldsOf, given, keyedList, openOf, textAt } from '../../draft/draft-value.ts'
import type { DraftNumber } from '../../numbers/draft-number.ts'
import type { Path } from '../../draft/patches.ts'
import { choiceProblem, freeProblem, highRateProblem, maxProblem, quantityOf, type Rates } from '../field-problems.ts'
import { type FigureKind, type FindProblems, itself, problemAt, type Writer } from './form-kind.ts'
import { stepProblems } from './step-problems.ts'

/** A rate, or graduated rates, for a number input; optionally with a fixed charge, a minimum and a maximum. */
export interface PerUnit {
  form: 'perUnit'
  input: string | undefined
  rate: DraftNumber
  /** Where the rate is a range. */
  highRate: DraftNumber
  /** Graduated rates in place of a single one. */
  tiers: Tier[] | null
  each: DraftNumber
  roundUp: DraftNumber
  open?: boolean
  charge: Charge | null
  min: DraftNumber
  max: DraftNumber
}

export interface Tier {
  key: string
  upTo: DraftNumber
  rate: DraftNumber
  highRate: DraftNumber
}

/** A fixed charge beside a rate, with the list keys of both. */
interface Charge {
  amount: DraftNumber
  isFirst: boolean
  keys: readonly [charge: string, rate: string]
}

/** A rate for a number, optionally in a sum with a fixed charge and within a limit. */
export const perUnit: FigureKind<'perUnit', 'per' | 'sum' | 'limit'> = {
  titles: { Price: 'Per unit', Duration: 'Per unit' },
  needs: 'numbers',
  problems: {
    per: (price, context) => [...rateProblems(price, context), ...tierProblems(price, context)],
    sum: (price, { path, inside }) => keyedList(price['of']).flatMap(({ key, item }) => inside(item, [...path, 'of', { _key: key }])),
    limit: (price, { scope, path, inside }) => [
      ...problemAt(path, 'min', price['min'] === undefined ? null : scope.amountProblem(amountAt(price, 'min'))),
      ...problemAt(path, 'max', maxProblem(amountAt(price, 'min'), amountAt(price, 'max'), scope)),
      ...inside(price['price'], [...path, 'price']),
    ],
  },
  read(price) {
    if (price['kind'] !== 'limit') return readCharged(price)
    const inner = readCharged(fieldsOf(price['price']))
    return inner === null ? null : { ...inner, min: amountAt(price, 'min'), max: amountAt(price, 'max') }
  },
  write({ min, max, ...figure }, writer) {
    const charged = writeCharged(figure, writer)
    return min === undefined && max === undefined ? charged : writer.object('limit', { min, max, price: charged })
  },
  figures: itself,
  numberInput: ({ input }) => input,
  kept: ({ tiers, rate, open = false }) => ({ amount: tiers?.[0]?.rate ?? rate, isOpen: open }),
  begin: (_, { kept, input }) => ({ ...NO_RATE, input, rate: kept?.amount, ...(kept?.isOpen === true && { open: true }) }),
}

const NO_RATE: PerUnit = {
  form: 'perUnit',
  input: undefined,
  rate: undefined,
  highRate: undefined,
  tiers: null,
  each: undefined,
  roundUp: undefined,
  charge: null,
  min: undefined,
  max: undefined,
}

const rateProblems: FindProblems = (price, { scope, path }) => {
  const id = textAt(price, 'input')
  const { numbers } = scope.questions
  const number = numbers.find(candidate => candidate.id === id)
  return [
    ...problemAt(path, 'input', choiceProblem(id, numbers, 'the question', scope)),
    ...problemAt(path, 'each', quantityOf(amountAt(price, 'each'), number)),
    ...problemAt(path, 'roundUp', quantityOf(amountAt(price, 'roundUp'), number)),
  ]
}

const tierProblems: FindProblems = (price, context) => {
  const { scope, path } = context
  const high = (rate: Fields, ratePath: Path) => problemAt(ratePath, 'highRate', highRateProblem(readRates(rate), scope))
  if (price['tiers'] === undefined) return [...problemAt(path, 'rate', scope.amountProblem(amountAt(price, 'rate'))), ...high(price, path)]
  return [
    ...problemAt(path, 'tiers', freeProblem(keyedList(price['tiers']).map(({ item }) => readRates(item)))),
    ...stepProblems(price, 'tiers', context, (tier, tierPath) => [
      ...problemAt(tierPath, 'rate', scope.orNoneProblem(amountAt(tier, 'rate'))),
      ...high(tier, tierPath),
    ]),
  ]
}

/** Reads a rate, alone or with a fixed charge before or after it. */
function readCharged(price: Fields): PerUnit | null {
  if (price['kind'] === 'per') return readRate(price)
  const [first, second, ...others] = price['kind'] === 'sum' ? keyedList(price['of']) : []
  if (first === undefined || second === undefined || others.length > 0) return null
  const isFirst = first.item['kind'] === 'exact'
  const [charge, rate] = isFirst ? [first, second] : [second, first]
  if (charge.item['kind'] !== 'exact' || rate.item['kind'] !== 'per') return null
  return { ...readRate(rate.item), charge: { amount: amountAt(charge.item, 'amount'), isFirst, keys: [charge.key, rate.key] } }
}

function readRates(rate: Fields): Rates {
  return { rate: amountAt(rate, 'rate'), highRate: amountAt(rate, 'highRate') }
}

function readRate(price: Fields): PerUnit {
  const tiers = keyedList(price['tiers']).map(({ key, item }) => ({ key, upTo: amountAt(item, 'upTo'), ...readRates(item) }))
  return {
    ...NO_RATE,
    input: textAt(price, 'input'),
    ...readRates(price),
    tiers: Array.isArray(price['tiers']) ? tiers : null,
    each: amountAt(price, 'each'),
    roundUp: amountAt(price, 'roundUp'),
    ...openOf(price),
  }
}

function writeCharged({ charge, ...figure }: Omit<PerUnit, 'min' | 'max'>, writer: Writer): Fields {
  const rate = writeRate(figure, writer)
  if (charge === null) return rate
  const [chargeKey, rateKey] = charge.keys
  const parts = [
    { _key: chargeKey, ...writer.object('exact', { amount: charge.amount }) },
    { _key: rateKey, ...rate },
  ]
  return writer.object('sum', { of: charge.isFirst ? parts : parts.reverse() })
}

function writeRate({ input, rate, highRate, tiers, each, roundUp, open }: Omit<PerUnit, 'min' | 'max' | 'charge'>, { object }: Writer): Fields {
  const rates = tiers === null ? { rate, highRate } : { tiers: tiers.map(({ key, ...tier }) => ({ _key: key, _type: 'PriceTier', ...given(tier) })) }
  return object('per', { input, ...rates, each, roundUp, open })
}
