import type { EstimateLine, Id, Reason } from '#src/contract/generated/types.ts'
import { applyRule } from './apply-rule.ts'
import type { Interval } from './interval.ts'
import type { AddonPlan, AppliedTax, CategoryPlan, Note, PackagePlan } from '../plan.ts'
import type { ResolvedSelection } from './resolve.ts'
import { type Base, type Outcome, EstimateBuilder } from './estimate-builder.ts'
import { FIRST_INPUT, NO_ANSWER, PACKAGE_INPUT } from './amount-accumulator.ts'

/** The price of a selection; see docs/price-language.md, "The answer". Prices in minor units, durations in minutes. */
export interface Estimate {
  state: 'forbidden' | 'consultation' | 'incomplete' | 'priced'
  /** Null unless priced. */
  low: number | null
  /** Null unless priced, and for a price without an upper end. */
  high: number | null
  lines: EstimateLine[]
  reasons: Reason[]
  notes: Note[]
  /** Ids of missing answers: `$package`, then inputs. */
  missing: readonly Id[]
  /** Ids of the inputs to ask for. */
  used: readonly Id[]
  /** Null while an answer is missing. */
  duration: { low: number; high: number } | null
}

/** Prices a selection: the package, its add-ons, then rules in order, then the category's limit, then taxes. */
export function estimate(selection: ResolvedSelection): Estimate {
  const { result, taxes } = estimateBeforeTaxes(selection)
  return selection.category.taxes?.add(result, [{ lines: result.lines, taxes }]) ?? result
}

/** Prices a selection before taxes, and finds those that apply to it. */
export function estimateBeforeTaxes(selection: ResolvedSelection): { result: Estimate; taxes: readonly AppliedTax[] } {
  const { category, package: chosen, answers, taken } = selection
  const builder = new EstimateBuilder(category, answers)
  const times = readTimes(selection, builder)
  const base: Base = { package: null, whole: null, ofAddons }
  if (chosen === null) {
    builder.missing |= 1 << PACKAGE_INPUT
  } else addPackage(chosen, times, builder, base)
  for (const { plan, count } of taken) addAddon(plan, count, selection, times, builder, base)
  for (const { refuse } of category.derived) refuse?.(answers, builder)
  const inUse = builder.used
  for (const rule of category.rules) applyRule(rule, selection, inUse, base, builder)
  const taxes = category.taxes?.applying(selection, inUse, builder) ?? []
  return { result: answerOf(category, builder), taxes }
}

/** Multipliers of the base, for its price and its duration. The price's is null above the input's maximum, where the price becomes a consultation. */
interface Times {
  price: number | null
  duration: number
}

const ONCE: Times = { price: 1, duration: 1 }

function readTimes({ category: { times }, answers }: ResolvedSelection, builder: EstimateBuilder): Times {
  if (times === null) return ONCE
  const bit = 1 << times.index
  builder.used |= bit
  const count = answers[times.index] ?? NO_ANSWER
  if (count === NO_ANSWER) {
    builder.missing |= bit
    return ONCE
  }
  if (count <= times.max || times.overMax === null) return { price: count, duration: count }
  builder.addReason(times.overMax)
  return { price: null, duration: times.max }
}

function addPackage(plan: PackagePlan, times: Times, builder: EstimateBuilder, base: Base): void {
  const { price, duration, advice } = plan
  const outcome = builder.evaluate(price)
  builder.addDuration(duration, times.duration)
  base.package = multiplied(outcome, times.price)
  base.whole = base.package === null ? null : { low: base.package.low, high: base.package.high }
  if (outcome !== 'missing') builder.addLine('package', plan, base.package)
  for (const note of advice) builder.addNote(note)
}

const FREE: Interval = { low: 0, high: 0 }

