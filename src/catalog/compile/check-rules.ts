import type { Category, Effect, InputCondition, PercentEffect, Rule, When } from '#src/contract/generated/types.ts'
import { isCalendarDay } from '../days.ts'
import type { CategoryPlan } from '../plan.ts'
import type { ContentPointer } from './content-pointer.ts'

/** Checks what a category's rules say; the names in them are looked up where they are compiled. `pointer` is that of the category. */
export function checkRules({ category, inputById }: Pick<CategoryPlan, 'category' | 'inputById'>, pointer: ContentPointer): void {
  category.rules?.forEach((rule, position) => {
    const rulePointer = pointer.at('rules', position)
    if (rule.effect.kind === 'percent') checkPercent(rule.effect, rulePointer.at('effect'))
    if (rule.unadvertised === true) checkUnadvertised(rule, rulePointer.at('unadvertised'))
    if (rule.unannounced === true) checkUnannounced(rule, rulePointer.at('unannounced'))
    checkConditions(rule, { category, inputById }, rulePointer)
  })
}

/** Without a discount nothing costs less: what is promised then is paid by somebody. Without anything else it would be paid by nobody. */
function checkUnadvertised({ when, effect }: Rule, pointer: ContentPointer): void {
  if (!isDiscount(effect)) pointer.report('is for discounts: what adds to a price is in what pages promise; leave it out')
  else if (when?.coupons !== undefined) pointer.report('is so for every discount code: leave it out')
}

/** Whoever was told no surcharge has to pay none. */
function checkUnannounced({ when, effect }: Rule, pointer: ContentPointer): void {
  if (!isDiscount(effect)) pointer.report('is for discounts: what adds to a price is told before; leave it out')
  else if (when?.coupons !== undefined) pointer.report('is so for every discount code: leave it out')
  else if (when?.date?.from === undefined) pointer.report('needs a first day: say "from" in its "date", or leave it out')
}

function isDiscount(effect: Effect): boolean {
  return (effect.kind === 'percent' && effect.bps < 0) || (effect.kind === 'amount' && effect.amount < 0)
}

/** Checks what a rule, or a tax, says of when it applies; `pointer` is its own. */
export function checkConditions(
  { when = {}, unless = [] }: Pick<Rule, 'when' | 'unless'>,
  { category, inputById }: Pick<CategoryPlan, 'category' | 'inputById'>,
  pointer: ContentPointer,
): void {
  checkCondition(when, pointer.at('when'))
  unless.forEach((exception, at) => checkCondition(exception, pointer.at('unless', at)))

  function checkCondition(said: When, own: ContentPointer): void {
    checkDays(said, own)
    checkVisit(said, own)
    said.inputs?.forEach((condition, at) => checkAnswers(condition, own.at('inputs', at), inputById))
    checkCounts(said, category, own)
  }
}

function checkDays({ date = {}, season }: When, pointer: ContentPointer): void {
  const { from, until } = date
  for (const [key, day] of Object.entries(date)) if (!isCalendarDay(day)) pointer.at('date', key).report(`there is no day ${day}`)
  if (from !== undefined && until !== undefined && from > until) pointer.at('date', 'until').report(`${until} must not be before ${from}`)
  // In a leap year every day of any year occurs.
  for (const [key, day] of Object.entries(season ?? {})) if (!isCalendarDay(`2024-${day}`)) pointer.at('season', key).report(`there is no day ${day}`)
}

function checkVisit({ start: { from, before } = {}, notice: { min = 0, below = Infinity } = {} }: When, pointer: ContentPointer): void {
  if (from !== undefined && from === before)
    pointer.at('start', 'before').report(`${before} must not be the same as from: leave "start" out for any time of the day`)
  if (min >= below) pointer.at('notice', 'below').report(`${below} must be above min, ${min}`)
}

function checkAnswers({ input: id, options, min, max }: InputCondition, pointer: ContentPointer, inputById: CategoryPlan['inputById']): void {
  const input = inputById.get(id)
  if (input?.kind === 'choice' && options === undefined) pointer.report(`"${id}" is a choice: name its options`)
  if (input?.kind === 'code') pointer.at('input').report(`"${id}" is a text: name a choice that follows from it`)
  if (input?.kind !== 'number') return
  if (options !== undefined) pointer.at('options').report(`"${id}" is a number: give min, max or both`)
  if (min !== undefined && max !== undefined && min > max) pointer.at('max').report(`${max} must not be below min, ${min}`)
}

function checkCounts({ addonCounts = [] }: When, { addonGroups }: Category, pointer: ContentPointer): void {
  const offered = addonGroups.flatMap(({ items }) => items)
  addonCounts.forEach(({ addons, min, max, different = false }, position) => {
    const countPointer = pointer.at('addonCounts', position)
    const counted = offered.filter(({ id }) => addons === undefined || addons.includes(id))
    const most = counted.reduce((sum, addon) => sum + (different ? 1 : (addon.max ?? 1)), 0)
    if (min !== undefined && max !== undefined && min > max) countPointer.at('max').report(`${max} must not be below min, ${min}`)
    if (min !== undefined && min > most) countPointer.at('min').report(`only ${most} can be taken of these add-ons: ${min} never are`)
  })
}

function checkPercent({ bps, highBps = Infinity, open = false, min = 0, max = Infinity, of, addons }: PercentEffect, pointer: ContentPointer): void {
  if (of === 'addons' && addons === undefined) pointer.report('name the add-ons that it is a part of')
  if (of !== 'addons' && addons !== undefined) pointer.at('addons').report(`is a part of "${of}": leave them out, or say "addons"`)
  if (bps === 0 && highBps === Infinity) pointer.at('bps').report('is nothing: say another percentage, or in highBps up to which one')
  if (highBps <= bps) pointer.at('highBps').report(`${highBps} must be above bps, ${bps}`)
  else if (bps < 0 && highBps !== Infinity && highBps > 0) pointer.at('highBps').report(`${highBps} adds where ${bps} takes off: write two rules`)
  if (open && bps < 0) pointer.at('open').report('a discount cannot be open: leave it out')
  if (min > max) pointer.at('max').report(`${max} must not be below min, ${min}`)
}
