import { amountAt, type Fields, fieldsOf, given, keyedList, textAt } from './draft-value.ts'
import {
  type Band,
  type BySize,
  type Figure,
  NO_FIGURE,
  type OnePrice,
  type PerUnit,
  type PriceForm,
  type SizeRow,
  type Steps,
} from './price-form.ts'

/** The form of a draft's price or duration, whatever else is wrong with it; 'none' while no kind is chosen, 'deeper' when it nests further than a form shows. */
export function readPrice(value: unknown): PriceForm | 'none' | 'deeper' {
  const price = fieldsOf(value)
  if (price['kind'] === undefined) return 'none'
  const read = price['kind'] === 'by' ? readTable(price) : price['kind'] === 'bands' ? readSteps(price) : readFigure(price)
  return read ?? 'deeper'
}

function readTable(price: Fields): BySize | null {
  const rows: SizeRow[] = []
  for (const { key, item } of keyedList(price['rows'])) {
    const figure = readInner(item['price'])
    if (figure === null) return null
    rows.push({ key, option: textAt(item, 'option'), figure })
  }
  const otherwise = price['else'] === undefined ? undefined : readInner(price['else'])
  return otherwise === null ? null : { form: 'bySize', input: textAt(price, 'input'), rows, otherwise: otherwise ?? null }
}

function readSteps(price: Fields): Steps | null {
  const bands: Band[] = []
  for (const { key, item } of keyedList(price['bands'])) {
    const figure = readInner(item['price'])
    if (figure === null) return null
    bands.push({ key, upTo: amountAt(item, 'upTo'), figure })
  }
  return { form: 'steps', input: textAt(price, 'input'), bands }
}

function readInner(value: unknown): Figure | null {
  const price = fieldsOf(value)
  return price['kind'] === undefined ? NO_FIGURE : readFigure(price)
}

function readFigure(price: Fields): Figure | null {
  switch (price['kind']) {
    case 'exact':
    case 'from':
      return one(price['kind'], { low: amountAt(price, 'amount') })
    case 'range':
      return one('range', { low: amountAt(price, 'low'), high: amountAt(price, 'high'), ...openOf(price) })
    case 'included':
      return one('included', {})
    case 'quote':
      return { form: 'consultation', reason: textAt(price, 'reason') }
    case 'limit': {
      const inner = readCharged(fieldsOf(price['price']))
      return inner === null ? null : { ...inner, min: amountAt(price, 'min'), max: amountAt(price, 'max') }
    }
    default:
      return readCharged(price)
  }
}

function one(precision: OnePrice['precision'], amounts: Partial<OnePrice>): OnePrice {
  return { ...NO_FIGURE, precision, ...amounts }
}

/** A rate, alone or with a fixed charge before or after it. */
function readCharged(price: Fields): PerUnit | null {
  if (price['kind'] === 'per') return readRate(price)
  const [first, second, ...others] = price['kind'] === 'sum' ? keyedList(price['of']) : []
  if (first === undefined || second === undefined || others.length > 0) return null
  const isFirst = first.item['kind'] === 'exact'
  const [charge, rate] = isFirst ? [first, second] : [second, first]
  if (charge.item['kind'] !== 'exact' || rate.item['kind'] !== 'per') return null
  return { ...readRate(rate.item), charge: { amount: amountAt(charge.item, 'amount'), isFirst, keys: [charge.key, rate.key] } }
}

function readRate(price: Fields): PerUnit {
  const tiers = keyedList(price['tiers']).map(({ key, item }) => ({ key, upTo: amountAt(item, 'upTo'), rate: amountAt(item, 'rate') }))
  return {
    form: 'perUnit',
    input: textAt(price, 'input'),
    rate: amountAt(price, 'rate'),
    tiers: Array.isArray(price['tiers']) ? tiers : null,
    each: amountAt(price, 'each'),
    roundUp: amountAt(price, 'roundUp'),
    ...openOf(price),
    charge: null,
    min: undefined,
    max: undefined,
  }
}

function openOf({ open }: Fields): { open?: boolean } {
  return given({ open: typeof open === 'boolean' ? open : undefined }) as { open?: boolean }
}
