import type { Category, Input, Price, Rule, VisitRule } from '#src/contract/generated/types.ts'
import { ContentPointer } from '../compile/content-pointer.ts'
import { priceKindOf } from '../prices/registry.ts'
import type { Money } from '../words/money.ts'
import type { Finding, LintScope } from './finding.ts'
import { amountFindings, type Amounts, percentFindings, remedy, TYPED_WHOLE } from './scale-findings.ts'

/** Finds percentages below 1 %, and amounts below one unit of the currency among whole ones: as a rule they were meant a hundred times as large. */
export function* scaleLints({ plan: { category }, taxes, pointer, money }: LintScope): Generator<Finding> {
  const { rules = [], inputs, taxes: own = [] } = category
  yield* ruleLints(rules, inputs, pointer, money)
  for (const [position, { tax }] of (taxes?.list ?? []).entries()) {
    const list = own.includes(tax) ? pointer.at('taxes') : new ContentPointer([], '/business/taxes/list')
    yield* percentFindings(tax.title, tax.bps, list.at(position))
  }
  yield* amountFindings(categoryAmounts(category, pointer), [], money)
}

/** All amounts of a category that are not those of a rate: a foot, a minute or a mile may well cost less than a unit of the currency. */
export function categoryAmounts({ packages, addonGroups, rules, limit }: Category, pointer: ContentPointer): Amounts[] {
  const groups = addonGroups.map(({ items }, at) => ({ items, place: pointer.at('addonGroups', at, 'items') }))
  return [{ items: packages, place: pointer.at('packages') }, ...groups]
    .flatMap(({ items, place }) =>
      items.map(({ title, price }, position): Amounts => ({ title, amounts: amountsIn(price), pointer: place.at(position, 'price') })),
    )
    .concat(ruleAmounts(rules, limit, pointer))
}

/** The amounts that rules take off or add, and those of a limit. */
export function ruleAmounts(rules: readonly (Rule | VisitRule)[] = [], limit: Category['limit'], pointer: ContentPointer): Amounts[] {
  const changes = rules.map(({ title, effect }, position) => ({ title, amounts: changeOf(effect), pointer: pointer.at('rules', position, 'effect') }))
  if (limit === undefined) return changes
  const bounds = [limit.min, limit.max].filter(bound => bound !== undefined)
  return [...changes, { title: limit.title, amounts: bounds, pointer: pointer.at('limit'), isBound: true }]
}

/** The amounts of a rule; an `amount` that adds is left out, since a fee such as for paying by card may be some cents. */
function changeOf(effect: Rule['effect']): number[] {
  if (effect.kind === 'add') return amountsIn(effect.price)
  return effect.kind === 'amount' && effect.amount < 0 ? [effect.amount] : []
}

/** Finds percentages below 1 %, and rates that come to next to nothing. */
export function* ruleLints(
  rules: readonly (Rule | VisitRule)[],
  inputs: readonly Input[],
  pointer: ContentPointer,
  money: Money,
): Generator<Finding> {
  for (const [position, { title, effect }] of rules.entries()) {
    const place = pointer.at('rules', position, 'effect')
    if (effect.kind === 'percent')
      yield* percentFindings(title, Math.abs(effect.bps) < Math.abs(effect.highBps ?? 0) ? effect.highBps : effect.bps, place)
    if (effect.kind === 'add') yield* rateFindings(title, effect.price, inputs, place, money)
  }
}

function* rateFindings(title: string, price: Price, inputs: readonly Input[], pointer: ContentPointer, money: Money): Generator<Finding> {
  for (const { input: id, rate, highRate, tiers = [], each = 1 } of ratesIn(price)) {
    const input = inputs.find(other => other.id === id)
    const rates = [rate, highRate, ...tiers.flatMap(tier => [tier.rate, tier.highRate])]
      .filter(found => found !== undefined)
      .filter(found => found > 0)
    if (money.decimals === 0 || input?.kind !== 'number') continue
    const most = Math.round((Math.max(...rates) * input.max) / each)
    if (most >= TYPED_WHOLE) continue
    const message = `"${title}" comes to ${money.exact(most)} for ${money.quantity(input.max)} ${input.units}: ${remedy(rates, money)}`
    yield { kind: 'scale', pointer, message, sides: [] }
  }
}

type Rate = Extract<Price, { kind: 'per' }>

/** The rates that a price has. */
export function ratesIn(price: Price): Rate[] {
  return price.kind === 'per' ? [price] : childrenOf(price).flatMap(ratesIn)
}

function amountsIn(price: Price): number[] {
  if (price.kind === 'exact' || price.kind === 'from') return [price.amount]
  if (price.kind === 'range') return [price.low, price.high]
  const own = price.kind === 'limit' ? [price.min, price.max].filter(bound => bound !== undefined) : []
  return [...own, ...childrenOf(price).flatMap(amountsIn)]
}

function childrenOf(price: Price): readonly Price[] {
  return priceKindOf(price).children(price)
}
