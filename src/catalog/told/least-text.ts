import { fill } from '../words/fill.ts'
import type { ToldScope } from './told-price.ts'

/** The least that a package costs with all that is always paid: "You pay from $72". */
export function leastText(amount: number, { content, money }: Pick<ToldScope, 'content' | 'money'>): string {
  return fill(content.site.wording.priceList.least, { amount: money.text(amount) })
}
