import type { AddonPlan, CategoryPlan } from '../plan.ts'
import { EstimateBuilder } from '../estimate/estimate-builder.ts'
import { NO_ANSWER } from '../estimate/amount-accumulator.ts'
import type { Choice, Draft } from './choices.ts'
import type { PackageScope } from './package-scope.ts'
import type { Part } from './parts.ts'
import { union } from './table.ts'
import { type Effect, NO_EFFECT, type Term } from './term.ts'

/** The terms of a package, of the add-ons that go with it, and of the questions that are asked whatever is chosen. */
export function itemTerms(scope: PackageScope): Term[] {
  const { plan, chosen, parts } = scope
  return [
    { choices: [], effect: () => ({ ...NO_EFFECT, given: chosen.advice.map(({ id }) => id) }) },
    ...plan.addons.flatMap(addon => addonTerms(addon, scope)),
    ...parts.map(part => partTerm(part, scope)),
    ...scope.askedAlways.map(askedTerm),
    ...timesTerms(scope),
    ...lookupTerms(scope),
  ]
}

function addonTerms(addon: AddonPlan, { choices }: PackageScope): Term[] {
  const choice = choices.addon(addon.index)
  if (choice === null) return []
  return [
    {
      choices: [choice],
      effect: draft => (countOf(addon, draft) === 0 ? NO_EFFECT : { ...NO_EFFECT, books: [choice], given: addon.advice.map(({ id }) => id) }),
    },
  ]
}

function askedTerm(choice: Choice): Term {
  return { choices: [choice], effect: () => ({ ...NO_EFFECT, books: [choice] }) }
}

/** What stands above the number that multiplies is a consultation. */
function timesTerms({ plan: { times }, choices }: PackageScope): Term[] {
  if (times === null) return []
  const choice = choices.input(times.id)
  const effect = (draft: Draft): Effect => {
    const reason = (draft.answers[times.index] ?? NO_ANSWER) > times.max ? times.overMax : null
    return { ...NO_EFFECT, books: [choice], ...(reason !== null && { reasons: [reason.id], amounts: { quoted: Infinity } }) }
  }
  return [{ choices: [choice], effect }]
}

/** Where what is looked up is in use, a reason in place of an option makes the whole a consultation: always, or with each item that reads it. */
function lookupTerms(scope: PackageScope): Term[] {
  const { plan, choices, parts, inUse } = scope
  return plan.derived.flatMap(input => {
    if (input.kind !== 'choice' || input.outside === undefined) return []
    const { asks, index, options, outside, id } = input
    const choice = choices.input(id)
    const effectOf = (draft: Draft, used: number): Effect => {
      const isOutside = (used & asks) === asks && draft.answers[index] === options.size - 1
      return { ...NO_EFFECT, ...(isOutside && { reasons: [outside.reason.id], amounts: { quoted: Infinity } }) }
    }
    if ((inUse & asks) === asks) return [{ choices: [choice], effect: draft => effectOf(draft, inUse) }]
    return parts
      .filter(part => scope.read(part.amount).includes(choice))
      .map(part => ({
        choices: scope.choicesOf(part),
        effect: draft => (countOf(part.addon, draft) === 0 ? NO_EFFECT : effectOf(draft, inUse | scope.usedBy(part, draft.answers))),
      }))
  })
}

function partTerm(part: Part, { plan, choices, choicesOf }: PackageScope): Term {
  const times = plan.times === null ? [] : [choices.input(plan.times.id)]
  const own = union(choicesOf(part), times)
  return {
    choices: own,
    ...(part.addon !== null && { about: { addon: part.addon.index } }),
    effect(draft) {
      const count = countOf(part.addon, draft) * timesOf(plan, draft)
      if (count === 0) return NO_EFFECT
      const builder = new EstimateBuilder(plan, draft.answers)
      builder.used = 0
      const amounts = part.of === 'price' ? priced(part, count, builder) : { minutes: minutesOf(part, count, builder) }
      return { amounts, books: own.filter(({ bit }) => (bit & builder.used) !== 0), reasons: builder.reasons.map(({ id }) => id), given: [] }
    },
  }
}

function priced({ addon, plan }: Part, count: number, builder: EstimateBuilder): Effect['amounts'] {
  const outcome = builder.evaluate(plan)
  if (typeof outcome === 'string') return { quoted: Infinity }
  const { low, high } = outcome
  return { [addon === null ? 'package' : 'addons']: low * count, width: ((high ?? low) - low) * count }
}

function minutesOf({ plan }: Part, count: number, builder: EstimateBuilder): number {
  builder.addDuration(plan, count)
  return builder.minutesHigh
}

/** How often an add-on is taken; a package always is, once. */
function countOf(addon: AddonPlan | null, { taken }: Draft): number {
  return addon === null ? 1 : (taken.find(({ plan }) => plan === addon)?.count ?? 0)
}

/** The multiplier of the items; above its maximum there is no price, and the duration is no shorter than at it. */
function timesOf({ times }: CategoryPlan, { answers }: Draft): number {
  return times === null ? 1 : (answers[times.index] ?? NO_ANSWER)
}