function addAddon(plan: AddonPlan, count: number, { package: chosen }: ResolvedSelection, times: Times, builder: EstimateBuilder, base: Base): void {
  const isIncluded = chosen !== null && plan.includedIn.has(chosen.id)
  const outcome = isIncluded ? FREE : builder.evaluate(plan.price)
  if (!isIncluded && plan.duration !== null) builder.addDuration(plan.duration, count * times.duration)
  const total = multiplied(outcome, times.price === null ? null : count * times.price)
  if (total === null) base.whole = null
  else if (base.whole !== null) increase(base.whole, total)
  if (outcome !== 'missing') {
    const added = builder.addLine('addon', plan, total)
    if (count > 1) added.quantity = count
  }
  for (const note of plan.advice) builder.addNote(note)
}

function ofAddons(addons: ReadonlySet<number>, { package: chosen, taken }: ResolvedSelection, lines: readonly EstimateLine[]): Interval | null {
  if (chosen === null) return null
  let sum: Interval | null = null
  for (const { plan } of taken) {
    if (!addons.has(plan.index) || plan.includedIn.has(chosen.id)) continue
    const { low = null, high = null } = lines.find(({ kind, id }) => kind === 'addon' && id === plan.id) ?? {}
    if (low === null) return null
    sum ??= { low: 0, high: 0 }
    increase(sum, { low, high })
  }
  return sum
}

/** Bits of the inputs that a visitor answers. */
const ASKED = -1 << FIRST_INPUT

/** What an estimate comes to, once all of its lines are there. */
export function answerOf(category: CategoryPlan, builder: EstimateBuilder): Estimate {
  const state =
    builder.forbidding !== null ? 'forbidden' : builder.reasons.length > 0 ? 'consultation' : builder.missing !== 0 ? 'incomplete' : 'priced'
  const total = state === 'priced' ? limited(category, builder) : null
  return {
    state,
    low: total?.low ?? null,
    high: total?.high ?? null,
    lines: builder.lines,
    reasons: builder.forbidding ?? builder.reasons,
    notes: builder.notes,
    missing: inputIds(category, builder.missing),
    used: inputIds(category, builder.used & ASKED),
    duration: builder.missing === 0 ? { low: builder.minutesLow, high: builder.minutesHigh } : null,
  }
}

/** The sum of the lines; appends a line when the category's limit changes it. */
function limited({ category: { limit } }: CategoryPlan, builder: EstimateBuilder): Interval {
  const total: Interval = { low: 0, high: 0 }
  for (const { low, high } of builder.lines) increase(total, { low: low ?? 0, high })
  if (limit === undefined) return total
  const { min = -Infinity, max = Infinity, title } = limit
  const clamp = (amount: number) => Math.min(Math.max(amount, min), max)
  const low = clamp(total.low)
  const most = clamp(total.high ?? Infinity)
  const high = most === Infinity ? null : most
  if (low !== total.low || high !== total.high) {
    const id = low > total.low ? 'minimum' : 'maximum'
    builder.addLine('limit', { id, title }, { low: low - total.low, high: high === null || total.high === null ? null : high - total.high })
  }
  return { low, high }
}

export function increase(sum: Interval, by: Interval): void {
  sum.low += by.low
  sum.high = sum.high === null || by.high === null ? null : sum.high + by.high
}

/** A line times the count; a line of 0 stays 0, also above the count's maximum, where the others have no number. */
function multiplied(outcome: Outcome, count: number | null): Interval | null {
  if (typeof outcome === 'string') return null
  const { low, high } = outcome
  if (count === null) return high === 0 ? outcome : null
  return count === 1 ? outcome : { low: low * count, high: high === null ? null : high * count }
}

const NO_IDS: readonly Id[] = []

/** The ids of a set of inputs; cached, since a category has few different sets. */
function inputIds({ inputs, idsByBits }: CategoryPlan, bits: number): readonly Id[] {
  if (bits === 0) return NO_IDS
  const known = idsByBits.get(bits)
  if (known !== undefined) return known
  const ids = inputs.filter(({ index }) => (bits & (1 << index)) !== 0).map(({ id }) => id)
  idsByBits.set(bits, ids)
  return ids
}
