import type { CatalogContent } from '#src/catalog/compile/build-catalog.ts'
import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import type { Tax } from '#src/contract/generated/types.ts'

type Line = Estimate['lines'][number]

/** Some lines of an estimate, with the taxes that hold for them. */
export interface Portion {
  lines: Line[]
  taxes: Tax[]
}

/** What docs/price-language.md says in "Taxes", once more beside the engine: whole numbers of any size, and every line looked at by itself. */
export function withTaxes(found: Estimate, portions: Portion[], { business }: CatalogContent): Estimate {
  const { taxes } = business
  const first = portions.flatMap(portion => portion.taxes).find(({ included }) => !included)
  if (['incomplete', 'consultation'].includes(found.state) && first && taxes)
    return { ...found, notes: [...found.notes, { id: first.id, kind: 'tax', title: null, text: taxes.words.plusTax, low: null, high: null }] }
  if (found.state !== 'priced' || found.low === null || !taxes) return found
  const [untaxedLow, untaxedHigh] = [found.low, found.high]
  const result = { ...found, low: untaxedLow, high: untaxedHigh, lines: [...found.lines], notes: [...found.notes] }
  const inOrder = portions.flatMap(portion => portion.taxes).filter((tax, at, all) => all.findIndex(({ id }) => id === tax.id) === at)
  for (const tax of inOrder) {
    const taxed = portions.flatMap(({ lines, taxes: own }) =>
      own.filter(({ id }) => id === tax.id).flatMap(tax => lines.filter(line => isTaxed(line, tax))),
    )
    const bottom = BigInt(tax.included ? 10_000 + tax.bps : 10_000)
    const of = (amount: number) => halfUp(BigInt(amount) * BigInt(tax.bps), bottom)
    const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
    const ofAll = (amounts: number[]) => Math.max(taxes.rounding === 'line' ? sumOf(amounts.map(of)) : of(sumOf(amounts)), 0)
    const low = Math.min(ofAll(taxed.map(line => line.low ?? Number.NaN)), ofAll(found.lines.map(line => line.low ?? Number.NaN)))
    const highs = (lines: Line[]) => lines.flatMap(line => (line.high === null ? [] : [line.high]))
    const isOpen = (lines: Line[]) => highs(lines).length < lines.length
    const mosts = [
      ...(isOpen(taxed) ? [] : [ofAll(highs(taxed))]),
      ...(untaxedHigh === null ? [] : [isOpen(found.lines) ? of(untaxedHigh) : ofAll(highs(found.lines))]),
    ]
    const high = mosts.length === 0 ? null : Math.max(low, Math.min(...mosts))
    if (low === 0 && high === 0) continue
    const title = taxName(tax, { business })
    if (tax.included) result.notes.push({ id: tax.id, kind: 'tax', title: taxes.words.includesTax.replace('{tax}', title), text: null, low, high })
    else {
      result.lines.push({ id: tax.id, kind: 'tax', title, low, high })
      result.low += low
      result.high = result.high === null || high === null ? null : result.high + high
    }
  }
  return result
}

/** In English. */
export function taxName({ title, bps }: Tax, { business }: Pick<CatalogContent, 'business'>): string {
  return (business.taxes?.words.taxName ?? '').replace('{title}', title).replace('{percent}', `${bps / 100}%`)
}

function isTaxed({ kind, id }: Line, { on, except }: Tax): boolean {
  const named = (lines: Tax['on'] | Tax['except']) => (kind === 'addon' ? lines?.addons : kind === 'rule' ? lines?.rules : undefined)?.includes(id)
  if (on) return kind === 'package' ? on.packages === true : named(on) === true
  return kind === 'package' ? except?.packages?.includes(id) !== true : named(except) !== true
}

/** To a whole number, half away from zero. */
function halfUp(top: bigint, bottom: bigint): number {
  const size = top < 0n ? -top : top
  const whole = Number((size * 2n + bottom) / (bottom * 2n))
  return top < 0n && whole > 0 ? -whole : whole
}
