import type { WarningDifference } from '#src/contract/generated/types.ts'
import { type Lint, lintCatalog } from '../lint/lint-catalog.ts'
import type { Revision } from '../revision.ts'

/** A lint, and the title of the category that it is about. */
interface Warned {
  lint: Lint
  category: string
}

/** The prices that may be mistakes in only one of two revisions, and those that are said of the same selections with other prices. */
export function compareLints(before: Revision, after: Revision): WarningDifference[] {
  const [old, now] = [lintsIn(before), lintsIn(after)]
  const kept = [...now].flatMap(([key, { lint, category }]): WarningDifference[] => {
    const earlier = old.get(key)
    if (earlier?.lint.message === lint.message) return []
    return [{ category, change: earlier === undefined ? 'added' : 'changed', message: lint.message }]
  })
  const gone = [...old].flatMap(([key, { lint, category }]): WarningDifference[] =>
    now.has(key) ? [] : [{ category, change: 'removed', message: lint.message }],
  )
  return [...kept, ...gone]
}

/** By what they say of which selections. */
function lintsIn(revision: Revision): Map<string, Warned> {
  return new Map(
    lintCatalog(revision.catalog, revision).map(lint => {
      const { id, title } = revision.content.categories[Number(lint.pointer.split('/')[2])] ?? { id: '', title: '' }
      return [JSON.stringify([id, lint.kind, ...lint.sides.map(side => side.title)]), { lint, category: title }]
    }),
  )
}
