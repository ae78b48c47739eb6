import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { nameIn } from '../documents/document-name.ts'
import { itemKey, keyedList } from '../draft/draft-value.ts'
import { isSame } from '../draft/patches.ts'
import { changedLines, type Telling } from './changed-lines.ts'
import { type Back, partBack, pathsOf } from './part-back.ts'
import { type FieldChange, isOfField } from './field-changes.ts'
import type { DocumentPublishing } from './published-together.ts'

/** Whether a part of a publishing only took something out of a document that is no category: what goes with a category is that. */
export function wentWith({ older, now, others }: DocumentPublishing): boolean {
  const isCategory = (now as Partial<DatasetDocument>)._type === 'category'
  return older !== null && !isCategory && others.every(takesOut)
}

/** Says what went with a category, a line for each part: "Examples, Examples: “A boat” was removed". */
export function wentWithLines(parts: readonly DocumentPublishing[], documents: readonly DatasetDocument[], telling: Telling): string[] {
  return parts.flatMap(({ documentId, older, now }) => {
    const { _type: type = '' } = now as Partial<DatasetDocument>
    return changedLines({ type, before: older ?? {}, now }, telling).map(line => `${nameIn(documents, documentId)}, ${line}`)
  })
}

/** What brings back what went with a category, as edits by the ids of documents; what is there again is left out. A note that the category keeps goes back, too, unless it was changed there. */
export function broughtBack(
  category: DatasetDocument,
  parts: readonly DocumentPublishing[],
  documents: readonly DatasetDocument[],
): ReadonlyMap<string, Back> {
  const own = keyedList(category['reasons']).map(({ item }) => item)
  const isChanged = (change: FieldChange) =>
    isOfField(change, 'reasons') && keyedList(change.before).some(({ item }) => own.some(one => one['id'] === item['id'] && !isSame(one, item)))
  const returned = new Set<unknown>()
  const edits = parts.flatMap(part => {
    const document = documents.find(({ _id }) => _id === part.documentId)
    if (document === undefined) return []
    const back = partBack({ ...part, others: part.others.filter(change => !isChanged(change)) }, document)
    if (pathsOf(back).length === 0) return []
    for (const { item } of keyedList(back.set['reasons'])) returned.add(item['id'])
    return [[document._id, withWeak(back, category) as Back] as const]
  })
  const left = own.filter(item => !returned.has(item['id']))
  if (left.length === own.length) return new Map(edits)
  const without: Back = left.length === 0 ? { set: {}, unset: ['reasons'] } : { set: { reasons: left }, unset: [] }
  return new Map<string, Back>([...edits, [category._id, without]])
}

function takesOut({ before, after }: FieldChange): boolean {
  if (after === undefined) return true
  if (!Array.isArray(before) || !Array.isArray(after)) return false
  const keys = new Set(before.map(itemKey))
  return after.length < before.length && after.every(item => keys.has(itemKey(item)))
}

/** A value whose references to a document that is not published are weak until it is, as the Studio writes them: others may not be stored. */
function withWeak(value: unknown, to: DatasetDocument): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withWeak(item, to))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withWeak(field, to)]))
  return fields['_ref'] === to._id ? { ...fields, _weak: true, _strengthenOnPublish: { type: to._type } } : fields
}
