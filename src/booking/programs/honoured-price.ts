import type { Interval } from '#src/catalog/estimate/interval.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import type { FormRevision } from '#src/catalog/revision.ts'
import { fill } from '#src/catalog/words/fill.ts'
import type { Business, EstimateSnapshot, ServiceSelection } from '#src/contract/generated/types.ts'
import { ownValue } from '#src/contract/own-value.ts'
import { localTime } from '../schedule/business-time.ts'
import { pricedSelection } from './selection-estimate.ts'

/** An estimate that a visitor saved, with its price in minor units. */
export interface SavedPrice {
  selection: ServiceSelection
  low: number
  /** Null when open. */
  high: number | null
  revision: string
  savedAt: Date
  validUntil: Date
}

type Price = Pick<EstimateSnapshot, 'lines' | 'low' | 'high' | 'honoured'>

/**
 * The price of a request that follows a saved estimate: what its choices cost more than then is taken off, on a line of its own, and a price that has
 * fallen stays. The estimate's choices are priced anew as if it were asked for when it was saved, so that another day, or less notice, costs what it
 * costs today. Null where the request is of other choices, or today's content has no price for those that were saved.
 */
export function honouredPrice<P extends Price>(today: P, selection: Selection, saved: SavedPrice, revision: FormRevision): P | null {
  if (today.low === null) return null
  const { business, messages } = revision.content
  const now = pricedSelection(revision, saved.selection, localTime(saved.savedAt, business.timeZone))
  if (!now.ok || now.estimate.low === null || !isSameChoice(selection, now.selection, now.estimate.used)) return null
  const low = Math.min(0, saved.low - now.estimate.low)
  const end = endOf(today, { low: now.estimate.low, high: now.estimate.high }, saved)
  if (low === 0 && end.high === today.high) return today
  const title = fill(messages.savedEstimate?.line ?? '', { day: dayText(saved.savedAt, business) })
  return {
    ...today,
    lines: [...today.lines, { id: 'saved', kind: 'saved', title, low, high: end.taken }],
    low: today.low + low,
    high: end.high === null ? null : Math.max(today.low + low, end.high),
    honoured: { revision: saved.revision, saved_at: saved.savedAt.toISOString(), low: today.low },
  }
}

/** The high end, and what is taken off it; an open price that was not open ends where it did, and what closes it has no end of its own. */
function endOf(today: Price, now: Interval, saved: SavedPrice): { high: number | null; taken: number | null } {
  if (today.high !== null) {
    const taken = saved.high === null || now.high === null ? 0 : Math.min(0, saved.high - now.high)
    return { high: today.high + taken, taken }
  }
  const wasClosed = now.high === null ? saved.high : null
  return { high: wasClosed === null ? null : wasClosed + Math.max(0, (today.low ?? 0) - now.low), taken: null }
}

/** Whether two selections choose the same, but for the visit's day and time; of answers only those count that are in use. */
function isSameChoice(one: Selection, other: Selection, used: readonly string[]): boolean {
  const answers = ({ inputs }: Selection) => used.map(id => ownValue(inputs, id) ?? null)
  const choice = (selection: Selection) => [selection.category, selection.package, answers(selection), selection.addons.toSorted()]
  return JSON.stringify(choice(one)) === JSON.stringify(choice(other))
}

/** The day of a moment at the business, in words. */
export function dayText(moment: Date, { locale, timeZone }: Pick<Business, 'locale' | 'timeZone'>): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(moment)
}
