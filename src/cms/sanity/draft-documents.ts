import type { Content, ContentDraft, DraftDocument } from '#src/contract/generated/types.ts'
import { type DatasetDocument, DOCUMENT_TYPES, isContentDocument, readDocuments, toDocuments } from './dataset-documents.ts'
import { isGoing } from './layer.ts'
import type { NamedContent } from '../folder/local-content.ts'
import { datasetNaming, type DocumentProblem } from '../documents/problem-lines.ts'

/** The live content, over which a draft would be published. */
export interface LiveContent {
  revision: string
  content: Content
  /** Ids of the categories' documents, in order; empty when content is a folder. */
  categoryIds: readonly string[]
}

const DRAFT = /^drafts\./

/** Live content as dataset documents; a category without a document id gets the id that a draft uses for it. */
export function liveDocuments({ content, categoryIds }: LiveContent, drafts: readonly DraftDocument[]): DatasetDocument[] {
  const known = new Map(
    drafts.flatMap(({ _id, _type, id }) => (_type === 'category' && typeof id === 'string' ? [[id, publishedId(_id)] as const] : [])),
  )
  categoryIds.forEach((id, position) => known.set(content.categories[position]?.id ?? '', id))
  return toDocuments(content, known)
}

/** Content as it would be read once a draft has been published over documents. */
export function readPublished(
  before: readonly DatasetDocument[],
  draft: ContentDraft,
): ({ ok: true } & NamedContent) | { ok: false; problems: DocumentProblem[] } {
  const { documents, problems } = publishOver(before, draft)
  if (problems.length > 0) return { ok: false, problems }
  const read = readDocuments(documents)
  if (!read.ok) return read
  const { content, categoryIds, said } = read
  return { ok: true, content, categoryIds, naming: { ...datasetNaming(categoryIds), said } }
}

/** The documents after publishing a draft over them, with a problem for each draft that is no content document. */
function publishOver(
  documents: readonly DatasetDocument[],
  { documents: drafts, deleted = [] }: ContentDraft,
): { documents: DatasetDocument[]; problems: DocumentProblem[] } {
  const published = drafts.map(draft => ({ ...draft, _id: publishedId(draft._id) }))
  const gone = new Set([...published.map(({ _id }) => _id), ...deleted.map(publishedId)])
  const unknown = published.filter(document => !isContentDocument(document))
  return {
    documents: [...documents.filter(({ _id }) => !gone.has(_id)), ...published.filter(document => !isGoing(document))],
    problems: unknown.map(({ _id, _type }) => ({ document: _id, pointer: '', message: unknownMessage(_type) })),
  }
}

/** The id under which a draft will be published. */
function publishedId(id: string): string {
  return id.replace(DRAFT, '')
}

function unknownMessage(type: string): string {
  return DOCUMENT_TYPES.includes(type)
    ? 'has an id that cannot be published: it may have letters, digits, - and _'
    : `is no document of this site: its type must be one of ${DOCUMENT_TYPES.join(', ')}`
}
