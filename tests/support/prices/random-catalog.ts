// One file for the whole price language: each arbitrary draws from those of the parts that it refers to.
import * as fc from 'fast-check'
import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import type {
  Addon,
  AddonCount,
  AddonGroup,
  Category,
  CodeInput,
  Duration,
  Effect,
  Id,
  Input,
  InputCondition,
  LookupInput,
  NumberInput,
  Package,
  OptionFactor,
  PercentEffect,
  PerPrice,
  Price,
  PriceTier,
  ProductInput,
  Rule,
  VisitInput,
  When,
} from '#src/contract/generated/types.ts'
import { type AskedInput, isAsked } from '#src/catalog/words/input-words.ts'
import { drawTaxes } from '#tests/support/prices/random-taxes.ts'
import { type Draw, drawFromTape } from '#tests/support/draw.ts'

/** Valid catalogs of every construct of the price language: they satisfy the schemas and compile without problems. */
export function catalogContent(): fc.Arbitrary<CatalogContent> {
  return tape(1500).map(numbers => drawContent(drawFromTape(numbers)))
}

/** Selections of a catalog: most can be completed, some are incomplete, over a maximum, on a breakpoint, or refused. */
export function selection(content: CatalogContent): fc.Arbitrary<Selection> {
  return tape(120).map(numbers => drawSelection(drawFromTape(numbers), content))
}

/** A shorter tape, or one of smaller numbers, is a smaller catalog; that is how failures shrink. */
const tape = (length: number) => fc.array(fc.nat(), { maxLength: length, size: 'max' })

// Catalogs

