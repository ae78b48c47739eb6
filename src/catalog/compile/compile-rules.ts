import type { Category, Id, InputCondition, Package, Rule, When } from '#src/contract/generated/types.ts'
import { type CategoryScope, compilePrice } from './compile-amount.ts'
import { adviceOf, findAll } from './compile-items.ts'
import { isCalendarDay, weekdayBit } from '../days.ts'
import type { AddonPlan, ConditionPlan, EffectPlan, InputTest, RulePlan } from '../plan.ts'
import { inSteps } from '../prices/price-scope.ts'
import type { ContentPointer } from './content-pointer.ts'

/** What a category's rules may refer to. */
export interface RuleScope extends CategoryScope {
  packageById: ReadonlyMap<Id, Package>
  addonById: ReadonlyMap<Id, AddonPlan>
}

/** Compiles a category's rules, in order. */
export function compileRules(category: Category, pointer: ContentPointer, scope: RuleScope): RulePlan[] {
  const rules = category.rules ?? []
  pointer.at('rules').index(rules, 'rule')
  return rules.map((rule, position) => {
    const rulePointer = pointer.at('rules', position)
    const when = compileCondition(rule.when ?? {}, rulePointer.at('when'), scope)
    const packages = category.packages.filter(({ id }) => when.package === null || when.package.has(id))
    return { rule, when, effect: compileEffect(rule, rulePointer.at('effect'), scope, packages), reached: scope.watch?.(rulePointer.text) ?? null }
  })
}

function compileCondition(when: When, pointer: ContentPointer, scope: RuleScope): ConditionPlan {
  const { from = null, until = null } = when.date ?? {}
  if (from !== null && !isCalendarDay(from)) pointer.at('date', 'from').report(`there is no day ${from}`)
  if (until !== null && !isCalendarDay(until)) pointer.at('date', 'until').report(`there is no day ${until}`)
  if (from !== null && until !== null && from > until) pointer.at('date', 'until').report(`${until} must not be before ${from}`)
  return {
    package:
      when.package === undefined ? null : new Set(findAll(when.package, pointer.at('package'), scope.packageById, 'package').map(({ id }) => id)),
    inputs: (when.inputs ?? [])
      .map((condition, position) => compileTest(condition, pointer.at('inputs', position), scope))
      .filter(test => test !== null),
    addons: findAll(when.addons, pointer.at('addons'), scope.addonById, 'add-on').map(({ index }) => index),
    weekdays: when.weekdays === undefined ? null : when.weekdays.reduce((bits, day) => bits | weekdayBit(day), 0),
    from,
    until,
  }
}

function compileTest(condition: InputCondition, pointer: ContentPointer, scope: RuleScope): InputTest | null {
  const input = pointer.at('input').find(scope.inputById, condition.input, 'input')
  if (input === null) return null
  if (input.kind === 'choice') {
    if (condition.options === undefined) pointer.report(`"${input.id}" is a choice: name its options`)
    const allowed = new Set(findAll(condition.options, pointer.at('options'), input.options, `option of "${input.id}"`))
    return { index: input.index, holds: answer => allowed.has(answer) }
  }
  if (condition.options !== undefined) pointer.at('options').report(`"${input.id}" is a number: give min, max or both`)
  const min = condition.min === undefined ? -Infinity : inSteps(condition.min, input, pointer.at('min'))
  const max = condition.max === undefined ? Infinity : inSteps(condition.max, input, pointer.at('max'))
  if (min > max) pointer.at('max').report(`${condition.max} must not be below min, ${condition.min}`)
  for (const end of [min - 1, max]) if (Number.isFinite(end)) input.breakpoints.add(end)
  return { index: input.index, holds: answer => min <= answer && answer <= max }
}

function compileEffect(rule: Rule, pointer: ContentPointer, scope: RuleScope, packages: readonly Package[]): EffectPlan {
  const { effect } = rule
  const reason = (id: Id) => pointer.at('reason').find(scope.reasonById, id, 'reason') ?? { id, text: '' }
  switch (effect.kind) {
    case 'add':
      return { kind: 'add', price: compilePrice(effect.price, pointer.at('price'), scope, packages) }
    case 'percent':
      return { kind: 'percent', bps: effect.bps, of: effect.of }
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
