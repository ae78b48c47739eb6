import { conditionsOf } from '../conditions.ts'
import { isDated } from '../day-tests.ts'
import { applyRule } from '../estimate/apply-rule.ts'
import { isBetween, openOf } from '../estimate/condition.ts'
import { type Base, EstimateBuilder } from '../estimate/estimate-builder.ts'
import type { AddonCountTest, ConditionPlan, RuleCondition, RulePlan } from '../plan.ts'
import type { Choice, Draft } from './choices.ts'
import type { PackageScope } from './package-scope.ts'
import type { Part } from './parts.ts'
import { type About, union } from './table.ts'
import { type Effect, NO_EFFECT, type Term } from './term.ts'

/**
 * The terms of a rule with a package. A rule counts an answer only where an item uses its input: with several items that may do so, there is a term
 * for each, of what the rule does when that item does. What they add is then counted once, and only if it lowers the price: a lower bound.
 */
export function ruleTerms(rule: RulePlan, scope: PackageScope): Term[] {
  const { counts } = rule.when
  const paid = paidOf(rule, scope)
  const tests = [...conditionsOf(rule).flatMap(condition => condition.counts), ...paid]
  if (tests.length === 0) return plainTerms(rule, scope)
  const counters = tests.map(test => scope.choices.counter(test)).filter(choice => choice !== null)
  return plainTerms({ ...rule, when: { ...rule.when, counts: [] } }, scope).map(term => ({
    ...term,
    choices: union(term.choices, counters),
    effect(draft) {
      if (!holdIn(draft, counts)) return NO_EFFECT
      const effect = term.effect(draft)
      // The rule applies, and is reached, but has no line.
      return holdIn(draft, paid) ? effect : { ...effect, amounts: {} }
    },
  }))
}

/** A rule's condition where its exceptions' add-ons were counted: those that count others are none. */
function countedIn(draft: Draft, when: RuleCondition): RuleCondition {
  if (when.unless.every(({ counts }) => counts.length === 0)) return when
  return { ...when, unless: when.unless.filter(({ counts }) => holdIn(draft, counts)).map(exception => ({ ...exception, counts: [] })) }
}

function holdIn({ counts }: Draft, tests: readonly AddonCountTest[]): boolean {
  return tests.every(test => isBetween(counts.get(test) ?? 0, test))
}

/**
 * That one of its add-ons is taken and paid for, where the rule takes off at least so much of them: add-ons that cost 0 stand in no table, which would
 * tell that it matters whether they are taken.
 */
function paidOf({ effect }: RulePlan, { plan, chosen }: PackageScope): AddonCountTest[] {
  if (effect.kind !== 'percent' || effect.of !== 'addons' || effect.min === 0) return []
  const paid = plan.addons.filter(({ index, includedIn }) => effect.addons.has(index) && !includedIn.has(chosen.id))
  return [{ addons: new Set(paid.map(({ index }) => index)), min: 1, max: Infinity, isDifferent: true }]
}

/** Those of a rule that counts no add-ons. */
function plainTerms(rule: RulePlan, scope: PackageScope): Term[] {
  const { when } = rule
  if (when.package?.has(scope.chosen.id) === false) return []
  if (when.addons.some(index => scope.choices.addon(index) === null)) return []
  const conditions = conditionsOf(rule)
  const addons = conditions.flatMap(condition => condition.addons.map(index => scope.choices.addon(index))).filter(choice => choice !== null)
  const condition = union(...conditions.map(own => testedBy(own, scope)), addons, conditions.some(isDated) ? [scope.choices.visit] : [])
  const ways = waysToCount(rule, scope)
  // One way, of all that may use something, is as it is.
  const isExact = unsureIn(testedBy(when, scope), scope).every(bit => exceptedBits(rule, scope).includes(bit))
  const terms = ways.map(users => wayTerm(rule, union(condition, readBy(rule, scope)), users, isExact, scope))
  return isExact || ways.length === 0 ? terms : [...terms, ...boundTerms(rule, condition, scope)]
}

/** The answers that a condition tests. */
function testedBy({ inputs }: ConditionPlan, scope: PackageScope): Choice[] {
  return inputs.map(({ index }) => scope.choices.input(scope.plan.inputs[index]?.id ?? ''))
}

/**
 * Sets of parts that use what the rule tests, and of what its notice shows any. What its exceptions test is used wherever one part uses it, so that all that
 * may do so belong to every set.
 */
