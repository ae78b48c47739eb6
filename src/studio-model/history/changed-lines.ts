import type { Money } from '#src/catalog/words/money.ts'
import { DOCUMENT_SHAPE } from '../documents/documents.ts'
import { fieldChanges } from './field-changes.ts'
import { fieldChangeWords } from './field-change-words.ts'

/** Says what differs between two versions of a document, of a category beside its prices, a line for each change. */
export function changedLines(type: string, before: object, now: object, { money, locale }: { money: Money; locale: string }): string[] {
  const scope = { now, shape: DOCUMENT_SHAPE[type] ?? '', money, locale }
  return fieldChanges(before, now, type === 'category').flatMap(change => fieldChangeWords(change, scope))
}
