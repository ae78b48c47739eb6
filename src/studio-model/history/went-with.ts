import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { fieldsOf, keyedList, textAt } from '../draft/draft-value.ts'
import { type Back, partBack, pathsOf } from './part-back.ts'
import type { FieldChange } from './field-changes.ts'
import type { DocumentPublishing } from './published-together.ts'

/** Whether a part of a publishing only took something out of a document that is no category: what goes with a category is that. */
export function wentWith({ older, now, others }: DocumentPublishing): boolean {
  const isCategory = (now as Partial<DatasetDocument>)._type === 'category'
  return older !== null && !isCategory && others.every(takesOut)
}

/** What brings back what went with a category, as edits by the ids of documents: what is there again, and the reasons that the category keeps, are left out. */
export function broughtBack(
  category: DatasetDocument,
  parts: readonly DocumentPublishing[],
  documents: readonly DatasetDocument[],
): ReadonlyMap<string, Back> {
  const kept = new Set(keyedList(category['reasons']).map(({ item }) => item['id']))
  const isKept = ({ path, before }: FieldChange) =>
    path.length === 1 && path[0] === 'reasons' && keyedList(before).some(({ item }) => kept.has(item['id']))
  const edits = parts.flatMap(part => {
    const document = documents.find(({ _id }) => _id === part.documentId)
    if (document === undefined) return []
    const back = partBack({ ...part, others: part.others.filter(change => !isKept(change)) }, document)
    return pathsOf(back).length === 0 ? [] : [[document._id, withWeak(back, category) as Back] as const]
  })
  return new Map(edits)
}

function takesOut({ before, after }: FieldChange): boolean {
  if (after === undefined) return true
  if (!Array.isArray(before) || !Array.isArray(after)) return false
  const keys = new Set(before.map(keyOf))
  return after.length < before.length && after.every(item => keys.has(keyOf(item)))
}

function keyOf(item: unknown): string {
  return textAt(fieldsOf(item), '_key') ?? JSON.stringify(item)
}

/** A value whose references to a document that is not published are weak until it is, as the Studio writes them: others may not be stored. */
function withWeak(value: unknown, to: DatasetDocument): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withWeak(item, to))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withWeak(field, to)]))
  return fields['_ref'] === to._id ? { ...fields, _weak: true, _strengthenOnPublish: { type: to._type } } : fields
}
