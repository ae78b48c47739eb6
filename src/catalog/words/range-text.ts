import type { Messages } from '#src/contract/generated/types.ts'
import { fill } from './fill.ts'
import type { Money } from './money.ts'

/** Formats two amounts: "$75-$95", "$75-$95+" when open, "Up to $25" from 0. */
export function rangeText(
  { low, high, open = false }: { low: number; high: number; open?: boolean },
  money: Money,
  wording: Messages['price'],
): string {
  const template = open ? wording.openRange : low === 0 ? wording.most : wording.range
  return fill(template, { low: money.text(low), high: money.text(high) })
}