function waysToCount(rule: RulePlan, scope: PackageScope): Part[][] {
  const excepted = exceptedBits(rule, scope)
  const needed = unsureIn(testedBy(rule.when, scope), scope)
  const shown = rule.effect.kind === 'notice' ? unsureIn(readBy(rule, scope), scope) : []
  const unsure = [...new Set([...needed, ...shown])].filter(bit => !excepted.includes(bit))
  return unsure.reduce<Part[][]>(
    (ways, bit) => {
      const users = usersOf([bit], scope).map(part => [part])
      const options = needed.includes(bit) ? users : [[], ...users]
      return ways.flatMap(way => options.map(option => [...way, ...option]))
    },
    [usersOf(excepted, scope)],
  )
}

/** The parts that may use one of some inputs. */
function usersOf(bits: readonly number[], scope: PackageScope): Part[] {
  return scope.parts.filter(part => scope.read(part.amount).some(choice => bits.some(bit => (choice.bit & bit) !== 0)))
}

/** The bits of what a rule's exceptions test and what is not always in use. */
function exceptedBits({ when }: RulePlan, scope: PackageScope): number[] {
  return unsureIn(union(...when.unless.map(exception => testedBy(exception, scope))), scope)
}

/** The bits of some choices that are not always in use. */
function unsureIn(choices: readonly Choice[], { inUse }: PackageScope): number[] {
  return bitsOf(choices).filter(bit => (bit & inUse) === 0)
}

/** The bits of all that is asked for some choices, one by one. */
function bitsOf(choices: readonly Choice[]): number[] {
  const all = choices.reduce((bits, { bit }) => bits | bit, 0)
  return Array.from({ length: 31 }, (_, index) => 1 << index).filter(bit => (all & bit) !== 0)
}

/** The inputs that the rule's own price reads. */
function readBy({ rule: { effect } }: RulePlan, scope: PackageScope): Choice[] {
  return 'price' in effect && effect.price !== undefined ? scope.read(effect.price) : []
}

/** Some base, of which every percentage is a line. */
const SOME: Base = { package: { low: 1, high: 1 }, whole: { low: 1, high: 1 }, ofAddons: () => ({ low: 1, high: 1 }) }

function wayTerm(rule: RulePlan, own: readonly Choice[], users: readonly Part[], isExact: boolean, scope: PackageScope): Term {
  const choices = union(own, ...users.map(scope.choicesOf))
  return {
    choices,
    about: aboutOf(rule),
    effect(draft) {
      const builder = new EstimateBuilder(scope.plan, draft.answers)
      builder.used = 0
      const taken = users.filter(({ addon }) => addon === null || draft.taken.some(({ plan }) => plan === addon))
      const inUse = taken.reduce((bits, part) => bits | scope.usedBy(part, draft.answers), scope.inUse)
      applyRule({ ...rule, when: countedIn(draft, rule.when) }, draft, inUse, SOME, builder)
      const [line] = builder.lines
      const advice = builder.notes.filter(({ kind }) => kind === 'advice')
      return {
        amounts: {
          ...(line !== undefined && (isExact ? counted(rule, line.low ?? 0) : line.low !== 0 && { raised: 1 })),
          ...(builder.reasons.length > 0 && { quoted: Infinity }),
          ...(builder.forbidding !== null && { forbidden: Infinity }),
        },
        books: choices.filter(({ bit }) => (bit & builder.used) !== 0),
        reasons: builder.reasons.map(({ id }) => id),
        given: [...(builder.forbidding ?? []), ...advice].map(({ id }) => id),
      }
    },
  }
}

/** What the rule takes off at most, whichever items use what it tests. */
function boundTerms(rule: RulePlan, choices: readonly Choice[], scope: PackageScope): Term[] {
  const { effect } = rule
  const line = effect.kind === 'percent' ? effect.bps : effect.kind === 'amount' ? effect.amount : 0
  if (line >= 0) return []
  const amounts = counted(rule, line)
  const unless = rule.when.unless.filter(exception => unsureIn(testedBy(exception, scope), scope).length === 0)
  const applies = (draft: Draft) => openOf(countedIn(draft, { ...rule.when, unless }), draft, ~0) === 0
  return [{ choices, about: aboutOf(rule), effect: draft => (applies(draft) ? { ...NO_EFFECT, amounts } : NO_EFFECT) }]
}

/** A rule's line as a quantity. A discount takes off at most its share and its minimum together. */
function counted({ effect }: RulePlan, line: number): Effect['amounts'] {
  if (effect.kind !== 'percent') return { rules: line }
  if (effect.bps >= 0) return { raised: 1 }
  return { [DISCOUNTS[effect.of]]: effect.bps, rules: -effect.min }
}

const DISCOUNTS = { package: 'ofPackage', base: 'ofBase', addons: 'ofAddons' } as const

function aboutOf({ effect }: RulePlan): About {
  return effect.kind === 'percent' ? { named: effect.addons, ...(effect.max !== Infinity && { max: effect.max }) } : {}
}
