import type { Category, Id, InputCondition, Package, Rule, When } from '#src/contract/generated/types.ts'
import { type CategoryScope, compilePrice } from './compile-amount.ts'
import { adviceOf, findAll } from './compile-items.ts'
import { weekdayBit } from '../days.ts'
import type { AddonPlan, ConditionPlan, EffectPlan, Exception, InputPlan, InputTest, RulePlan } from '../plan.ts'
import { inSteps } from '../prices/price-scope.ts'
import { minutesOf } from '../time-of-day.ts'
import type { ContentPointer } from './content-pointer.ts'

/** What a category's rules may refer to. */
export interface RuleScope extends CategoryScope {
  packageById: ReadonlyMap<Id, Package>
  addonById: ReadonlyMap<Id, AddonPlan>
}

/** Compiles a category's rules, in order. */
export function compileRules(category: Category, pointer: ContentPointer, scope: RuleScope): RulePlan[] {
  const rules = category.rules ?? []
  return rules.map((rule, position) => compileRule(rule, category, pointer.at('rules', position), scope))
}

/** Compiles a rule of a category. */
export function compileRule(rule: Rule, category: Pick<Category, 'packages'>, pointer: ContentPointer, scope: RuleScope): RulePlan {
  const when = { ...compileCondition(rule.when ?? {}, pointer.at('when'), scope), unless: compileExceptions(rule, pointer, scope) }
  const packages = category.packages.filter(({ id }) => when.package === null || when.package.has(id))
  return { rule, when, effect: compileEffect(rule, pointer.at('effect'), scope, packages), reached: scope.watch?.(pointer.text) ?? null }
}

function compileExceptions({ unless = [] }: Rule, pointer: ContentPointer, scope: RuleScope): Exception[] {
  return unless.map((when, at) => {
    const own = pointer.at('unless', at)
    return { ...compileCondition(when, own, scope), reached: scope.watch?.(own.text) ?? null }
  })
}

function compileCondition(when: When, pointer: ContentPointer, scope: RuleScope): ConditionPlan {
  const { from = null, until = null } = when.date ?? {}
  return {
    package:
      when.package === undefined ? null : new Set(findAll(when.package, pointer.at('package'), scope.packageById, 'package').map(({ id }) => id)),
    inputs: [
      ...visitTests(when, scope),
      ...(when.inputs ?? []).flatMap((condition, at) => compileTest(condition, pointer.at('inputs', at), scope) ?? []),
    ],
    addons: addonIndexes(when.addons, pointer.at('addons'), scope),
    counts: (when.addonCounts ?? []).map(({ addons, min = 0, max = Infinity, different = false }, position) => ({
      addons: new Set(addonIndexes(addons ?? [...scope.addonById.keys()], pointer.at('addonCounts', position, 'addons'), scope)),
      min,
      max,
      isDifferent: different,
    })),
    weekdays: when.weekdays === undefined ? null : when.weekdays.reduce((bits, day) => bits | weekdayBit(day), 0),
    from,
    until,
    season: when.season ?? null,
  }
}

/** The tests of when a visit begins, and how long after it was asked for. */
function visitTests({ start, notice }: When, { inputById }: RuleScope): InputTest[] {
  const { from = '00:00', before = '24:00' } = start ?? {}
  const { min = 0, below = Infinity } = notice ?? {}
  return [
    ...(start === undefined ? [] : spanTest(inputById.get('$start'), minutesOf(from), minutesOf(before))),
    ...(notice === undefined ? [] : spanTest(inputById.get('$notice'), min * 60, below * 60)),
  ]
}

/** From an end up to another, which does not count; round midnight when that comes first. */
function spanTest(input: InputPlan | undefined, from: number, before: number): InputTest[] {
  if (input?.kind !== 'number') return []
  for (const end of [from, before]) if (Number.isFinite(end)) input.breakpoints.add(end - 1)
  return [
    {
      index: input.index,
      asks: input.asks,
      holds: answer => (from < before ? from <= answer && answer < before : from <= answer || answer < before),
    },
  ]
}

function addonIndexes(ids: readonly Id[] | undefined, pointer: ContentPointer, { addonById }: RuleScope): number[] {
  return findAll(ids, pointer, addonById, 'add-on').map(({ index }) => index)
}

function compileTest(condition: InputCondition, pointer: ContentPointer, scope: RuleScope): InputTest | null {
  const input = pointer.at('input').find(scope.inputById, condition.input, 'input')
  if (input === null) return null
  const { index, asks, lacks } = input
  const test = { index, asks, ...(lacks && { lacks }) }
  if (input.kind === 'choice') {
    const allowed = new Set(findAll(condition.options, pointer.at('options'), input.options, `option of "${input.id}"`))
    return { ...test, holds: answer => allowed.has(answer) }
  }
  if (input.kind === 'code') return null
  const min = condition.min === undefined ? -Infinity : inSteps(condition.min, input, pointer.at('min'))
  const max = condition.max === undefined ? Infinity : inSteps(condition.max, input, pointer.at('max'))
  for (const end of [min - 1, max]) if (Number.isFinite(end)) input.breakpoints.add(end)
  return { ...test, holds: answer => min <= answer && answer <= max }
}

function compileEffect(rule: Rule, pointer: ContentPointer, scope: RuleScope, packages: readonly Package[]): EffectPlan {
  const { effect } = rule
  const reason = (id: Id) => pointer.at('reason').find(scope.reasonById, id, 'reason') ?? { id, text: '' }
  switch (effect.kind) {
    case 'add':
      return { kind: 'add', price: compilePrice(effect.price, pointer.at('price'), scope, packages) }
    case 'percent':
      return {
        open: false,
        min: 0,
        max: Infinity,
        highBps: effect.bps,
        ...effect,
        addons: new Set(addonIndexes(effect.addons, pointer.at('addons'), scope)),
      }
    case 'amount':
      return { kind: 'amount', amount: effect.amount }
    case 'quote':
    case 'forbid':
      return { kind: effect.kind, reason: reason(effect.reason) }
    case 'advise':
      return { kind: 'advise', note: adviceOf(reason(effect.reason)) }
    case 'notice': {
      const price = effect.price === undefined ? null : compilePrice(effect.price, pointer.at('price'), scope, packages)
      const text = effect.reason === undefined ? null : reason(effect.reason).text
      const { low, high } = price?.fixed ?? { low: null, high: null }
      return { kind: 'notice', note: { id: rule.id, kind: 'notice', title: rule.title, text, low, high }, price: price?.fixed ? null : price }
    }
  }
}
