import type * as fc from 'fast-check'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import type { Addon, AddonGroup, Category, Id, Package } from '#src/contract/generated/types.ts'
import { type Draw, drawFromTape } from '#tests/support/draw.ts'
import { drawTaxes } from '#tests/support/prices/random-taxes.ts'
import { given } from './given.ts'
import { ids } from './random-ids.ts'
import { drawInput, drawLookup, drawProducts } from './random-inputs.ts'
import { type Scope, drawDuration, drawPrice } from './random-prices.ts'
import { drawRule, drawWhen } from './random-rules.ts'
import { tape } from './tape.ts'

/** Valid catalogs of every construct of the price language: they satisfy the schemas and compile without problems. */
export function catalogContent(): fc.Arbitrary<CatalogContent> {
  return tape(1500).map(numbers => drawContent(drawFromTape(numbers)))
}

export function drawContent(draw: Draw): CatalogContent {
  const reasons = ids(draw, 'reason', draw.between(1, 5))
  const packages = ids(draw, 'package', 10)
  const categories = ids(draw, 'category', draw.between(1, 3)).map((id, order) => drawCategory(draw, id, order, reasons, packages.slice(order * 3)))
  return drawTaxes(draw, { business: { reasons: reasons.map(id => ({ id, text: `Because of ${id}.` })) }, categories }, drawWhen)
}

function drawCategory(draw: Draw, id: Id, order: number, reasons: Id[], packageIds: Id[]): Category {
  const asked = ids(draw, 'input', draw.between(0, 4)).map(input => drawInput(draw, input, reasons))
  const inputs = [...asked, ...drawProducts(draw, asked, reasons), ...drawLookup(draw, reasons)]
  const allPackages = packageIds.slice(0, draw.between(1, 3))
  const scope: Scope = { inputs, reasons, packages: [], allPackages }
  const everywhere: Scope = { ...scope, packages: allPackages, seesVisit: true }
  const packages = allPackages.map(one => drawPackage(draw, one, scope))
  const addonIds = ids(draw, 'addon', 9)
  const addonGroups = ids(draw, 'group', draw.between(0, 3)).map((group, at) => drawGroup(draw, group, addonIds.slice(at * 3), scope))
  const addons = addonGroups.flatMap(group => group.items)
  const rules = ids(draw, 'rule', draw.between(0, 5)).map(rule => drawRule(draw, rule, everywhere, addons))
  const counts = inputs.filter(input => input.kind === 'number' && !input.scale && input.min >= 1)
  const min = draw.chance(60) ? draw.between(1, 40_000) : undefined
  const max = draw.chance(60) || min === undefined ? (min ?? 1) + draw.between(0, 40_000) : undefined
  return {
    id,
    order,
    inputs,
    packages,
    addonGroups,
    fieldPrefix: `field${order}`,
    title: id,
    formTitle: id,
    navTitle: id,
    heading: id,
    intro: id,
    packageLabel: 'Package',
    packageRequired: 'Please choose',
    sectionId: `section-${order}`,
    path: `/path-${order}`,
    icon: 'icon',
    duration: drawDuration(draw, scope, 1),
    callsToAction: [{ label: 'Book', mode: 'appointment' }],
    seo: { title: id, description: id },
    ...(rules.length > 0 || draw.chance(50) ? { rules } : {}),
    ...(counts.length > 0 && draw.chance(50) ? { times: draw.one(counts).id } : {}),
    ...(draw.chance(35) ? { limit: { title: 'Limit', ...given({ min, max }) } } : {}),
  }
}

function drawPackage(draw: Draw, id: Id, scope: Scope): Package {
  return {
    id,
    title: `Package ${id}`,
    description: id,
    features: [],
    price: drawPrice(draw, scope, 3),
    ...(draw.chance(60) ? { duration: drawDuration(draw, scope, 2) } : {}),
    ...(draw.chance(25) ? { advice: draw.some(scope.reasons) } : {}),
  }
}

function drawGroup(draw: Draw, id: Id, addonIds: Id[], scope: Scope): AddonGroup {
  const onlyWith = draw.chance(25) ? draw.some(scope.allPackages) : undefined
  const includedIn = draw.chance(15) ? draw.some(scope.allPackages) : undefined
  const items = addonIds.slice(0, draw.between(1, 3)).map(item => drawAddon(draw, item, onlyWith ?? scope.allPackages, scope))
  return { id, title: `Group ${id}`, choose: draw.one(['any', 'one'] as const), items, ...given({ onlyWith, includedIn }) }
}

function drawAddon(draw: Draw, id: Id, groupPackages: Id[], scope: Scope): Addon {
  const onlyWith = draw.chance(25) ? draw.some(groupPackages) : undefined
  const own: Scope = { ...scope, packages: onlyWith ?? groupPackages }
  return {
    id,
    title: `Add-on ${id}`,
    price: drawPrice(draw, own, 3),
    ...(draw.chance(40) ? { duration: drawDuration(draw, own, 2) } : {}),
    ...(draw.chance(25) ? { advice: draw.some(scope.reasons) } : {}),
    ...given({ onlyWith }),
    ...(draw.chance(20) ? { includedIn: draw.some(scope.allPackages) } : {}),
    ...(draw.chance(40) ? { max: draw.between(1, 4) } : {}),
  }
}
