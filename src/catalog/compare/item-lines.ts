import { canonicalJson } from '#src/contract/canonical-json.ts'
import type {
  Addon,
  Category,
  Day,
  Duration,
  Input,
  ItemDifference,
  LineDifference,
  Package,
  ProductInput,
  Rule,
  VisitRule,
} from '#src/contract/generated/types.ts'
import { isCoupon } from '../inputs/is-coupon.ts'
import { durationRows } from '../words/duration-rows.ts'
import type { Money } from '../words/money.ts'
import type { Revision } from '../revision.ts'
import { leastText } from '../told/least-text.ts'
import { addonLines, type PriceLines } from '../told/price-lines.ts'
import { type RuleRow, ruleRow } from '../told/rule-rows.ts'
import { type ToldPrice, toldPrice, type ToldScope, withPlus } from '../told/told-price.ts'
import { taxRows } from '../told/tax-rows.ts'
import { taxesOf } from '../taxes/taxes-of.ts'
import { lowest, startingPrice } from '../told/costed-rows.ts'
import type { PricedDays } from '../publish-check/candidates.ts'
import { ANY_DAY, isToCome } from '../told/visit-days.ts'
import { questionAnswer } from '../words/question-answer.ts'

/** A line that the site shows for an item. */
export interface ItemLine {
  of: LineDifference['of']
  /** The choices that lead to it. */
  label: string
  text: string
  /** Whether it is the least in all, of ordinary days or of some. Where one side of a comparison has no such line, the item's `inAll` stands for it. */
  isInAll?: boolean
  /** Whether it says the least that is paid, since what is paid depends on answers. */
  isLeast?: boolean
}

/** A part of a category that the site shows, with its lines. */
export interface ShownItem {
  kind: ItemDifference['kind']
  id: string
  title: string
  lines: ItemLine[]
  /** The least in all on ordinary days, as a line would say it. */
  inAll?: string
  /** Other data, only compared. */
  rest: string
}

type Scope = ToldScope & Revision

/** The span of days whose prices are compared, and the day on which the site shows them. */
export interface ShownDays extends PricedDays {
  today: Day
}

/**
 * Everything that the site shows of a category's prices, choices and durations, by item. The category and its packages are shown as on `today`; all else as
 * if no rule had ended, but of days to come alone (`from`) without rules that have ended by then. Prices that change on days are those of the revision.
 */
export function shownItems(category: Category, shown: Revision, { today, from, before }: ShownDays): ShownItem[] {
  const { epochs: _, ...ofDay } = shown
  const revision: Scope = { ...ofDay, today: ANY_DAY, until: before }
  return [
    categoryItem(category, { ...revision, today }),
    ...category.packages.map(item => packageItem(item, category, { ...revision, today })),
    ...category.addonGroups.flatMap(({ items }) => items.map(addon => addonItem(addon, category, revision))),
    // The compiler derives the inputs of discount codes from the rules that name them, and those are listed.
    ...category.inputs.filter(input => !isCoupon(input)).flatMap(input => inputItems(input, revision)),
    ...(category.rules ?? []).filter(rule => mayHoldFrom(from, rule)).map(rule => ruleItem(rule, category, revision)),
    ...taxItems(category, revision),
  ]
}

/** Whether a rule may hold on some day from this one on. */
export function mayHoldFrom(from: Day | null, { when }: Pick<Rule | VisitRule, 'when'>): boolean {
  return isToCome({ until: when?.date?.until ?? null }, from ?? ANY_DAY)
}

function categoryItem(category: Category, scope: Scope): ShownItem {
  const { money } = scope
  const { id, title, limit = { min: undefined, max: undefined } } = category
  const lowest = startingPrice(category, scope)
  const lines = [amountLine('price', lowest), amountLine('minimum', limit.min), amountLine('maximum', limit.max)]
  return item('category', id, title, lines.flat())

  function amountLine(of: ItemLine['of'], amount: number | null | undefined): ItemLine[] {
    return amount === null || amount === undefined ? [] : [line(of, money.text(amount))]
  }
}

function packageItem(shown: Package, category: Category, scope: Scope): ShownItem {
  const told = toldPrice(shown, category, scope)
  const least = lowest(told.rows.map(row => row.least))
  const words = least === null ? null : withPlus(leastText(least, scope), told.plus)
  const duration = shown.duration ?? category.duration
  const lines = [...packageLines(told, scope), ...durationLines(duration, shown, category, scope)]
  return { ...item('package', shown.id, shown.title, lines), ...(words !== null && { inAll: words }) }
}

