import type { Price, Rule } from '#src/contract/generated/types.ts'
import { ContentPointer } from '../compile/content-pointer.ts'
import { WHOLE_BPS } from '../estimate/rounding.ts'
import { priceKindOf } from '../prices/registry.ts'
import type { Finding, LintScope } from './finding.ts'

/** One percent, in hundredths of a percent. */
const ONE_PERCENT = WHOLE_BPS / 100

/** From how many units of the currency on an amount says that a category's prices are whole ones. */
const LARGE = 5

/** Finds percentages below 1 %, and amounts below one unit of the currency among whole ones: as a rule they were meant a hundred times as large. */
export function* scaleLints(scope: LintScope): Generator<Finding> {
  yield* percentLints(scope)
  yield* amountLints(scope)
}

function* percentLints({ plan: { category }, taxes, pointer }: LintScope): Generator<Finding> {
  for (const [position, { title, effect }] of (category.rules ?? []).entries()) {
    if (effect.kind !== 'percent') continue
    const far = Math.abs(effect.bps) < Math.abs(effect.highBps ?? 0) ? effect.highBps : effect.bps
    if (isSmall(far)) yield smallPercent(title, far, pointer.at('rules', position, 'effect'))
  }
  const own = category.taxes ?? []
  for (const [position, { tax }] of (taxes?.list ?? []).entries()) {
    const list = own.includes(tax) ? pointer.at('taxes') : new ContentPointer([], '/business/taxes/list')
    if (isSmall(tax.bps)) yield smallPercent(tax.title, tax.bps, list.at(position))
  }
}

function isSmall(bps: number | undefined): bps is number {
  return bps !== undefined && bps !== 0 && Math.abs(bps) < ONE_PERCENT
}

function smallPercent(title: string, bps: number, pointer: ContentPointer): Finding {
  const message = `"${title}" is ${percent(bps)} of the price: write ${percent(bps * 100)}, which files have as ${bps * 100}, if that is meant`
  return { kind: 'scale', pointer, message, sides: [] }
}

function percent(bps: number): string {
  return `${(bps * 100) / WHOLE_BPS}%`
}

interface Amount {
  title: string
  amount: number
  pointer: ContentPointer
}

function* amountLints({ plan: { category }, money, pointer }: LintScope): Generator<Finding> {
  const { packages, addonGroups, rules = [], limit } = category
  const items = [
    ...packages.map(({ title, price }, position) => ({ title, price, pointer: pointer.at('packages', position, 'price') })),
    ...addonGroups.flatMap((group, at) =>
      group.items.map(({ title, price }, position) => ({ title, price, pointer: pointer.at('addonGroups', at, 'items', position, 'price') })),
    ),
  ]
  const amounts: Amount[] = [
    ...items.flatMap(({ price, ...place }) => amountsIn(price).map(amount => ({ ...place, amount }))),
    ...rules.flatMap((rule, position) =>
      amountsOf(rule).map(amount => ({ title: rule.title, amount, pointer: pointer.at('rules', position, 'effect') })),
    ),
    ...[limit?.min, limit?.max].flatMap(amount =>
      limit === undefined || amount === undefined ? [] : [{ title: limit.title, amount, pointer: pointer.at('limit') }],
    ),
  ]
  const large = amounts.map(({ amount }) => Math.abs(money.value(amount))).filter(value => value >= LARGE)
  if (large.length === 0 || !large.every(value => Number.isInteger(value))) return
  const small = amounts.filter(({ amount }) => amount !== 0 && Math.abs(money.value(amount)) < 1)
  for (const { title, amount, pointer: place } of new Map(small.map(each => [each.pointer.text, each])).values()) {
    const meant = money.amount(amount)
    const message = `"${title}" says ${money.exact(amount)}, where other prices are whole: write ${money.text(meant)}, which files have as ${meant}, if that is meant`
    yield { kind: 'scale', pointer: place, message, sides: [] }
  }
}

/** What a rule takes off; a fee, as for paying by card, may well be some cents. */
function amountsOf({ effect }: Rule): number[] {
  return effect.kind === 'amount' && effect.amount < 0 ? [effect.amount] : []
}

/** The amounts of a price that are none of a rate: a foot, a minute or a mile may well cost less than a unit of the currency. */
function amountsIn(price: Price): number[] {
  if (price.kind === 'exact' || price.kind === 'from') return [price.amount]
  if (price.kind === 'range') return [price.low, price.high]
  const own = price.kind === 'limit' ? [price.min, price.max].filter(bound => bound !== undefined) : []
  return [...own, ...(priceKindOf(price).children(price) as readonly Price[]).flatMap(amountsIn)]
}
