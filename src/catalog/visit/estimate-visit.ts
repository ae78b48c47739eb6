import type { Id } from '#src/contract/generated/types.ts'
import { applyRule } from '../estimate/apply-rule.ts'
import { PACKAGE_INPUT } from '../estimate/amount-accumulator.ts'
import { answerOf, type Estimate, estimateBeforeTaxes, increase } from '../estimate/estimate.ts'
import { type Base, EstimateBuilder } from '../estimate/estimate-builder.ts'
import type { Interval } from '../estimate/interval.ts'
import type { ResolvedSelection } from '../estimate/resolve.ts'
import type { CategoryPlan, AppliedTax } from '../plan.ts'
import { minutesTogether } from './minutes-together.ts'
import type { ItemTest, RuleTest, VisitPlan } from './visit-plan.ts'

/**
 * The price of a visit. Its lines are those of its items, each with its item's position where there are several, then the visit's own and its taxes; `missing` and
 * `used` are of all items and of the visit, in this order.
 */
export interface VisitEstimate extends Estimate {
  items: readonly ItemEstimate[]
  /** Of the visit's own questions. */
  own: Pick<Estimate, 'missing' | 'used'>
}

/** The price of an item by itself before taxes, with its answers and what follows from them. */
export interface ItemEstimate extends Estimate, Pick<ResolvedSelection, 'answers'> {}

/** An item, and its price by itself before taxes, with those that apply to it. */
interface PricedItem {
  item: ResolvedSelection
  result: Estimate
  taxes: readonly AppliedTax[]
}

/** Prices a visit: each item by itself, then what the visit adds, then taxes, once; see docs/price-language.md, "A visit of several items". `own` has the visit's answers. */
export function estimateVisit({ visit, plan, tests }: VisitPlan, items: readonly ResolvedSelection[], own: ResolvedSelection): VisitEstimate {
  const builder = new EstimateBuilder(plan, own.answers)
  const all = items.map((item): PricedItem => ({ item, ...estimateBeforeTaxes(item) }))
  for (const { result } of all) take(result, builder)
  for (const { duration } of plan.packages) builder.addDuration(duration, 1)
  const inUse = builder.used
  plan.rules.forEach((rule, position) => {
    const { [position]: test = ANY } = tests
    if (!holds(test, all)) return
    const unless = rule.when.unless.filter((_, at) => holds(test.unless[at] ?? ANY, all))
    applyRule({ ...rule, when: { ...rule.when, unless } }, own, inUse, baseOf(countedOf(test, all), plan, test.full), builder)
  })
  keepInOrder(builder.lines)
  // Without lines of its own it has nothing to tax, and nothing to say of taxes.
  const taxes = plan.rules.length === 0 && plan.category.limit === undefined ? [] : (plan.taxes?.applying(own, inUse, builder) ?? [])
  const durations = all.flatMap(({ result: { duration } }) => duration ?? [])
  builder.minutesLow += minutesTogether(
    durations.map(({ low }) => low),
    visit.atOnce,
  )
  builder.minutesHigh += minutesTogether(
    durations.map(({ high }) => high),
    visit.atOnce,
  )
  const found = answerOf(plan, builder)
  const missing = found.missing.filter(id => id !== '$package')
  const ownLines = found.lines.slice(all.length).map(ownLine)
  const whole = { ...found, lines: [...linesOf(all), ...ownLines] }
  return {
    ...(plan.taxes?.add(whole, [...all.map(({ result: { lines }, taxes }) => ({ lines, taxes })), { lines: ownLines, taxes }]) ?? whole),
    missing: union([...all.map(({ result }) => result.missing), missing]),
    used: union([...all.map(({ result }) => result.used), found.used]),
    items: all.map(({ item: { answers }, result }) => ({ ...result, answers })),
    own: { missing, used: found.used },
  }
}

const ANY: RuleTest = { category: null, package: null, min: 0, max: Infinity, full: 0, unless: [] }

/** Whether as many of the items are counted as a test asks for. */
function holds(test: ItemTest, all: readonly PricedItem[]): boolean {
  const { length } = countedOf(test, all)
  return test.min <= length && length <= test.max
}

function countedOf(test: ItemTest, all: readonly PricedItem[]): PricedItem[] {
  return all.filter(({ item }) => isCounted(item, test))
}