function addonItem(addon: Addon, category: Category, scope: Scope): ShownItem {
  return item('addon', addon.id, addon.title, [
    ...priceLines(addonLines(addon, category, scope)),
    ...(addon.duration === undefined ? [] : durationLines(addon.duration, null, category, scope)),
  ])
}

export function inputItems(input: Input, { money }: Scope): ShownItem[] {
  if (input.kind === 'number') {
    const limits = [line('minimum', money.quantity(input.min)), line('maximum', money.quantity(input.max))]
    return [item('input', input.id, input.label, limits)]
  }
  if (input.kind === 'product') return [item('input', input.id, input.label, productLines(input, money))]
  if (!('options' in input)) return [item('input', input.id, input.label, [])]
  const options = input.options.map(({ id, label }) => item('option', `${input.id}/${id}`, questionAnswer(input.label, label), []))
  const rest = input.kind === 'lookup' ? canonicalJson([input.rows ?? null, input.else, input.correctable ?? null]) : ''
  return [{ ...item('input', input.id, input.label, []), rest }, ...options]
}

function productLines({ min, max }: ProductInput, money: Money): ItemLine[] {
  const limits = [min === undefined ? null : line('minimum', money.quantity(min)), max === undefined ? null : line('maximum', money.quantity(max))]
  return limits.filter(limit => limit !== null)
}

function ruleItem(rule: Rule, category: Category, scope: Scope): ShownItem {
  return ruleItemOf(rule, ruleRow(rule, category, scope))
}

/** A rule with what it says; each of its lines says when it holds, so that a discount of some days is not read as one of all. */
export function ruleItemOf({ id, title, when, unless, effect, unannounced }: Rule | VisitRule, { conditions, lines, text }: RuleRow): ShownItem {
  const said = [...lines, ...(text === null ? [] : [{ label: '', text }])]
  const told = said.map(({ label, text: price }) =>
    line(
      'price',
      price,
      [...conditions, label].filter(part => part !== ''),
    ),
  )
  return {
    ...item(when !== undefined && 'coupons' in when ? 'coupon' : 'rule', id, title, told),
    rest: canonicalJson([when ?? null, unless ?? [], effect, unannounced ?? false]),
  }
}

/** What changes when a tax applies or what it is on is other data: its name has its percentage. */
function taxItems(category: Category, scope: Scope): ShownItem[] {
  const rows = taxRows(category, scope)
  return taxesOf(category, scope.content).map((tax, position) => {
    const { title = tax.title, text = null, conditions = [] } = rows[position] ?? {}
    const said = [...conditions, ...(text === null ? [] : [text])].map(words => line('price', words))
    return { ...item('tax', tax.id, title, said), rest: canonicalJson([tax, scope.content.business.taxes?.rounding ?? null]) }
  })
}

function packageLines({ rows, total, onDays, plus }: ToldPrice, scope: Scope): ItemLine[] {
  return [
    ...rows.map(({ labels, text, says, said }) => ({ ...line('price', text, labels), ...(says === null && said !== null && { isLeast: true }) })),
    ...(total === null ? [] : [inAll(total)]),
    ...onDays.map(({ least, days }) => inAll(withPlus(leastText(least, scope), plus), days)),
  ]
}

function inAll(text: string, days = ''): ItemLine {
  return { ...line('price', text, [days]), isInAll: true }
}

function priceLines({ lines }: PriceLines): ItemLine[] {
  return lines.map(({ label, text }) => line('price', text, [label]))
}

function durationLines(duration: Duration, chosen: Package | null, category: Category, { content, money }: Scope): ItemLine[] {
  const rows = durationRows(duration, { category, package: chosen, money, messages: content.messages })
  return rows.map(({ labels, text }) => line('duration', text, labels))
}

export function item(kind: ShownItem['kind'], id: string, title: string, lines: ItemLine[]): ShownItem {
  return { kind, id, title, lines: [line('title', title), ...lines], rest: '' }
}

export function line(of: ItemLine['of'], text: string, labels: readonly string[] = []): ItemLine {
  return { of, label: labels.join(', '), text }
}
