import { canonicalJson } from '#src/contract/canonical-json.ts'
import type { Category, CategoryDifference, Day, Id, SelectionDifference } from '#src/contract/generated/types.ts'
import { type Revision, revisionOn } from '../revision.ts'
import { taxesOf } from '../taxes/taxes-of.ts'
import { compareItems } from './compare-items.ts'
import { compareSelections } from './compare-selections.ts'
import { noChanges } from './price-change.ts'

/** Limit of the complete selections of a category that are compared, for each side. */
const MAX_COMPARED = 50_000

/**
 * Differences in prices, choices and durations between two revisions, by category, as the site shows them on a day: in the newer order, removed
 * categories last. Unchanged categories are left out.
 */
export function compareCatalogs(before: Revision, after: Revision, today: Day, maxSelections = MAX_COMPARED): CategoryDifference[] {
  const ids = new Set([...after.catalog.categoryById.keys(), ...before.catalog.categoryById.keys()])
  return [...ids].flatMap(id => compareCategory(id, before, after, today, maxSelections) ?? [])
}

/**
 * The same for visits of today and of the days to come on which prices change under either revision, each with the day from which on it is so; what is
 * so already is not said again.
 */
export function compareByDay(before: Revision, after: Revision, today: Day, maxSelections = MAX_COMPARED): CategoryDifference[] {
  let told = new Set<string>()
  return [today, ...changeDaysOf(before, after, today)].flatMap(day => {
    const found = compareCatalogs(revisionOn(before, day), revisionOn(after, day), today, maxSelections)
    const fresh = found.filter(difference => !told.has(JSON.stringify(difference)))
    told = new Set(found.map(difference => JSON.stringify(difference)))
    return day === today ? fresh : fresh.map(difference => ({ ...difference, from: day }))
  })
}

function compareCategory(id: Id, before: Revision, after: Revision, today: Day, max: number): CategoryDifference | null {
  const [old, now] = [before.catalog.categoryById.get(id), after.catalog.categoryById.get(id)]
  const [earlier, later] = [old?.category ?? null, now?.category ?? null]
  const items = compareItems(earlier, before, later, after, today)
  const selections = pricedBy(earlier, before) !== pricedBy(later, after) ? selectionsOf(id, before, after, max) : NOTHING_COMPARED
  if (items.length === 0 && !hasChange(selections)) return null
  return {
    category: id,
    title: titleOf(later ?? earlier),
    change: old === undefined ? 'added' : now === undefined ? 'removed' : 'changed',
    items,
    selections,
  }
}

/** The days to come on which prices change under either revision. */
export function changeDaysOf(before: Revision, after: Revision, today: Day): Day[] {
  return [...new Set([before, after].flatMap(({ epochs }) => epochs?.after(today) ?? []))].sort()
}

/** What a category's prices depend on: where it is the same, reasons and wording, which lie elsewhere, change no number. */
function pricedBy(category: Category | null, { content }: Revision): string {
  return canonicalJson(category === null ? null : [category, taxesOf(category, content), content.business.taxes?.rounding ?? null])
}

function selectionsOf(id: Id, before: Revision, after: Revision, max: number): SelectionDifference {
  const [old, now] = [before.catalog.categoryById.get(id), after.catalog.categoryById.get(id)]
  if (old === undefined || now === undefined) return NOTHING_COMPARED
  return compareSelections({ revision: before, plan: old }, { revision: after, plan: now }, max)
}

/** Added and removed categories are described by their items alone. */
const NOTHING_COMPARED: SelectionDifference = { compared: 0, is_whole: true, counts: noChanges(), longer: 0, shorter: 0, examples: [] }

function hasChange({ counts, longer, shorter }: SelectionDifference): boolean {
  return longer + shorter > 0 || Object.values(counts).some(count => count > 0)
}

function titleOf(category: Category | null): string {
  return category?.title ?? ''
}
