import type { ComponentType } from 'react'
import { MoneyDiff, PercentDiff } from './history/number-diffs.tsx'
import { PriceDiff } from './history/price-diff.tsx'

/** How "Review changes" shows values, by type name in schemas/; all others as Sanity does. */
export const DIFFS: Readonly<Record<string, ComponentType<never>>> = {
  Amount: MoneyDiff,
  AmountOrNone: MoneyDiff,
  Difference: MoneyDiff,
  PartOfPrice: PercentDiff,
  Percent: PercentDiff,
  Price: PriceDiff,
  TaxRate: PercentDiff,
}
