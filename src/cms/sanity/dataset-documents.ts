import { decode, type Problem } from '#src/contract/decode.ts'
import { validateCategory } from '#src/contract/generated/content-validators.js'
import type { Category, Content } from '#src/contract/generated/types.ts'
import { inOrder } from '../documents/category-order.ts'
import { trimmed } from './dataset-trim.ts'
import { withSystemFields } from './system-fields.ts'
import { DOCUMENT_NAMES, DOCUMENTS, type DocumentName } from '../documents/documents.ts'
import type { DocumentProblem } from '../documents/problem-lines.ts'

/** A document as stored in a dataset. */
export interface DatasetDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** Content read from documents; `categoryIds` are the ids of its categories' documents, in order. */
export type ReadDocuments = { ok: true; content: Content; categoryIds: string[] } | { ok: false; problems: DocumentProblem[] }

/** The document types that content consists of. */
export const DOCUMENT_TYPES: readonly string[] = [...DOCUMENT_NAMES, 'category']

/** Converts content to documents: fixed ids for single documents; a category keeps its `known` document id, if any. */
export function toDocuments(content: Content, known: ReadonlyMap<string, string> = new Map()): DatasetDocument[] {
  const idOf = (category: string) => known.get(category) ?? `category-${category}`
  return [
    ...DOCUMENT_NAMES.map(name => ({ _id: name, _type: name, ...withSystemFields(DOCUMENTS[name].shape, content[name], idOf) })),
    ...content.categories.map(category => ({ _id: idOf(category.id), _type: 'category', ...withSystemFields('Category', category, idOf) })),
  ]
}

/** Reads content from a dataset's published documents, which may hold anything; documents of other types are ignored. */
export function readDocuments(documents: readonly unknown[]): ReadDocuments {
  const reader = new DocumentReader(documents.filter(isContentDocument))
  const [business, site, bookingForm, messages, theme, categories] = [
    reader.single('business'),
    reader.single('site'),
    reader.single('bookingForm'),
    reader.single('messages'),
    reader.single('theme'),
    reader.categories(),
  ]
  if (reader.problems.length > 0 || !business || !site || !bookingForm || !messages || !theme) return { ok: false, problems: reader.problems }
  const ordered = inOrder(categories, ({ category }) => category)
  const content = { business, site, bookingForm, messages, theme, categories: ordered.map(({ category }) => category) }
  return { ok: true, content, categoryIds: ordered.map(({ id }) => id) }
}

/** Whether a document is published and of a content type; ids of drafts and versions have dots. */
export function isContentDocument(document: unknown): document is DatasetDocument {
  if (typeof document !== 'object' || document === null || !('_id' in document) || !('_type' in document)) return false
  const { _id: id, _type: type } = document
  return typeof id === 'string' && /^[\w-]+$/.test(id) && typeof type === 'string' && DOCUMENT_TYPES.includes(type)
}

class DocumentReader {
  readonly problems: DocumentProblem[] = []
  private readonly documents: readonly DatasetDocument[]
  /** Category ids, as content refers to them, by document id. */
  private readonly categoryNames: ReadonlyMap<string, unknown>

  constructor(documents: readonly DatasetDocument[]) {
    this.documents = documents
    this.categoryNames = new Map(this.ofType('category').map(({ _id, id }) => [_id, id]))
    const seen = new Set<string>()
    for (const { _id } of documents) {
      if (seen.has(_id)) this.report(_id, 'a second document with this id: ids must differ')
      seen.add(_id)
    }
  }

  single<K extends DocumentName>(name: K): Content[K] | null {
    const { shape, validate } = DOCUMENTS[name]
    for (const { _id } of this.ofType(name)) {
      if (_id !== name) this.report(_id, `there is one document of the type "${name}", with the id "${name}": delete this one`)
    }
    const document = this.ofType(name).find(({ _id }) => _id === name)
    return document === undefined ? this.report(name, 'the document is missing') : this.read<Content[K]>(document, shape, validate)
  }

  categories(): { id: string; category: Category }[] {
    const documents = this.ofType('category')
    if (documents.length === 0) this.report('category', 'there is no category: at least one document of the type "category" is needed')
    return documents.flatMap(document => {
      const category = this.read(document, 'Category', validateCategory)
      return category === null ? [] : [{ id: document._id, category }]
    })
  }

  private ofType(type: string): DatasetDocument[] {
    return this.documents.filter(({ _type }) => _type === type)
  }

  private read<T>(document: DatasetDocument, shape: string, validate: Parameters<typeof decode<T>>[0]): T | null {
    const plain = trimmed(document, shape, this.categoryNames)
    if (!plain.ok) return this.reportAll(document._id, plain.problems)
    const decoded = decode(validate, plain.value)
    return decoded.ok ? decoded.value : this.reportAll(document._id, decoded.problems)
  }

  private report(document: string, message: string): null {
    return this.reportAll(document, [{ pointer: '', message }])
  }

  private reportAll(document: string, problems: readonly Problem[]): null {
    for (const problem of problems) this.problems.push({ document, ...problem })
    return null
  }
}
