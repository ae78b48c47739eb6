import { localTime } from '#src/booking/schedule/business-time.ts'
import { pricedSelection } from '#src/booking/programs/selection-estimate.ts'
import type { SavedPrice } from '#src/booking/programs/honoured-price.ts'
import type { Interval } from '#src/catalog/estimate/interval.ts'
import type { Day } from '#src/contract/generated/types.ts'
import type { FormRevision } from '#src/catalog/revision.ts'

/**
 * What the choices of a saved estimate cost today, as if asked for when they were saved, and which answers that takes; null without a price. Choices
 * without a day have the prices of `day`, that of the request's visit: what is promised holds whenever that is.
 */
export function priceNow({ selection, savedAt }: SavedPrice, revision: FormRevision, day: Day): { price: Interval; used: readonly string[] } | null {
  const asked = localTime(savedAt, revision.content.business.timeZone)
  const now = pricedSelection(revision, selection, selection.date === undefined ? { ...asked, date: day } : asked)
  if (!now.ok || now.estimate.low === null) return null
  const { low, high, used } = now.estimate
  return { price: { low, high }, used }
}
