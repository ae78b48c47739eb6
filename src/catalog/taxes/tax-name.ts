import type { Tax, Taxes } from '#src/contract/generated/types.ts'
import { fill } from '../words/fill.ts'

/** A tax with its percentage, as people read it. */
export function taxName({ title, bps }: Pick<Tax, 'title' | 'bps'>, { words }: Pick<Taxes, 'words'>, locale = 'en'): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(bps / 10_000)
  return fill(words.taxName, { title, percent })
}