function isCounted({ category, package: chosen }: ResolvedSelection, test: ItemTest): boolean {
  const isAmongPackages = test.package === null || (chosen !== null && test.package.has(chosen.id))
  return isAmongPackages && test.category?.has(category.category.id) !== false
}

/** The lines of all items, each with its item's position where there are several. */
function linesOf(all: readonly PricedItem[]): Line[] {
  return all.flatMap(({ result: { lines } }, item) => (all.length > 1 ? lines.map(line => ({ ...line, item })) : lines))
}

/** The items have limits of their own. */
function ownLine(line: Line): Line {
  return line.kind === 'limit' ? { ...line, id: `visit-${line.id}` } : line
}

/** Takes an item's own estimate into the visit's: what it costs is one line, since its limit may end what a line of its own leaves open. */
function take({ state, low, high, reasons, notes, missing }: Estimate, builder: EstimateBuilder): void {
  builder.lines.push({ id: '', kind: 'package', title: '', low, high })
  for (const reason of reasons)
    if (state === 'forbidden') builder.addForbidding(reason)
    else builder.addReason(reason)
  for (const note of notes) builder.addNote(note)
  if (missing.length > 0) builder.missing |= 1 << PACKAGE_INPUT
}

/**
 * Keeps a visit's high end at or above its low one. Discounts are of lines whose ranges may be wider than what the items cost, since a category's limit and rules
 * narrow that, and each end has its own dearest item; where they would cross the ends, none takes more off the high end than off the low one.
 */
function keepInOrder(lines: readonly Line[]): void {
  const width = lines.reduce((sum, { low, high }) => sum + (high ?? Infinity) - (low ?? 0), 0)
  if (width < 0) for (const line of lines) if (line.kind === 'rule') line.high = Math.max(line.high ?? 0, line.low ?? 0)
}

/** What percentages of some items look at: their lines before any rule, without the dearest `full` of them. */
function baseOf(counted: readonly PricedItem[], { addons }: CategoryPlan, full: number): Base {
  return {
    package: sumOf(
      counted,
      full,
      ({ kind }) => kind === 'package',
      () => 1,
    ),
    whole: sumOf(
      counted,
      full,
      ({ kind }) => kind === 'package' || kind === 'addon',
      ({ taken }) => 1 + taken.length,
    ),
    ofAddons(indexes) {
      const ids = new Set([...indexes].map(index => addons[index]?.id))
      const paid = counted.filter(({ item }) => paidAddons(item, ids).length > 0)
      return paid.length <= full
        ? null
        : sumOf(
            paid,
            full,
            ({ kind, id }, item) => kind === 'addon' && paidAddons(item, ids).includes(id),
            item => paidAddons(item, ids).length,
          )
    },
  }
}

type Line = Estimate['lines'][number]

/** The ids of those of some add-ons that an item has and its package does not include. */
function paidAddons({ package: chosen, taken }: ResolvedSelection, ids: ReadonlySet<Id | undefined>): Id[] {
  return taken.flatMap(({ plan: { addon, includedIn } }) => (ids.has(addon.id) && chosen !== null && !includedIn.has(chosen.id) ? [addon.id] : []))
}

/** The sum of some lines of the items, of which each must have so many, without the dearest items; null while one is missing or has no number. */
function sumOf(
  counted: readonly PricedItem[],
  full: number,
  isPart: (line: Line, item: ResolvedSelection) => boolean,
  countOf: (item: ResolvedSelection) => number,
): Interval | null {
  const sums: Interval[] = []
  for (const { item, result } of counted) {
    const parts = result.lines.filter(line => isPart(line, item))
    if (parts.length < countOf(item)) return null
    const sum: Interval = { low: 0, high: 0 }
    for (const { low, high } of parts) {
      if (low === null) return null
      increase(sum, { low, high })
    }
    sums.push(sum)
  }
  return withoutDearest(sums, full)
}

/** The sum without the `full` dearest items, for low and high ends separately: where ranges overlap, each end has its own dearest item. */
function withoutDearest(sums: readonly Interval[], full: number): Interval {
  const rest = (ends: readonly number[]) =>
    ends
      .toSorted((a, b) => a - b)
      .slice(0, Math.max(0, ends.length - full))
      .reduce((all, end) => all + end, 0)
  const high = rest(sums.map(sum => sum.high ?? Infinity))
  return { low: rest(sums.map(({ low }) => low)), high: high === Infinity ? null : high }
}

function union(lists: readonly (readonly Id[])[]): Id[] {
  return [...new Set(lists.flat())]
}
