import type { WarningDifference } from '#src/contract/generated/types.ts'
import { notDismissed } from '../lint/dismissed.ts'
import { type Lint, lintCatalog } from '../lint/lint-catalog.ts'
import { lintWhole } from '../lint/lint-whole.ts'
import type { Revision } from '../revision.ts'

/** The prices that may be mistakes in only one of two revisions, and those that are said of the same selections with other prices; without those that content dismisses. */
export function compareLints(before: Revision, after: Revision): WarningDifference[] {
  const [old, now] = [lintsIn(before), lintsIn(after)]
  const kept = [...now].flatMap(([key, lint]): WarningDifference[] => {
    const earlier = old.get(key)
    return earlier?.message === lint.message ? [] : [difference(lint, earlier === undefined ? 'added' : 'changed')]
  })
  return [...kept, ...[...old].flatMap(([key, lint]) => (now.has(key) ? [] : [difference(lint, 'removed')]))]
}

function difference({ category, message }: Lint, change: WarningDifference['change']): WarningDifference {
  return { category: category.title, change, message }
}

/** By what they say of which selections. */
function lintsIn(revision: Revision): Map<string, Lint> {
  const lints = notDismissed([...lintCatalog(revision.catalog, revision), ...lintWhole(revision.content, revision)], revision.content.examples)
  return new Map(
    lints.map(lint => [
      JSON.stringify([lint.category.id, lint.kind, ...(lint.sides.length === 0 ? [lint.message] : lint.sides.map(side => side.title))]),
      lint,
    ]),
  )
}
