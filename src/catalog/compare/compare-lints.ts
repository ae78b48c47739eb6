import type { Category, Day, WarningDifference } from '#src/contract/generated/types.ts'
import { notDismissed } from '../lint/dismissed.ts'
import { type Lint, lintCatalog } from '../lint/lint-catalog.ts'
import { lintWhole } from '../lint/lint-whole.ts'
import { type Revision, revisionOn } from '../revision.ts'

/** How many days to come on which prices change are looked at: each takes as long as today. */
const MOST_DAYS = 12

/** A lint, and the day to come from which on prices are such; null where they are today. */
interface DatedLint extends Lint {
  from: Day | null
}

/**
 * The prices that may be mistakes in only one of two revisions, today or from a day to come on, and those that are said of the same selections with other
 * prices; without those that content dismisses.
 */
export function compareLints(before: Revision, after: Revision, today: Day): WarningDifference[] {
  const [old, now] = [lintsIn(before, today), lintsIn(after, today)]
  const kept = [...now].flatMap(([key, lint]): WarningDifference[] => {
    const earlier = old.get(key)
    return earlier?.message === lint.message ? [] : [difference(lint, earlier === undefined ? 'added' : 'changed')]
  })
  return [...kept, ...[...old].flatMap(([key, lint]) => (now.has(key) ? [] : [difference(lint, 'removed')]))]
}

function difference({ category, message, from }: DatedLint, change: WarningDifference['change']): WarningDifference {
  return { category: category.title, change, message, ...(from !== null && { from }) }
}

/** By what they say of which selections: from the first day on which they do. */
function lintsIn(revision: Revision, today: Day): Map<string, DatedLint> {
  const lints = new Map<string, DatedLint>()
  const known = new Set<Category>()
  for (const day of [today, ...(revision.epochs?.after(today).slice(0, MOST_DAYS) ?? [])]) {
    const on = revisionOn(revision, day)
    const found = [...lintCatalog(on.catalog, on, { known }), ...lintWhole(on.content, on)]
    // A category is the same object as long as none of its prices changes.
    for (const { category } of on.catalog.categories) known.add(category)
    for (const lint of notDismissed(found, on.content.examples)) {
      const key = keyOf(lint)
      if (!lints.has(key)) lints.set(key, { ...lint, from: day === today ? null : day })
    }
  }
  return lints
}

function keyOf({ category, kind, sides, message }: Lint): string {
  return JSON.stringify([category.id, kind, ...(sides.length === 0 ? [message] : sides.map(side => side.title))])
}
