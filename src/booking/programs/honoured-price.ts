import type { Interval } from '#src/catalog/estimate/interval.ts'
import type { Selection } from '#src/catalog/estimate/selection.ts'
import type { Catalog } from '#src/catalog/plan.ts'
import type { Business, EstimateSnapshot, Input, ServiceSelection } from '#src/contract/generated/types.ts'

/** An estimate that a visitor saved, with its price in minor units. */
export interface SavedPrice extends Interval {
  selection: ServiceSelection
  revision: string
  savedAt: Date
  validUntil: Date
}

type Price = Pick<EstimateSnapshot, 'lines' | 'low' | 'high' | 'honoured'>

/**
 * The price of a request that follows a saved estimate: what its choices cost more than then is taken off, on a line of its own, and a price that has
 * fallen stays. `now` is what the saved choices cost today, as if asked for when they were saved, so that another day, or less notice, costs what it
 * costs today.
 */
export function honouredPrice<P extends Price>(today: P, now: Interval, saved: SavedPrice, title: string): P {
  if (today.low === null) return today
  const low = Math.min(0, saved.low - now.low)
  const end = endOf(today, now, saved)
  if (low === 0 && end.high === today.high) return today
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

/**
 * Whether a selection is the saved one, apart from day and time. Compares the answers that the price uses, both as stored (`keptAnswers`); an answer that a
 * lookup table decides is left out, since the table may have changed.
 */
export function isOfSaved(
  { category, package: chosen, inputs, addons }: Selection,
  { selection }: SavedPrice,
  used: readonly string[],
  { categoryById }: Catalog,
): boolean {
  const { service, package: savedPackage = null, answers = {}, addons: savedAddons = [] } = selection
  const found = new Set(
    categoryById
      .get(category)
      ?.category.inputs.filter(isFound)
      .map(({ id }) => id),
  )
  const inUse = (given: Readonly<Record<string, unknown>>) => used.filter(id => !found.has(id)).map(id => given[id] ?? null)
  const wanted = [category, chosen, inUse(inputs), addons.toSorted()]
  return JSON.stringify(wanted) === JSON.stringify([service, savedPackage, inUse(answers), savedAddons.toSorted()])
}

/** Whether a lookup table alone decides the answer. */
function isFound(input: Input): boolean {
  return input.kind === 'lookup' && input.correctable !== true && input.else.ask !== true
}

/** The day of a moment at the business, in words. */
export function dayText(moment: Date, { locale, timeZone }: Pick<Business, 'locale' | 'timeZone'>): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(moment)
}
