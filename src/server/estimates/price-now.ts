import { localTime } from '#src/booking/schedule/business-time.ts'
import { pricedSelection } from '#src/booking/programs/selection-estimate.ts'
import type { SavedPrice } from '#src/booking/programs/honoured-price.ts'
import type { Interval } from '#src/catalog/estimate/interval.ts'
import type { FormRevision } from '#src/catalog/revision.ts'

/** What the choices of a saved estimate cost today, as if asked for when they were saved, and which answers that takes; null without a price. */
export function priceNow({ selection, savedAt }: SavedPrice, revision: FormRevision): { price: Interval; used: readonly string[] } | null {
  const now = pricedSelection(revision, selection, localTime(savedAt, revision.content.business.timeZone))
  if (!now.ok || now.estimate.low === null) return null
  const { low, high, used } = now.estimate
  return { price: { low, high }, used }
}
