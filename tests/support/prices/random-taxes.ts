import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import type { Addon, Category, Id, SharedTax, Tax, TaxedLines, When, WhenOfVisit } from '#src/contract/generated/types.ts'
import type { Draw } from '../draw.ts'
import { TAX_WORDS } from '../content/taxed.ts'

/** Draws the condition of a rule. */
type DrawWhen = (draw: Draw, scope: { inputs: Category['inputs']; allPackages: Id[] }, addons: Addon[]) => When

const RATES = [1, 600, 625, 2300, 10_000]

/** A catalog with taxes, of every kind that goes together; two of three have none. */
export function drawTaxes(draw: Draw, { business, categories }: CatalogContent, drawWhen: DrawWhen): CatalogContent {
  if (!draw.chance(35)) return { business, categories }
  const list = drawList(draw).map((tax): SharedTax => ({ ...tax, ...whenIf(draw.chance(30), drawDays(draw)) }))
  const taxed = categories.map((category, order) =>
    draw.chance(60)
      ? category
      : { ...category, ...(list.length > 0 && draw.chance(20) ? { taxes: [] } : ownTaxes(draw, category, order, list, drawWhen)) },
  )
  return { business: { ...business, taxes: { rounding: draw.one(['total', 'line'] as const), list, words: TAX_WORDS } }, categories: taxed }
}

/** A category's own: some that the business has too, or others. */
function ownTaxes(draw: Draw, category: Category, order: number, shared: SharedTax[], drawWhen: DrawWhen): Pick<Category, 'taxes'> {
  const bare = shared.map(({ id, title, bps, included }) => ({ id, title, bps, included }))
  const list = bare.length > 0 && draw.chance(50) ? draw.some(bare) : drawList(draw, `own-${order}-`)
  const addons = category.addonGroups.flatMap(({ items }) => items)
  const scope = { inputs: category.inputs, allPackages: category.packages.map(({ id }) => id) }
  const taxes = list.map((tax, at): Tax => {
    const when = drawWhen(draw, scope, addons)
    // Of two, of which one is included, each is on other lines.
    const lines = list.some(({ included }) => included) && list.length > 1 ? apart(category, at, order) : drawLines(draw, category)
    const unless = [drawWhen(draw, scope, addons)].filter(exception => Object.keys(exception).length > 0)
    const isSaid = draw.chance(50) && Object.keys(when).length > 0
    return { ...tax, ...lines, ...(isSaid && { when }), ...(unless.length > 0 && draw.chance(25) && { unless }) }
  })
  return list.length > 0 && taxes.every(({ on, except }) => [on, except].every(lines => !lines || Object.keys(lines).length > 0)) ? { taxes } : {}
}

/** Added ones, or one that is included; a category may have two. */
function drawList(draw: Draw, prefix = 'tax-'): Omit<Tax, 'on' | 'except' | 'when'>[] {
  const included = draw.chance(40)
  const count = prefix === 'tax-' ? (included ? 1 : draw.between(0, 3)) : draw.between(1, 2)
  return Array.from({ length: count }, (_, at) => ({
    id: `${prefix}${at}`,
    title: `Tax ${prefix}${at}`,
    bps: draw.one(RATES),
    included: included && at < 2,
  }))
}

function drawLines(draw: Draw, { packages, addonGroups, rules = [] }: Category): Pick<Tax, 'on' | 'except'> {
  const way = draw.between(0, 99)
  if (way >= 60) return {}
  const addons = addonGroups.flatMap(({ items }) => items.map(({ id }) => id))
  const withPackages = draw.chance(60)
  const further = {
    ...(draw.chance(60) && addons.length > 0 && { addons: draw.some(addons) }),
    ...(draw.chance(40) && rules.length > 0 && { rules: draw.some(rules.map(({ id }) => id)) }),
  }
  return way < 30
    ? { on: { ...(withPackages && { packages: true }), ...further } }
    : { except: { ...(withPackages && { packages: packages.slice(-1).map(({ id }) => id) }), ...further } }
}

/** The lines of the first of two taxes, or of the second, of which one is included: each is on others. */
function apart(category: Category, at: number, order: number): Pick<Tax, 'on' | 'except'> {
  if (at === 0) return { on: { packages: true } }
  return order === 0 ? { on: lastOf(category) } : { except: { packages: category.packages.map(({ id }) => id) } }
}

/** What is no package. */
function lastOf({ addonGroups, rules = [] }: Category): TaxedLines {
  const addons = addonGroups.flatMap(({ items }) => items.map(({ id }) => id))
  return { ...(addons.length > 0 && { addons }), ...(rules.length > 0 && { rules: rules.map(({ id }) => id) }) }
}

function drawDays(draw: Draw): WhenOfVisit {
  return draw.one<WhenOfVisit>([
    { date: { from: '2027-03-01' } },
    { date: { until: '2027-03-04' } },
    { season: { from: '12-20', until: '03-01' } },
    { weekdays: ['saturday', 'sunday'] },
  ])
}

function whenIf(isSaid: boolean, when: WhenOfVisit): Pick<Tax, 'when'> & { when?: When & WhenOfVisit } {
  return isSaid ? { when } : {}
}
