import type { Tax, Taxes } from '#src/contract/generated/types.ts'
import { fill } from '../words/fill.ts'
import { percentText } from '../words/percent-text.ts'

/** A tax with its percentage, as people read it. */
export function taxName({ title, bps }: Pick<Tax, 'title' | 'bps'>, { words }: Pick<Taxes, 'words'>, locale = 'en'): string {
  return fill(words.taxName, { title, percent: percentText(bps, locale) })
}
