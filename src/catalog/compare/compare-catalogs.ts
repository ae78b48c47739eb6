import { canonicalJson } from '#src/contract/canonical-json.ts'
import type { Category, CategoryDifference, Day, Id, SelectionDifference } from '#src/contract/generated/types.ts'
import { type Revision, revisionOn } from '../revision.ts'
import { taxesOf } from '../taxes/taxes-of.ts'
import { addDays } from '../days.ts'
import type { PricedDays } from '../publish-check/candidates.ts'
import { nextChange } from '../told/costed-rows.ts'
import { announcedOn } from '../told/later-rows.ts'
import { compareItems, notToldYet } from './compare-items.ts'
import { compareSelections } from './compare-selections.ts'
import type { ShownDays } from './item-lines.ts'
import { noChanges } from './price-change.ts'

/** Limit of the complete selections of a category that are compared, for each side. */
const MAX_COMPARED = 50_000

/**
 * Differences in prices, choices and durations between two revisions, by category, as the site shows them on a day: in the newer order, removed
 * categories last. Unchanged categories are left out.
 */
export function compareCatalogs(before: Revision, after: Revision, today: Day, maxSelections = MAX_COMPARED): CategoryDifference[] {
  return idsOf(before, after).flatMap(id => compareCategory(id, before, after, { today, from: null }, maxSelections) ?? [])
}

/**
 * The same for visits of today and of the days to come on which prices change under either revision, each with the day from which on it is so; what is
 * so already is not said again.
 */
export function compareByDay(before: Revision, after: Revision, today: Day, maxSelections = MAX_COMPARED): CategoryDifference[] {
  const told = new Map<Id, CategoryDifference | null>()
  return [today, ...changeDaysOf(before, after, today)].flatMap(day => {
    const [was, is] = [revisionOn(before, day), revisionOn(after, day)]
    return idsOf(was, is).flatMap(id => {
      if (day !== today && !changesOn(day, id, before, after)) return []
      const days = day === today ? { today, from: null } : { today: day, from: day }
      const found = compareCategory(id, was, is, days, maxSelections)
      const fresh = found && freshOf(found, told.get(id) ?? null)
      told.set(id, found)
      return fresh === null ? [] : [day === today ? fresh : { ...fresh, from: day, ...announced(id, day, after, today) }]
    })
  })
}

/** When pages begin to tell a category's prices of a day to come, where they do before it. */
function announced(id: Id, day: Day, after: Revision, today: Day): Pick<CategoryDifference, 'announced'> {
  const now = revisionOn(after, today)
  const category = now.catalog.categoryById.get(id)?.category
  const first = category === undefined ? null : announcedOn(category, day, { ...now, today })
  return first === null ? {} : { announced: first }
}

/** What a difference says that the last one did not; null for nothing. */
function freshOf(found: CategoryDifference, last: CategoryDifference | null): CategoryDifference | null {
  if (last === null) return found
  const items = notToldYet(found.items, last.items)
  const isTold = found.items.length > 0 ? items.length === 0 : JSON.stringify(found) === JSON.stringify(last)
  return isTold ? null : { ...found, items }
}

function idsOf(before: Revision, after: Revision): Id[] {
  return [...new Set([...after.catalog.categoryById.keys(), ...before.catalog.categoryById.keys()])]
}

/** Whether a category's prices change on a day under either revision. */
function changesOn(day: Day, id: Id, before: Revision, after: Revision): boolean {
  const eve = addDays(day, -1)
  return nextChangeOf(id, revisionOn(before, eve), revisionOn(after, eve), eve) === day
}

/** The next day after one on which a category's prices change under either revision. */
function nextChangeOf(id: Id, before: Revision, after: Revision, today: Day): Day | null {
  const days = [before, after].map(revision => nextChange({ id }, { ...revision, today })).filter(day => day !== null)
  return days.sort()[0] ?? null
}

function compareCategory(id: Id, before: Revision, after: Revision, asked: Omit<ShownDays, 'before'>, max: number): CategoryDifference | null {
  const days = { ...asked, before: nextChangeOf(id, before, after, asked.today) }
  const [old, now] = [before.catalog.categoryById.get(id), after.catalog.categoryById.get(id)]
  const [earlier, later] = [old?.category ?? null, now?.category ?? null]
  const items = compareItems(earlier, before, later, after, days)
  const selections = pricedBy(earlier, before) !== pricedBy(later, after) ? selectionsOf(id, before, after, days, max) : NOTHING_COMPARED
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

function selectionsOf(id: Id, before: Revision, after: Revision, days: PricedDays, max: number): SelectionDifference {
  const [old, now] = [before.catalog.categoryById.get(id), after.catalog.categoryById.get(id)]
  if (old === undefined || now === undefined) return NOTHING_COMPARED
  return compareSelections({ revision: before, plan: old }, { revision: after, plan: now }, max, days)
}

/** Added and removed categories are described by their items alone. */
const NOTHING_COMPARED: SelectionDifference = { compared: 0, is_whole: true, counts: noChanges(), longer: 0, shorter: 0, examples: [] }

function hasChange({ counts, longer, shorter }: SelectionDifference): boolean {
  return longer + shorter > 0 || Object.values(counts).some(count => count > 0)
}

function titleOf(category: Category | null): string {
  return category?.title ?? ''
}
