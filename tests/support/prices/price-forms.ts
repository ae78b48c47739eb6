import type { NumberInput } from '#src/contract/generated/types.ts'
import type { BySize } from '#src/studio-model/prices/forms/by-size.ts'
import type { Dated } from '#src/studio-model/prices/forms/dated.ts'
import type { OnePrice } from '#src/studio-model/prices/forms/one-price.ts'
import type { PerUnit } from '#src/studio-model/prices/forms/per-unit.ts'
import { type Figure, FORM_NAMES, type FormName, type FormOf, isFigure, type PriceForm } from '#src/studio-model/prices/forms/registry.ts'
import type { Scaled } from '#src/studio-model/prices/forms/scaled.ts'
import type { Band, Steps } from '#src/studio-model/prices/forms/steps.ts'
import type { PriceScope } from '#src/studio-model/prices/price-scope.ts'
import type { Draw } from '#tests/support/draw.ts'

/** Draws a price of each form. */
const DRAW: { [F in FormName]: (draw: Draw, scope: PriceScope) => FormOf<F> } = {
  one: drawOne,
  bySize: drawTable,
  perUnit: drawPerUnit,
  steps: drawSteps,
  scaled: drawScaled,
  dated: drawDated,
  named: (draw, scope) => ({ form: 'named', name: draw.one(scope.prices).id }),
  consultation: (draw, scope) => ({ form: 'consultation', reason: draw.one(scope.reasons).id }),
}

const FIGURES = FORM_NAMES.filter(isFigure)

/** A price of any form with which nothing is wrong. */
export function drawPriceForm(draw: Draw, scope: PriceScope): PriceForm {
  return DRAW[draw.one(FORM_NAMES)](draw, scope)
}

function drawTable(draw: Draw, scope: PriceScope): BySize {
  const choice = draw.one(scope.questions.choices)
  const others = choice.options.length - 1
  const otherwise = others > 0 && draw.chance(40) ? drawFigure(draw, scope) : null
  const options = draw.shuffle(otherwise === null ? choice.options : draw.some(choice.options).slice(0, others))
  const rows = options.map(({ id }, position) => ({ key: draw.one([id, String(position)]), option: id, figure: drawFigure(draw, scope) }))
  return { form: 'bySize', input: choice.id, rows, otherwise }
}

function drawSteps(draw: Draw, scope: PriceScope): Steps {
  const number = draw.one(scope.questions.numbers)
  const bands: Band[] = drawEnds(draw, number).map((upTo, position) => ({ key: `step${position}`, upTo, figure: drawFigure(draw, scope) }))
  return { form: 'steps', input: number.id, bands }
}

function drawScaled(draw: Draw, scope: PriceScope): Scaled {
  const factor = () => draw.between(1, draw.one([10_000, 1_000_000]))
  const figure = drawFigure(draw, scope)
  if (draw.chance(40)) return { form: 'scaled', figure, bps: factor(), input: undefined, factors: [] }
  const choice = draw.one(scope.questions.choices)
  const own = draw.some(choice.options).map(({ id }) => ({ key: id, option: id, bps: factor() }))
  const isWhole = own.length === choice.options.length
  return { form: 'scaled', figure, bps: isWhole ? undefined : factor(), input: choice.id, factors: own }
}

function drawDated(draw: Draw, scope: PriceScope): Dated {
  const days = ['2026-12-31', '2027-01-01', '2028-02-29'].slice(draw.between(0, 2))
  const drawn = () => draw.one([drawFigure, drawTable, drawSteps])(draw, scope)
  return { form: 'dated', price: drawn(), changes: days.map(from => ({ key: from, from, price: drawn() })) }
}

/** Ends that ascend; the last is open, or no answer can pass it. */
function drawEnds(draw: Draw, { scale = 0, max }: NumberInput): (number | undefined)[] {
  const factor = 10 ** scale
  let steps = 0
  const ends = draw.times(draw.between(0, 3), () => (steps += draw.between(1, 50)) / factor)
  return [...ends, draw.chance(50) ? undefined : Math.max(max, (steps + 1) / factor)]
}

function drawFigure(draw: Draw, scope: PriceScope): Figure {
  return DRAW[draw.one(FIGURES)](draw, scope)
}

const amount = (draw: Draw) => draw.between(1, draw.one([100, 50_000, 1_000_000_000]))

function drawOne(draw: Draw): OnePrice {
  const precision = draw.one(['exact', 'from', 'range', 'included'] as const)
  const one: OnePrice = { form: 'one', precision, low: undefined, high: undefined }
  if (precision === 'included') return one
  const low = draw.between(1, 1_000_000)
  if (precision !== 'range') return { ...one, low }
  return { ...one, low: draw.chance(20) ? 0 : low, high: low + draw.between(1, 1_000_000), ...(draw.chance(30) && { open: draw.chance(50) }) }
}

function drawPerUnit(draw: Draw, { questions }: PriceScope): PerUnit {
  const number = draw.one(questions.numbers)
  const quantity = () => draw.between(1, 500) / 10 ** (number.scale ?? 0)
  const hasTiers = draw.chance(30)
  const rates = () => {
    const rate = draw.between(1, draw.one([100, 50_000, 999_999_000]))
    return { rate, highRate: draw.chance(30) ? rate + draw.between(1, 1000) : undefined }
  }
  const min = draw.chance(30) ? amount(draw) : undefined
  return {
    form: 'perUnit',
    input: number.id,
    ...(hasTiers ? { rate: undefined, highRate: undefined } : rates()),
    tiers: hasTiers ? drawEnds(draw, number).map((upTo, position) => ({ key: `tier${position}`, upTo, ...rates() })) : null,
    each: draw.chance(30) ? quantity() : undefined,
    roundUp: draw.chance(30) ? quantity() : undefined,
    ...(draw.chance(30) && { open: draw.chance(50) }),
    charge: draw.chance(30) ? { amount: amount(draw), isFirst: draw.chance(50), keys: ['a', 'b'] } : null,
    min,
    max: draw.chance(30) ? Math.min(1_000_000_000, (min ?? 1) + draw.between(0, 1000)) : undefined,
  }
}
