import { ContentPointer } from '#src/catalog/compile/content-pointer.ts'
import { writtenOut } from '#src/catalog/compile/named-prices.ts'
import { decode, type Problem } from '#src/contract/decode.ts'
import { validateCategory } from '#src/contract/generated/content-validators.js'
import type { Category, Content } from '#src/contract/generated/types.ts'
import type { Validate } from '#src/contract/validate.ts'
import { languageOf, shortenedContent, withOrigin } from '../defaults/complete.ts'
import { inOrder } from '../documents/category-order.ts'
import { withSystemFields } from './system-fields.ts'
import { DOCUMENT_NAMES, DOCUMENTS, type DocumentName, type DocumentType, type OptionalName } from '../documents/documents.ts'
import { toldProblem } from '../documents/told-problem.ts'
import { wholeDocument } from './whole-document.ts'
import { datasetNaming, type DocumentProblem, documentProblem, type Naming } from '../documents/problem-lines.ts'

/** A document as stored in a dataset. */
export interface DatasetDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** Content read from documents, and what they say of it; `categoryIds` are the ids of its categories' documents, in order. */
export type ReadDocuments = { ok: true; content: Content; categoryIds: string[]; said: Naming['said'] } | { ok: false; problems: DocumentProblem[] }

/** The document types that content consists of. */
export const DOCUMENT_TYPES: readonly string[] = [...DOCUMENT_NAMES, 'category']

/** Converts content to documents: fixed ids for single documents; a category keeps its `known` document id, if any. */
export function toDocuments(content: Content, known: ReadonlyMap<string, string> = new Map()): DatasetDocument[] {
  const idOf = (category: string) => known.get(category) ?? `category-${category}`
  const said = shortenedContent(content)
  return [
    ...DOCUMENT_NAMES.flatMap(name => {
      const document = said[name]
      return document === undefined ? [] : [{ _id: name, _type: name, ...withSystemFields(DOCUMENTS[name].shape, document, idOf) }]
    }),
    ...said.categories.map(category => ({ _id: idOf(category.id), _type: 'category', ...withSystemFields('Category', category, idOf) })),
  ]
}

/** Reads content from a dataset's published documents, which may hold anything; documents of other types are ignored. */
export function readDocuments(documents: readonly unknown[]): ReadDocuments {
  const reader = new DocumentReader(documents.filter(isContentDocument))
  const [business, site, bookingForm, messages, theme, visit, policies, examples, categories] = [
    reader.single('business'),
    reader.single('site'),
    reader.single('bookingForm'),
    reader.single('messages'),
    reader.single('theme'),
    reader.optional('visit'),
    reader.optional('policies'),
    reader.optional('examples'),
    reader.categories(),
  ]
  if (reader.problems.length > 0 || !business || !site || !bookingForm || !messages || !theme) return { ok: false, problems: reader.problems }
  const ordered = inOrder(categories, ({ category }) => category)
  const categoryIds = ordered.map(({ id }) => id)
  const problems: Problem[] = []
  const read = {
    business,
    site,
    bookingForm,
    messages,
    theme,
    ...visit,
    ...policies,
    ...examples,
    categories: ordered.map(({ category }) => category),
  }
  const content = writtenOut(read, new ContentPointer(problems))
  const said = { given: { ...reader.given, categories: ordered.map(({ given }) => given) }, whole: content }
  const naming = { ...datasetNaming(categoryIds), said }
  if (problems.length > 0) return { ok: false, problems: problems.map(problem => documentProblem(naming, problem)) }
  return { ok: true, content, categoryIds, said }
}

/** Whether a document is published and of a content type; ids of drafts and versions have dots. */
export function isContentDocument(document: unknown): document is DatasetDocument {
  if (typeof document !== 'object' || document === null || !('_id' in document) || !('_type' in document)) return false
  const { _id: id, _type: type } = document
  return typeof id === 'string' && /^[\w-]+$/.test(id) && typeof type === 'string' && DOCUMENT_TYPES.includes(type)
}

class DocumentReader {
  readonly problems: DocumentProblem[] = []
  /** What each document says, before its defaults. */
  readonly given: Partial<Record<DocumentName, unknown>> = {}
  private readonly language: unknown
  private readonly documents: readonly DatasetDocument[]
  /** Category ids, as content refers to them, by document id. */
  private readonly categoryNames: ReadonlyMap<string, unknown>

  constructor(documents: readonly DatasetDocument[]) {
    this.documents = documents
    this.language = languageOf(documents.find(({ _id }) => _id === 'business'))
    this.categoryNames = new Map(this.ofType('category').map(({ _id, id }) => [_id, id]))
    const seen = new Set<string>()
    for (const { _id } of documents) {
      if (seen.has(_id)) this.report(_id, 'a second document with this id: ids must differ')
      seen.add(_id)
    }
  }

  single<K extends DocumentName>(name: K): NonNullable<Content[K]> | null {
    for (const { _id } of this.ofType(name)) {
      if (_id !== name) this.report(_id, `there is one document of the type "${name}", with the id "${name}": delete this one`)
    }
    const document = this.ofType(name).find(({ _id }) => _id === name)
    if (document === undefined) return this.report(name, 'the document is missing')
    const { given, value } = this.read<NonNullable<Content[K]>>(document, name, DOCUMENTS[name].validate)
    this.given[name] = given
    return value
  }

  /** A document that content may do without. */
  optional<K extends OptionalName>(name: K): Pick<Content, K> {
    const document = this.ofType(name).length === 0 ? null : this.single(name)
    return (document === null ? {} : { [name]: document }) as Pick<Content, K>
  }

  categories(): { id: string; category: Category; given: unknown }[] {
    const documents = this.ofType('category')
    if (documents.length === 0) this.report('category', 'there is no category: at least one document of the type "category" is needed')
    return documents.flatMap(document => {
      const { given, value } = this.read(document, 'category', validateCategory)
      return value === null ? [] : [{ id: document._id, category: value, given }]
    })
  }

  private ofType(type: string): DatasetDocument[] {
    return this.documents.filter(({ _type }) => _type === type)
  }

  private read<T>(document: DatasetDocument, type: DocumentType, validate: Validate<T>): { given: unknown; value: T | null } {
    const read = wholeDocument(document, type, this.language, this.categoryNames)
    if (!read.ok) return { given: null, value: this.reportAll(document._id, read.problems) }
    const { given, whole } = read
    const decoded = decode(validate, whole)
    if (decoded.ok) return { given, value: decoded.value }
    const problems = decoded.problems.map(problem => toldProblem(withOrigin(problem, given, whole), type, whole, this.given.business))
    return { given, value: this.reportAll(document._id, problems) }
  }

  private report(document: string, message: string): null {
    return this.reportAll(document, [{ pointer: '', message }])
  }

  private reportAll(document: string, problems: readonly Problem[]): null {
    for (const problem of problems) this.problems.push({ document, ...problem })
    return null
  }
}
