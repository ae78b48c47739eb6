import { defaultValue } from '../documents/default-text.ts'
import { DOCUMENT_SHAPE } from '../documents/documents.ts'
import type { PolicyTelling } from '../policies/told-policy.ts'
import { changesAt, type FieldChange, fieldChanges, isOfField } from './field-changes.ts'
import { fieldChangeWords, fieldName } from './field-change-words.ts'

/** What words for changes need: how amounts and numbers are written, the language of the defaults, and the site's words of prices. */
export interface Telling extends PolicyTelling {
  /** How a category's place among the others changes; null where it stays, whatever its number in the order. */
  readonly order?: string | null
}

/** Two versions of a document. */
interface Versions {
  readonly type: string
  readonly before: object
  readonly now: object
}

/** Says what differs between two versions of a document, of a category beside its prices, a line for each change. */
export function changedLines(versions: Versions, telling: Telling): string[] {
  return linesOf(fieldChanges(versions.before, versions.now, versions.type === 'category'), versions, telling)
}

/** Says what changes made of a document, a line for each: against what held by default where a version says nothing. */
export function linesOf(changes: readonly FieldChange[], { type, before, now }: Versions, { order = 'was changed', ...telling }: Telling): string[] {
  const scope = { ...telling, now, shape: DOCUMENT_SHAPE[type] ?? '' }
  return changes.flatMap(change => {
    // Its number means nothing by itself.
    if (type === 'category' && isOfField(change, 'order')) return order === null ? [] : [`${fieldName(change, scope)}: ${order}`]
    return said(change, before, now, telling.language).flatMap(one => fieldChangeWords(one, scope))
  })
}

/** A change with what holds by default in place of what is left out; none where that is the same. */
function said(change: FieldChange, older: object, now: object, language: unknown): FieldChange[] {
  const before = change.before ?? defaultValue(older, change.path, language)
  const after = change.after ?? defaultValue(now, change.path, language)
  return before === change.before && after === change.after ? [change] : changesAt(before, after, change.path)
}
