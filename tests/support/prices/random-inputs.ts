import type { CodeInput, Id, Input, LookupInput, NumberInput, ProductInput, VisitInput } from '#src/contract/generated/types.ts'
import type { Draw } from '#tests/support/draw.ts'
import { given } from './given.ts'
import { ids } from './random-ids.ts'

export function drawInput(draw: Draw, id: Id, reasons: Id[]): VisitInput {
  const show = draw.one(['always', 'used'] as const)
  if (draw.chance(45)) {
    const options = ids(draw, 'option', draw.between(1, 4)).map(option => ({ id: option, label: option }))
    return { id, kind: 'choice', label: id, show, required: 'Please choose', options }
  }
  const scale = draw.chance(40) ? draw.between(0, 3) : undefined
  const step = 10 ** (scale ?? 0)
  const min = draw.between(draw.chance(70) ? 1 : 0, 3 * step)
  const max = min + draw.between(1, draw.one([6, 20, 300]) * step)
  const overMax = draw.chance(60) ? draw.one(reasons) : undefined
  return {
    id,
    kind: 'number',
    label: id,
    unit: 'unit',
    show,
    required: 'Please fill in',
    min: min / step,
    max: max / step,
    ...given({ scale, overMax }),
  }
}

const PICTURES = ['99999', '99999-9999', 'A9A 9A9', 'AA99 9AA', 'XXX']
export const NAMES = ['Small one', 'LARGE', 'Odd']

/** Of what is looked up by ZIP code or name: a table's codes and beginnings, and texts of every outcome. */
export const LOOKED_UP = {
  codes: ['10001', '10002', '20001', '30303'],
  codeBeginnings: ['1', '100', '2'],
  nameBeginnings: ['Small', 'Lat'],
  texts: ['10001', '10002', '10009', '19999', '20001', '29999', '30303', '99999'],
}

/** At most one code, and what is looked up by it. */
export function drawLookup(draw: Draw, reasons: Id[]): Input[] {
  if (!draw.chance(45)) return []
  const [code] = draw.chance(30) ? drawCodes(draw) : [drawNamed(draw)]
  if (code === undefined || (code.pictures !== undefined && !code.pictures.includes('99999'))) return code === undefined ? [] : [code]
  const options = ids(draw, 'zone', draw.between(1, 3)).map(option => ({ id: option, label: `Zone ${option}` }))
  const pool = draw.shuffle(code.pictures === undefined ? NAMES : LOOKED_UP.codes)
  const beginnings = draw.shuffle(code.pictures === undefined ? LOOKED_UP.nameBeginnings : LOOKED_UP.codeBeginnings)
  const rows = options.map(({ id: option }, at) => ({
    option,
    values: [pool[at] ?? ''],
    ...(draw.chance(50) && beginnings[at] !== undefined ? { beginnings: [beginnings[at]] } : {}),
  }))
  const otherwise = draw.one([{ option: draw.one(options).id }, { reason: draw.one(reasons) }, { ask: true }])
  const lookup: LookupInput = {
    id: 'lookup-1',
    kind: 'lookup',
    label: 'Zone',
    show: draw.one(['always', 'used'] as const),
    required: 'Please choose',
    from: code.id,
    options,
    rows,
    else: otherwise,
  }
  return [code, { ...lookup, ...(draw.chance(25) ? { correctable: true } : {}) }]
}

function drawNamed(draw: Draw): CodeInput {
  const shape = draw.chance(60) ? { pictures: ['99999'] } : { suggestions: NAMES }
  return { id: 'code-1', kind: 'code', label: 'Code', show: draw.one(['always', 'used'] as const), required: 'Please fill in', ...shape }
}

/** A code that nothing follows from. */
function drawCodes(draw: Draw): CodeInput[] {
  const shape = draw.chance(60) ? { pictures: draw.some(PICTURES) } : { suggestions: draw.some(NAMES) }
  return [{ id: 'code-1', kind: 'code', label: 'Code', show: 'always', required: 'Please fill in', ...shape }]
}

/** At most one product, of numbers so small that all arithmetic stays exact. */
export function drawProducts(draw: Draw, asked: Input[], reasons: Id[]): Input[] {
  const numbers = asked.filter(input => input.kind === 'number').filter(({ max, scale = 0 }) => max * 10 ** scale <= 60)
  const [first, ...others] = draw.shuffle(numbers)
  if (first === undefined || !draw.chance(60)) return []
  const of = [first, ...(others.length > 0 ? others.slice(0, draw.between(1, 2)) : [first])].map(({ id }) => id)
  const factor = draw.chance(60) ? draw.one([0.5, 1.35, 2, 0.3333]) : undefined
  const scale = draw.chance(30) ? draw.between(0, 1) : undefined
  const product: ProductInput = { id: 'product-1', kind: 'product', label: 'Product', unit: 'unit', of, ...given({ factor, scale }) }
  const { min, max } = countedOf(product, asked)
  if (max === 0) return []
  const step = 10 ** (scale ?? 0)
  const lifted = draw.chance(30) ? draw.between(Math.round(min * step), Math.round(max * step)) / step : undefined
  const cut = draw.chance(30) && max > min ? draw.between(Math.round((lifted ?? min) * step), Math.round(max * step)) / step : undefined
  const isCut = cut !== undefined && cut > 0 && cut < max
  return [{ ...product, ...given({ min: lifted }), ...(isCut ? { max: cut, overMax: draw.one(reasons) } : {}) }]
}

/** A quantity that prices count. */
export type Counted = Pick<NumberInput, 'id' | 'min' | 'max' | 'scale'>

export function countedIn(inputs: Input[]): Counted[] {
  return inputs.flatMap(input => (input.kind === 'number' ? [input] : input.kind === 'product' ? [countedOf(input, inputs)] : []))
}

/** A product with its limits: those of its numbers where it has none. */
function countedOf({ id, of, factor = 1, scale = 0, min = 0, max }: ProductInput, inputs: Input[]): Counted {
  const numbers = of.flatMap(name => inputs.filter(input => input.kind === 'number').filter(input => input.id === name))
  const value = (end: 'min' | 'max') => {
    const top = numbers.reduce(
      (whole, number) => whole * Math.round(number[end] * 10 ** (number.scale ?? 0)),
      Math.round(factor * 10_000) * 10 ** scale,
    )
    const bottom = numbers.reduce((whole, number) => whole * 10 ** (number.scale ?? 0), 10_000)
    return Math.floor((2 * top + bottom) / (2 * bottom)) / 10 ** scale
  }
  return { id, scale, min: Math.max(min, value('min')), max: max ?? Math.max(min, value('max')) }
}
