import type { ContentPointer } from '../compile/content-pointer.ts'
import { WHOLE_BPS } from '../estimate/rounding.ts'
import type { Money } from '../words/money.ts'
import type { Finding } from './finding.ts'

/** One percent, in hundredths of a percent. */
const ONE_PERCENT = WHOLE_BPS / 100

/** From how many units of the currency on an amount says that prices are whole ones. */
const LARGE = 5

/** Below how many of the currency's smallest unit a bound, a fee or the most of a rate was likely typed in whole units. */
export const TYPED_WHOLE = 500

/** Amounts of one place that are not those of a rate. */
export interface Amounts {
  title: string
  pointer: ContentPointer
  amounts: readonly number[]
  /** Whether they are bounds or fees, which are hardly ever small. */
  isBound?: boolean
}

/** Below 1 %, as a rule a percentage was meant a hundred times as large. */
export function* percentFindings(title: string, bps: number | undefined, pointer: ContentPointer): Generator<Finding> {
  if (bps === undefined || bps === 0 || Math.abs(bps) >= ONE_PERCENT) return
  const message = `"${title}" is ${percent(bps)} of the price: write ${percent(bps * 100)}, which files have as ${bps * 100}, if that is meant`
  yield { kind: 'scale', pointer, message, sides: [] }
}

function percent(bps: number): string {
  return `${(bps * 100) / WHOLE_BPS}%`
}

/** Finds amounts below one unit of the currency among whole ones, and bounds and fees that are hardly more; `others` are amounts to compare with. */
export function* amountFindings(places: readonly Amounts[], others: readonly Amounts[], money: Money): Generator<Finding> {
  const large = [...places, ...others].flatMap(({ amounts }) => amounts.map(amount => Math.abs(money.value(amount)))).filter(value => value >= LARGE)
  if (large.length === 0) return
  const areWhole = large.every(value => Number.isInteger(value))
  for (const { title, pointer, amounts, isBound = false } of places) {
    const small = amounts.filter(amount => amount !== 0 && Math.abs(amount) < TYPED_WHOLE && money.decimals > 0)
    const isBelowOne = areWhole && small.some(amount => Math.abs(money.value(amount)) < 1)
    if (small.length === 0 || (!isBelowOne && !isBound)) continue
    const says = `"${title}" says ${listed(small.map(money.exact))}${isBelowOne ? ', where other prices are whole' : ''}`
    yield { kind: 'scale', pointer, message: `${says}: ${remedy(small, money)}`, sides: [] }
  }
}

/** What to write for amounts that were typed in whole units. */
export function remedy(amounts: readonly number[], money: Money): string {
  const meant = amounts.map(money.amount)
  return `write ${listed(meant.map(money.text))}, which files have as ${listed(meant.map(String))}, if that is meant`
}

/** Each once. */
function listed(texts: readonly string[]): string {
  return [...new Set(texts)].join(', ')
}
