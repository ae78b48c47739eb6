import type { Category, Content, Package, Price } from '#src/contract/generated/types.ts'
import type { Interval } from '../estimate/interval.ts'
import { fill } from '../words/fill.ts'
import { intervalText, type PriceRow } from '../words/price-text.ts'
import { offered } from '../prices/published-kinds.ts'
import { besidePrices } from './tax-rows.ts'
import { startingText } from '../words/starting-text.ts'
import { costedPackage, type CostScope, lowest } from './costed-rows.ts'
import { itemText } from './item-text.ts'
import { leastText } from './least-text.ts'
import { onDaysText, type ToldOnDays, toldOnDays } from './on-days.ts'
import { lineText } from './price-lines.ts'
import type { RowCosts } from './row-costs.ts'

/** What the prices on a page depend on. */
export interface ToldScope extends CostScope {
  content: CostScope['content'] & Pick<Content, 'business' | 'site' | 'visit' | 'policies' | 'categories'>
}

/** A package's price as its card, the comparison and structured data tell it. */
export interface ToldPrice {
  rows: ToldRow[]
  /** The least in all, where no row's text says it, with what is added to it. */
  total: string | null
  /** The least on some days, where it is less or more, with these days. */
  onDays: ToldOnDays[]
  /** That tax is added to it, where it is. */
  plus?: string
}

/** A row of a package's price, with what its selections cost. */
export interface ToldRow extends Pick<PriceRow, 'choices' | 'labels' | 'answers' | 'text'> {
  /** The least that any selection of the row without a coupon costs without a day and on ordinary days, in minor units; null when none has a price. */
  least: number | null
  /** The least that the text says; a rate says what it comes to at least. */
  said: number | null
  /** What the text is made of: a price of the content, or an amount that all of the row costs; null for neither. */
  says: Price | Interval | null
}

/** Tells a package's price; rows that cannot be booked are left out. */
export function toldPrice(item: Package, category: Category, scope: ToldScope): ToldPrice {
  const { rows: costed, spans } = costedPackage(item, category, scope)
  const offered = costed.filter(({ costs }) => costs?.isOffered !== false)
  const rows = (offered.length === 0 ? costed : offered).map(({ row, costs }) => toldRow(row, costs, item, category, scope))
  const least = lowest(rows.map(row => row.least))
  const isSaid = least === null || least === lowest(rows.map(row => row.said))
  const { messages } = scope.content
  // Nothing is added to a price that is only quoted.
  const plus = rows.every(({ text }) => text === messages.price.quote) ? null : besidePrices(category, scope).plus
  return {
    rows,
    total: isSaid ? null : withPlus(leastText(least, scope), plus),
    onDays: toldOnDays(spans, least, scope),
    ...(plus !== null && { plus }),
  }
}

function toldRow(own: PriceRow, costs: RowCosts | null, item: Package, category: Category, { content, money }: ToldScope): ToldRow {
  const { price: wording } = content.messages
  const row = { ...own, text: itemText(own, item, wording), says: own.price }
  if (costs === null) return { ...row, least: null, said: null }
  const { least, ownLeast, usual, isFixed } = costs
  if (least === null) return { ...row, text: ownLeast === null ? row.text : wording.quote, least, said: null, says: null }
  // A rate, or a price that is multiplied, is no total: what comes to it is said beside it.
  const isTotal = isFixed && category.times === undefined && item.unitLabel === undefined
  if (isTotal && usual !== null && usual.low !== ownLeast)
    return { ...row, text: intervalText(usual, money, wording), least, said: usual.low, says: usual }
  if (isTotal && usual === null && (least !== ownLeast || hasEnd(own)))
    return { ...row, text: fill(wording.lowest, { amount: money.text(least) }), least, said: least, says: null }
  return { ...row, least, said: ownLeast }
}

/** Whether a row's own text names a highest price, which would be wrong where its selections cost different amounts. */
function hasEnd({ price, choices }: PriceRow): boolean {
  const said = offered(price, choices)
  return said?.kind === 'amount' && said.high !== null
}

/** The lines below a package's rows: its least in all, where no row says it, and the least of each span of days that differs, each with what is added to it. */
export function inAllTexts({ total, onDays, plus }: Pick<ToldPrice, 'total' | 'onDays' | 'plus'>, scope: ToldScope): string[] {
  return [...(total === null ? [] : [total]), ...onDays.map(told => withPlus(onDaysText(told, scope), plus))]
}

/**
 * What a package costs today in one text, with what is added to it: the least with its days where today has a least of its own; else the price's own words
 * where these say the least that is paid; else the least of all.
 */
export function startOf(item: Package, category: Category, scope: ToldScope): string {
  const { content, money } = scope
  const wording = content.messages.price
  const { rows, total, plus, onDays } = toldPrice(item, category, scope)
  const now = ofToday(onDays)
  if (now !== undefined) return withPlus(lineText({ label: now.days, text: fill(wording.lowest, { amount: money.text(now.least) }) }), plus)
  const [only, ...others] = rows
  if (only !== undefined && others.length === 0 && total === null) return withPlus(only.text, plus)
  const least = lowest(rows.map(row => row.least))
  if (least !== null) return withPlus(fill(wording.lowest, { amount: money.text(least) }), plus)
  const own = startingText(item.price, { category, package: item, money, wording })
  return withPlus(itemText({ text: own, price: item.price }, item, wording), plus)
}

/** The days that it says, in words; null where it says none. */
export function daysOfStart(item: Package, category: Category, scope: ToldScope): string | null {
  return ofToday(toldPrice(item, category, scope).onDays)?.days ?? null
}

function ofToday(onDays: readonly ToldOnDays[]): ToldOnDays | undefined {
  return onDays.find(({ from }) => from === null)
}

/** A price, and that tax is added to it. */
export function withPlus(text: string, plus: string | null | undefined): string {
  return plus ? `${text} ${plus}` : text
}
