import type { Category, Day, Effect, Package, When } from '#src/contract/generated/types.ts'
import { holdsOn } from '../day-tests.ts'
import { addDays } from '../days.ts'
import type { ConditionPlan } from '../plan.ts'
import { turningDays } from '../turning-days.ts'
import { lineText } from './price-lines.ts'
import { ruleRow } from './rule-rows.ts'
import type { ToldScope } from './told-price.ts'

/** The offers of today that are for a package, a line each: "Winter offer: -10% on the package · Until December 31, 2026". What is off for good is none. Days that are said beside it are left out. */
export function offerTexts({ id }: Pick<Package, 'id'>, category: Category, scope: ToldScope, daysBeside: string | null = null): string[] {
  const plan = scope.catalog.categoryById.get(category.id)
  return (plan?.rules ?? []).flatMap(({ rule, when }) => {
    const until = lastDayOf(when, scope.today)
    const exceptions = exceptionsFor(id, rule.unless)
    if (until === null || rule.unadvertised === true || rule.when?.coupons !== undefined || !takesOff(rule.effect)) return []
    if (when.package?.has(id) === false || exceptions === null) return []
    const { package: _packages, season: _season, ...others } = rule.when ?? {}
    const { title, lines, conditions } = ruleRow({ ...rule, when: { ...others, date: { until } }, unless: exceptions }, category, scope)
    return [[lineText({ label: title, text: lines.map(lineText).join(', ') }), ...conditions.filter(words => words !== daysBeside)].join(' · ')]
  })
}

/** Whether an effect makes the package itself, or the whole, cheaper. */
function takesOff(effect: Effect): boolean {
  return (effect.kind === 'percent' && effect.bps < 0 && effect.of !== 'addons') || (effect.kind === 'amount' && effect.amount < 0)
}

/** The last of the days on which dates hold that hold today; null where they do not, or have no end. Weekdays are no dates. */
function lastDayOf(when: ConditionPlan, today: Day): Day | null {
  const dates = { ...when, weekdays: null }
  if (!holdsOn(dates, today, 0)) return null
  const [next] = turningDays([dates])
    .filter(day => day > today)
    .sort()
  return next === undefined ? null : addDays(next, -1)
}

/** The exceptions of a rule as a package has them, which need not name it; null where one of them is the package itself. */
function exceptionsFor(id: string, unless: readonly When[] = []): When[] | null {
  const own = unless.filter(({ package: packages }) => packages?.includes(id) !== false).map(({ package: _packages, ...others }) => others)
  return own.some(exception => Object.keys(exception).length === 0) ? null : own
}
