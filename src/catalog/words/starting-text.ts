import type { Price } from '#src/contract/generated/types.ts'
import type { PriceTextContext } from '../prices/price-rows.ts'
import { kindRows } from '../prices/walk.ts'
import { fill } from './fill.ts'

/** A price of its own in one text: its words when it needs no choice, else its lowest figure as a starting price. */
export function startingText(price: Price, context: PriceTextContext): string {
  const rows = kindRows(price, context)
  const figures = rows.map(({ figure }) => figure).filter(figure => figure !== null)
  if (rows.length > 1 && figures.length > 0) return fill(context.wording.lowest, { amount: context.money.text(Math.min(...figures)) })
  return rows[0]?.text ?? context.wording.quote
}