export function drawContent(draw: Draw): CatalogContent {
  const reasons = ids(draw, 'reason', draw.between(1, 5))
  const packages = ids(draw, 'package', 10)
  const categories = ids(draw, 'category', draw.between(1, 3)).map((id, order) => drawCategory(draw, id, order, reasons, packages.slice(order * 3)))
  return drawTaxes(draw, { business: { reasons: reasons.map(id => ({ id, text: `Because of ${id}.` })) }, categories }, drawWhen)
}

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
function drawLookup(draw: Draw, reasons: Id[]): Input[] {
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
function drawProducts(draw: Draw, asked: Input[], reasons: Id[]): Input[] {
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
type Counted = Pick<NumberInput, 'id' | 'min' | 'max' | 'scale'>

function countedIn(inputs: Input[]): Counted[] {
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

function drawRule(draw: Draw, id: Id, scope: Scope, addons: Addon[]): Rule {
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

function drawWhen(draw: Draw, scope: Pick<Scope, 'inputs' | 'allPackages'>, addons: Addon[]): When {
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

const plain = ['exact', 'from', 'range', 'included', 'quote'] as const
const nested = ['by', 'by', 'bands', 'per', 'per', 'sum', 'limit', 'scale'] as const

/** Factors whose fractions have a small multiple in common, so that every price stays small enough to be exact. */
const FACTORS = [5000, 6000, 10_000, 12_500, 13_000, 15_000, 20_000]

function drawPrice(draw: Draw, scope: Scope, depth: number): Price {
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
function drawQuantity(draw: Draw, input: Counted, part = 1): number {
  const step = 10 ** (input.scale ?? 0)
  return draw.between(1, Math.max(1, Math.round((input.max / part) * step))) / step
}

/** Steps that have a small multiple in common, so that every price stays small enough to be exact. */
function drawEach(draw: Draw, input: Counted): number {
  return draw.one([1, 2, 3, 5, 7, 8, 30, 100, 250]) / 10 ** (input.scale ?? 0)
}

/** Ids of one kind; a few bear names that every JavaScript object knows. */
function ids(draw: Draw, kind: string, count: number): Id[] {
  const known = ['constructor', 'toString', 'valueOf', 'hasOwnProperty']
  return Array.from({ length: count }, (_, at) => (at < known.length && draw.chance(3) ? (known[at] ?? kind) : `${kind}-${at + 1}`))
}

/** Only the keys that have a value. */
function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> }
}

// Selections

export function drawSelection(draw: Draw, content: CatalogContent): Selection {
  const category = draw.one(content.categories)
  const chosen = draw.chance(88) ? draw.one(category.packages).id : null
  const answered = category.inputs
    .filter(isAsked)
    .filter(() => draw.chance(85))
    .map(input => [input.id, drawAnswer(draw, category, input)] as const)
  const addons = category.addonGroups.flatMap(group => drawAddons(draw, group, chosen))
  const date = draw.chance(50) ? draw.one(visitDays) : null
  const time = draw.chance(70) ? { start: draw.one(VISIT_TIMES.starts), notice: draw.one(VISIT_TIMES.notices) } : undefined
  const when = { date, ...(date !== null && time && { time }) }
  const valid: Selection = { category: category.id, package: chosen, inputs: Object.fromEntries(answered), addons: draw.shuffle(addons), ...when }
  return draw.chance(8) ? spoil(draw, content, category, valid) : valid
}

/** The days around those that rules may name, each weekday among them. */
const visitDays = [
  '2026-12-19',
  '2026-12-20',
  '2026-12-31',
  '2027-01-01',
  '2027-03-08',
  '2027-03-09',
  '2027-02-27',
  '2027-02-28',
  '2027-03-01',
  '2027-03-02',
  '2027-03-03',
  '2027-03-04',
  '2027-03-05',
  '2027-03-06',
  '2028-02-29',
]

export function drawAnswer(draw: Draw, category: Category, input: AskedInput): string | number {
  if (input.kind === 'lookup') return draw.one([...input.options.map(({ id }) => id), '$else', 'nowhere'])
  if (input.kind === 'choice') return draw.one(input.options).id
  if (input.kind === 'code') return drawCode(draw, input)
  const step = 10 ** (input.scale ?? 0)
  const [min, max] = [Math.round(input.min * step), Math.round(input.max * step)]
  if (draw.chance(3) && input.overMax !== undefined) return (max + draw.between(1, 1000 * step)) / step
  const wanted = draw.chance(50) ? Math.round(draw.one(breakpoints(category, input)) * step) : draw.between(min, max)
  const highest = input.overMax === undefined ? max : max + 2
  return Math.min(Math.max(wanted + draw.between(0, 2) - 1, min), highest) / step
}

/** A text that fits, written in some way; seldom one that does not. */
function drawCode(draw: Draw, { pictures, suggestions = [] }: CodeInput): string {
  if (pictures?.includes('99999') === true && draw.chance(60)) return draw.one(LOOKED_UP.texts)
  if (draw.chance(5)) return draw.one(['9021', '90210-', '<b>', 'a'.repeat(101), '\u0000', ' '])
  if (pictures === undefined)
    return draw.chance(70) ? draw.one([...suggestions, ...suggestions.map(text => ` ${text.toLowerCase()}`)]) : 'Another  one'
  const signs = draw
    .one(pictures)
    .split('')
    .map(sign => (/[9X]/.test(sign) ? String(draw.between(0, 9)) : sign === 'A' ? draw.one(['A', 'b', 'Z']) : sign))
  return draw.chance(50) ? signs.join('') : signs.join(' ')
}

/** The quantities at which something about the input changes. */
function breakpoints(category: Category, input: NumberInput): number[] {
  const found = [input.min, input.max]
  const walk = (value: unknown, inside: boolean): void => {
    if (Array.isArray(value)) value.forEach(part => walk(part, inside))
    else if (typeof value === 'object' && value !== null) {
      const about = 'input' in value ? value.input === input.id : inside
      for (const [key, part] of Object.entries(value)) {
        if (about && typeof part === 'number' && ['upTo', 'each', 'roundUp', 'min', 'max'].includes(key)) found.push(part)
        else walk(part, about)
      }
    }
  }
  walk([category.packages, category.addonGroups, category.rules, category.duration], false)
  return found.filter(quantity => quantity <= input.max * 2 + 2)
}

function drawAddons(draw: Draw, group: AddonGroup, chosen: Id | null): Id[] {
  const allows = (one: { onlyWith?: Id[] }) => chosen === null || !one.onlyWith || one.onlyWith.includes(chosen)
  const bookable = group.items.filter(item => allows(group) && allows(item))
  const taken = bookable.filter(() => draw.chance(35)).slice(0, group.choose === 'one' ? 1 : undefined)
  return taken.flatMap(item => draw.times(draw.between(1, item.max ?? 1), () => item.id))
}

/** Changes one thing, so that the selection is refused more often than not. */
function spoil(draw: Draw, content: CatalogContent, category: Category, valid: Selection): Selection {
  const unknown = draw.one(['nowhere', 'constructor', 'toString', '__proto__', '$package', ''])
  const input = category.inputs.length > 0 ? draw.one(category.inputs) : undefined
  const addons = category.addonGroups.flatMap(group => group.items)
  const addon = addons.length > 0 ? draw.one(addons) : undefined
  const answer = (value: string | number) => (input ? { ...valid, inputs: { ...valid.inputs, [input.id]: value } } : valid)
  switch (draw.one(['category', 'package', 'input', 'addon', 'date', 'answer', 'many', 'together', 'swap', 'bounds'] as const)) {
    case 'category':
      return { ...valid, category: unknown }
    case 'package':
      return { ...valid, package: draw.one([unknown, ...content.categories.flatMap(({ packages }) => packages.map(({ id }) => id))]) }
    case 'input':
      return { ...valid, inputs: Object.fromEntries([...Object.entries(valid.inputs), [unknown, draw.one(['x', 1])]]) }
    case 'addon':
      return { ...valid, addons: [...valid.addons, unknown] }
    case 'date':
      return { ...valid, date: draw.one(['2027-02-30', '2027-13-01', 'tomorrow', '2027-3-1', '']) }
    case 'answer':
      return answer(draw.one([unknown, '1', 0, 1, -1, 0.5, 1.0001, 1e-7, 0.1 + 0.2, 1e9, Number.NaN, Number.POSITIVE_INFINITY]))
    case 'bounds': {
      if (input?.kind !== 'number') return valid
      const step = 10 ** -(input.scale ?? 0)
      return answer(Number(draw.one([input.min - step, input.max + step, input.min + step / 10, input.max + step / 10]).toFixed(5)))
    }
    case 'many':
      return addon ? { ...valid, addons: [...valid.addons, ...draw.times(addon.max ?? 1, () => addon.id)] } : valid
    case 'together':
      return { ...valid, addons: addons.filter(() => draw.chance(60)).map(({ id }) => id) }
    case 'swap':
      return { ...valid, package: draw.one(category.packages).id }
  }
}
