import type { CatalogContent, CatalogVisit } from '#src/catalog/compile/build-catalog.ts'
import type { Effect, Id, ItemCount, VisitRule, VisitWhen } from '#src/contract/generated/types.ts'
import type { Draw } from '../draw.ts'
import { isCalendarDay } from '#src/catalog/days.ts'
import { drawAnswer, drawSelection } from './random-selection.ts'
import { drawCondition, drawEffect, drawTimes } from './random-rules.ts'
import { drawDuration, type Scope } from './random-prices.ts'
import { drawInput } from './random-inputs.ts'
import type { AskedVisit } from './visit-oracle.ts'

/** A valid visit of every construct, for a random catalog. */
export function drawVisit(draw: Draw, { categories, business }: CatalogContent): CatalogVisit {
  const reasons = business.reasons.map(({ id }) => id)
  const mostItems = draw.between(1, 6)
  const inputs = draw.times(draw.between(0, 3), () => null).map((_, at) => drawInput(draw, `own-input-${at + 1}`, reasons))
  const scope: Scope = { inputs, reasons, packages: [], allPackages: [], seesVisit: true }
  const rules = draw.times(draw.between(0, 5), () => null).map((_, at) => drawRule(draw, `own-rule-${at + 1}`, scope, categories, mostItems))
  const min = draw.between(1, 60_000)
  return {
    mostItems,
    ...(inputs.length > 0 && { inputs }),
    ...(rules.length > 0 && { rules }),
    ...(draw.chance(40) && {
      limit: draw.one([
        { title: 'Limit', min },
        { title: 'Limit', min, max: min + draw.between(0, 60_000) },
      ]),
    }),
    ...(draw.chance(50) && { duration: drawDuration(draw, { ...scope, packages: [] }, 2) }),
    ...(draw.chance(40) && { atOnce: draw.between(1, 3) }),
  }
}

function drawRule(draw: Draw, id: Id, scope: Scope, categories: CatalogContent['categories'], mostItems: number): VisitRule {
  const addons = categories.flatMap(({ addonGroups }) => addonGroups.flatMap(({ items }) => items))
  const when = drawWhen(draw, scope, categories, mostItems)
  const exception = draw.chance(30) ? drawWhen(draw, scope, categories, mostItems) : {}
  const effect: Effect = drawEffect(draw, scope, addons)
  const { items } = when
  const least = Math.min(items?.min ?? mostItems, items?.max ?? mostItems, mostItems)
  // By its name, so that what is drawn after it stays as it was: the laws count on so many catalogs of each sort.
  if (items && effect.kind === 'percent' && least > 1 && /[135]$/.test(id)) items.full = 1 + (Math.abs(effect.bps) % (least - 1))
  const isSaid = (condition: object) => Object.keys(condition).length > 0
  return { id, title: `Rule ${id}`, ...(isSaid(when) && { when }), ...(isSaid(exception) && { unless: [exception] }), effect }
}

function drawWhen(draw: Draw, scope: Scope, categories: CatalogContent['categories'], mostItems: number): VisitWhen {
  const conditions = draw.chance(50) && scope.inputs.length > 0 ? draw.some(scope.inputs).map(input => drawCondition(draw, input, scope.inputs)) : []
  return {
    ...(draw.chance(60) && { items: drawCount(draw, categories, mostItems) }),
    ...(conditions.length > 0 && { inputs: conditions }),
    ...drawTimes(draw),
  }
}

function drawCount(draw: Draw, categories: CatalogContent['categories'], mostItems: number): ItemCount {
  const min = draw.between(1, mostItems)
  const among = draw.some(categories)
  return {
    ...draw.one([{ min }, { max: min }, { min, max: draw.between(min, mostItems + 1) }]),
    ...(draw.chance(50) && { category: among.map(({ id }) => id) }),
    ...(draw.chance(30) && { package: draw.some(among.flatMap(({ packages }) => packages.map(({ id }) => id))) }),
  }
}

/** A visit of up to so many items, some of them open; the items are drawn like selections, and those that are refused left out. */
export function drawAskedVisit(
  draw: Draw,
  content: CatalogContent,
  { inputs = [] }: CatalogVisit,
  isPossible: (item: AskedVisit['items'][number]) => boolean,
  most = 5,
): AskedVisit {
  const items = draw.times(draw.between(1, most), () => drawSelection(draw, content)).filter(isPossible)
  const { date, time } = drawSelection(draw, content)
  const like = draw.one(content.categories)
  const answered = inputs.filter(() => draw.chance(85)).map(input => [input.id, drawAnswer(draw, like, input)] as const)
  const isDay = date !== null && isCalendarDay(date)
  return { items, inputs: Object.fromEntries(answered), date: isDay ? date : null, ...(isDay && time && { time }) }
}
