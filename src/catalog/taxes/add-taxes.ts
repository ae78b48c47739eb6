import type { EstimateLine, Tax, Taxes } from '#src/contract/generated/types.ts'
import type { Estimate } from '../estimate/estimate.ts'
import type { Interval } from '../estimate/interval.ts'
import { roundQuotient, WHOLE_BPS } from '../estimate/rounding.ts'
import type { Note, TaxedPart } from '../plan.ts'
import { fill } from '../words/fill.ts'

/**
 * Adds taxes to a price: a line for each that is added, and a note with its share for each that is included; while there is no price, a note that tax
 * comes to it. See docs/price-language.md, "Taxes".
 */
export function addTaxes(estimate: Estimate, parts: readonly TaxedPart[], { rounding, words }: Pick<Taxes, 'rounding' | 'words'>): Estimate {
  const { state, low, high } = estimate
  const applying = new Map(parts.flatMap(({ taxes }) => taxes.map(plan => [plan.tax.id, plan])))
  if (low === null) {
    const added = [...applying.values()].find(({ tax }) => !tax.included)
    if (added === undefined || state === 'forbidden') return estimate
    return { ...estimate, notes: [...estimate.notes, { id: added.tax.id, kind: 'tax', title: null, text: words.plusTax, low: null, high: null }] }
  }
  const all: Taxable = { lines: estimate.lines, low, high }
  const total: Interval = { low, high }
  const lines: EstimateLine[] = []
  const notes: Note[] = []
  for (const { tax, name } of applying.values()) {
    const { id } = tax
    const own = parts.flatMap(part => part.taxes.flatMap(plan => (plan.tax.id === id ? part.lines.filter(plan.isOn) : [])))
    const share = shareOf(own, all, tax, rounding)
    if (share.high === 0) continue
    if (tax.included) notes.push({ id, kind: 'tax', title: fill(words.includesTax, { tax: name }), text: null, ...share })
    else {
      lines.push({ id, kind: 'tax', title: name, ...share })
      total.low += share.low
      total.high = total.high === null || share.high === null ? null : total.high + share.high
    }
  }
  return { ...estimate, ...total, lines: [...estimate.lines, ...lines], notes: [...estimate.notes, ...notes] }
}

/** The lines of an estimate before taxes, and what they come to. */
interface Taxable extends Interval {
  lines: readonly EstimateLine[]
}

/** The tax on some lines: at most that on all of them, since discounts and a maximum are lines too; of the high end at least that of the low one. */
function shareOf(own: readonly EstimateLine[], all: Taxable, tax: Tax, rounding: Taxes['rounding']): Interval {
  const partOf = (amount: number) => roundQuotient(amount * tax.bps, tax.included ? WHOLE_BPS + tax.bps : WHOLE_BPS)
  /** Null where a line is open. */
  const ofLines = (lines: readonly EstimateLine[], end: 'low' | 'high') => {
    const amounts = lines.map(line => line[end])
    if (!amounts.every(amount => amount !== null)) return null
    return Math.max(0, rounding === 'line' ? sum(amounts.map(partOf)) : partOf(sum(amounts)))
  }
  const atEnd = (end: 'low' | 'high') => {
    const { [end]: whole } = all
    const ofOwn = ofLines(own, end)
    // A maximum may end what some line leaves open.
    const ofAll = whole === null ? null : (ofLines(all.lines, end) ?? partOf(whole))
    return ofAll === null ? ofOwn : Math.min(ofOwn ?? Infinity, ofAll)
  }
  const low = atEnd('low') ?? 0
  const high = atEnd('high')
  return { low, high: high === null ? null : Math.max(low, high) }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((whole, amount) => whole + amount, 0)
}
