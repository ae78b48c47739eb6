import type { Tax, Taxes } from '#src/contract/generated/types.ts'

export const TAX_WORDS: Taxes['words'] = {
  taxName: '{percent} {title}',
  plusTax: 'plus tax',
  taxAdded: 'Added to the price',
  taxIncluded: 'Included in the price',
  allInclude: 'All prices include {taxes}.',
  includesTax: 'Includes {tax}',
}

/** Taxes of a business, rounded once. */
export function taxesOf(list: Taxes['list'], rounding: Taxes['rounding'] = 'total'): Taxes {
  return { rounding, list, words: TAX_WORDS }
}

export const SALES_TAX = { id: 'sales', title: 'sales tax', bps: 600, included: false } satisfies Tax

export const VAT = { id: 'vat', title: 'VAT', bps: 2300, included: true } satisfies Tax
