import type { Addon, AddonCount, Effect, Id, Input, InputCondition, PercentEffect, Rule, When } from '#src/contract/generated/types.ts'
import type { Draw } from '#tests/support/draw.ts'
import { given } from './given.ts'
import { countedIn } from './random-inputs.ts'
import { type Scope, drawPrice, drawQuantity } from './random-prices.ts'

export function drawRule(draw: Draw, id: Id, scope: Scope, addons: Addon[]): Rule {
  const when = drawWhen(draw, scope, addons)
  const unless = draw.chance(15) ? draw.times(draw.between(1, 2), () => drawWhen(draw, scope, addons)).filter(isSaid) : []
  return {
    id,
    title: `Rule ${id}`,
    ...(isSaid(when) && { when }),
    ...(unless.length > 0 && { unless }),
    effect: drawEffect(draw, scope, addons),
  }
}

const isSaid = (when: object) => Object.keys(when).length > 0

export function drawWhen(draw: Draw, scope: Pick<Scope, 'inputs' | 'allPackages'>, addons: Addon[]): When {
  return {
    ...(draw.chance(25) ? { package: draw.some(scope.allPackages) } : {}),
    ...(draw.chance(60) && scope.inputs.some(({ kind }) => kind !== 'code')
      ? {
          inputs: draw
            .some(scope.inputs.filter(({ kind }) => kind !== 'code'))
            .slice(0, 2)
            .map(input => drawCondition(draw, input, scope.inputs)),
        }
      : {}),
    ...(draw.chance(25) && addons.length > 0
      ? {
          addons: draw
            .some(addons)
            .slice(0, 2)
            .map(addon => addon.id),
        }
      : {}),
    ...(draw.chance(20) && addons.length > 0 ? { addonCounts: draw.times(draw.between(1, 2), () => drawCount(draw, addons)) } : {}),
    ...drawTimes(draw),
  }
}

/** When the visit of a rule is. */
export function drawTimes(draw: Draw): Pick<When, 'weekdays' | 'date' | 'season' | 'start' | 'notice'> {
  return {
    ...(draw.chance(15) ? { weekdays: draw.some(['monday', 'wednesday', 'friday', 'saturday', 'sunday'] as const) } : {}),
    ...(draw.chance(15) ? { date: draw.one([{ from: days.from }, { until: days.until }, days]) } : {}),
    ...(draw.chance(15) ? { season: draw.one(SEASONS) } : {}),
    ...(draw.chance(10) ? { start: draw.one(STARTS) } : {}),
    ...(draw.chance(10) ? { notice: draw.one(NOTICES) } : {}),
  }
}

/** How many of some add-ons, or of all; no more than there are. */
function drawCount(draw: Draw, addons: Addon[]): AddonCount {
  const of = draw.chance(70) ? draw.some(addons) : undefined
  const different = draw.chance(30) ? draw.chance(70) : undefined
  const most = (of ?? addons).reduce((sum, { max = 1 }) => sum + (different ? 1 : max), 0)
  const [min, max] = [draw.between(1, most), draw.between(0, most)]
  const bounds = draw.one([{ min }, { max }, { min, max: Math.max(min, max) }])
  return { ...given({ addons: of?.map(({ id }) => id), different }), ...bounds }
}

/** Of every year; the second passes New Year. */
const SEASONS = [
  { from: '03-03', until: '03-08' },
  { from: '12-20', until: '03-01' },
]

/** Times of day that rules may name; the second passes midnight. */
const STARTS = [{ from: '08:00', before: '12:00' }, { from: '19:00', before: '08:00' }, { from: '12:00' }, { before: '08:00' }]

/** In hours. */
const NOTICES = [{ below: 24 }, { min: 24 }, { min: 1, below: 48 }]

/** Starts and notices, in minutes, at and around all that rules may name. */
export const VISIT_TIMES = { starts: [0, 479, 480, 719, 720, 1139, 1140, 1439], notices: [0, 59, 60, 90, 91, 1439, 1440, 1441, 2879, 2880, 90_000] }

/** Days that rules may name. */
const days = { from: '2027-02-28', until: '2027-03-05' }

export function drawCondition(draw: Draw, input: Input, inputs: Input[]): InputCondition {
  if ('options' in input) return { input: input.id, options: draw.some(input.options).map(({ id }) => id) }
  const counted = countedIn(inputs).find(({ id }) => id === input.id)
  if (counted === undefined) throw new Error(`no number ${input.id}`)
  const [min, max] = [drawQuantity(draw, counted), drawQuantity(draw, counted)].sort((a, b) => a - b)
  return { input: input.id, ...draw.one([given({ min }), given({ max }), given({ min, max })]) }
}

export function drawEffect(draw: Draw, scope: Scope, addons: Addon[]): Effect {
  const sign = draw.chance(50) ? -1 : 1
  switch (draw.one(['amount', 'percent', 'add', 'add', 'quote', 'advise', 'notice', 'forbid'] as const)) {
    case 'add':
      return { kind: 'add', price: drawPrice(draw, scope, 2) }
    case 'percent':
      return drawPercent(draw, sign, addons)
    case 'amount':
      return { kind: 'amount', amount: sign * draw.between(1, 5000) }
    case 'quote':
      return { kind: 'quote', reason: draw.one(scope.reasons) }
    case 'advise':
      return { kind: 'advise', reason: draw.one(scope.reasons) }
    case 'forbid':
      return { kind: 'forbid', reason: draw.one(scope.reasons) }
    case 'notice':
      return {
        kind: 'notice',
        ...(draw.chance(50) ? { reason: draw.one(scope.reasons) } : {}),
        ...(draw.chance(60) ? { price: drawPrice(draw, scope, 2) } : {}),
      }
  }
}

export function drawPercent(draw: Draw, sign: 1 | -1, addons: readonly Addon[]): PercentEffect {
  const [size, further] = [draw.between(1, draw.one([3, 1000, 10_000])), draw.between(1, draw.one([3, 5000]))]
  const highBps = draw.chance(75) ? undefined : sign > 0 ? size + further : Math.min(0, further - size)
  const isUpTo = sign > 0 && highBps !== undefined && draw.chance(30)
  const min = draw.chance(20) ? draw.between(1, draw.one([50, 3000])) : undefined
  const max = draw.chance(30) ? (min ?? 0) + draw.between(1, draw.one([50, 9000])) : undefined
  const of = draw.one(['package', 'base', ...(addons.length > 0 ? (['addons'] as const) : [])] as const)
  return {
    kind: 'percent',
    bps: isUpTo ? 0 : sign * size,
    of,
    ...given({ min, max, highBps: highBps === sign * size ? undefined : highBps }),
    ...(sign > 0 && draw.chance(20) ? { open: true } : {}),
    ...(of === 'addons' ? { addons: draw.some(addons).map(({ id }) => id) } : {}),
  }
}
