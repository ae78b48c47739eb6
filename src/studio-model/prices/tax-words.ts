import { addTaxes } from '#src/catalog/taxes/add-taxes.ts'
import { taxName } from '#src/catalog/taxes/tax-name.ts'
import type { Estimate } from '#src/catalog/estimate/estimate.ts'
import type { Money } from '#src/catalog/words/money.ts'
import type { Tax } from '#src/contract/generated/types.ts'
import { decimalProblem, decimalText, TAX_RULE } from '../numbers/decimal-text.ts'

/** A tax in a list: "6%, added to the prices". */
export function taxSubtitle({ bps, included, on, except }: Readonly<Record<string, unknown>>): string {
  const percent = typeof bps === 'number' ? `${decimalText(bps, 2, true)}%` : 'No percentage yet'
  const prices = on !== undefined ? 'some prices' : except === undefined ? 'all prices' : 'all but some prices'
  return included === true ? `${percent}, included in ${prices}` : `${percent}, added to ${prices}`
}

/** What a tax comes to, of a price of 100 in the currency's unit; null while its percentage is no number that it may be. */
export function taxExample(draft: Readonly<Record<string, unknown>>, { money, locale }: { money: Money; locale: string }): string | null {
  const { title, bps, included } = draft
  if (typeof bps !== 'number' || decimalProblem(bps, TAX_RULE) !== null) return null
  const tax: Tax = { id: 'tax', title: typeof title === 'string' && title !== '' ? title : 'tax', bps, included: included === true }
  const words = { taxName: '{percent} {title}', plusTax: '', taxAdded: '', taxIncluded: '', allInclude: '', includesTax: '{tax}' }
  const name = taxName(tax, { words }, locale)
  const price = money.amount(100)
  const lines: Estimate['lines'] = [{ id: 'price', kind: 'package', title: '', low: price, high: price }]
  const before: Estimate = { state: 'priced', low: price, high: price, lines, reasons: [], notes: [], missing: [], used: [], duration: null }
  const { low, lines: all, notes } = addTaxes(before, [{ lines, taxes: [{ tax, name, isOn: () => true }] }], { rounding: 'total', words })
  const share = all[1]?.low ?? notes[0]?.low ?? 0
  if (tax.included) return `A price of ${money.exact(price)} stays as it is, and the estimate says that it includes ${name}, ${money.exact(share)}.`
  return `A price of ${money.exact(price)} becomes ${money.exact(low ?? price)}: ${name}, ${money.exact(share)}.`
}
