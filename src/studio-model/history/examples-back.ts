import type { DatasetDocument } from '#src/cms/sanity/dataset-documents.ts'
import { keyedList } from '../draft/draft-value.ts'
import { isSame } from '../draft/patches.ts'
import { EXAMPLES } from '../publish/accepted-examples.ts'
import { type Back, partBack, pathsOf } from './part-back.ts'
import type { DocumentPublishing } from './published-together.ts'

/** The part of a publishing that changed the examples, where it changed other documents too; undefined where there is none, or nothing else. */
export function examplesOf(publishing: readonly DocumentPublishing[]): DocumentPublishing | undefined {
  return publishing.length > 1 ? publishing.find(({ documentId }) => documentId === EXAMPLES) : undefined
}

/** Says how many examples a publishing changed: "Changed with it: one example." */
export function examplesWords({ older, now }: DocumentPublishing): string {
  const [were, are] = [older, now].map(
    document => new Map(keyedList((document as Partial<DatasetDocument> | null)?.['examples']).map(({ key, item }) => [key, item])),
  )
  const count = [...new Set([...(were?.keys() ?? []), ...(are?.keys() ?? [])])].filter(key => !isSame(were?.get(key), are?.get(key))).length
  return `Changed with it: ${count === 1 ? 'one example' : `${count} examples`}.`
}

/** Edits that put something of a publishing back, and its examples where nothing else of its categories is left to be put back. */
export function withExamplesBack<T extends Partial<Back>>(
  edits: ReadonlyMap<string, T>,
  publishing: readonly DocumentPublishing[],
  documents: readonly DatasetDocument[],
): ReadonlyMap<string, T | Back> {
  const leftOf = (part: DocumentPublishing) => {
    const document = documents.find(({ _id }) => _id === part.documentId)
    return document === undefined ? { set: {}, unset: [] } : partBack(part, document)
  }
  const isDone = (part: DocumentPublishing) => {
    const put = new Set(pathsOf(edits.get(part.documentId) ?? {}))
    return pathsOf(leftOf(part)).every(path => put.has(path))
  }
  const examples = examplesOf(publishing)
  const categories = publishing.filter(({ now }) => (now as Partial<DatasetDocument>)._type === 'category')
  if (examples === undefined || !categories.every(isDone)) return edits
  const back = leftOf(examples)
  return pathsOf(back).length === 0 ? edits : new Map<string, T | Back>([...edits, [EXAMPLES, back]])
}
