import type { SanityClient } from '@sanity/client'
import { catchError, concat, defer, distinctUntilChanged, type Observable, of, ReplaySubject, share, switchMap, timer } from 'rxjs'
import type { SanityDocument } from 'sanity'
import { NEVER_ASKED, UNUSED_INPUT } from '../../catalog/publish-check/booked-items.ts'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { FailedExample } from '../../contract/generated/types.ts'
import { askedExampleWords, EXAMPLES, otherExampleWords, waitsForExamples } from '../../studio-model/publish/accepted-examples.ts'
import { checkDraft, type Documents, type Finding, draftsFirst } from '../../studio-model/publish/check-draft.ts'
import { nameIn } from '../../studio-model/documents/document-name.ts'
import { DOCUMENT_SHAPE } from '../../studio-model/documents/documents.ts'
import { type EditingContent, editingContent } from '../../studio-model/draft/editing-content.ts'
import { utcToday } from '../../studio-model/draft/utc-today.ts'
import { hintWords } from '../../studio-model/publish/hint-words.ts'
import { type PathStep, placeOf } from '../../studio-model/documents/place-of.ts'
import { type PriceFinding, priceFindings, problemsBeside } from '../../studio-model/prices/price-findings.ts'
import { findingWords, withNames } from '../../studio-model/publish/finding-words.ts'
import { withoutFollowing } from '../../studio-model/publish/never-asked.ts'
import { withoutInherited } from '../../studio-model/publish/without-inherited.ts'
import { isToFillIn } from '../../studio-model/publish/to-fill-in.ts'
import { valueAt } from '../../studio-model/documents/values-around.ts'
import { ownFirst } from '../../studio-model/documents/own-first.ts'
import { namesAround } from '../../studio-model/documents/item-names.ts'
import { isGoing, layerOf } from '../../cms/sanity/layer.ts'
import { contentOf } from './content-store.ts'
import { mediaNow, namesOf } from './media.ts'

/** A message at a place of a document; the path is empty for the document as a whole. */
interface Marker {
  message: string
  path: PathStep[]
  /** Where the place is, of a problem in another document. */
  elsewhere?: Elsewhere
}

/** A place in another document. */
export interface Elsewhere {
  readonly id: string
  readonly type: string
  readonly path: PathStep[]
}

/** What keeps a document from being published, and hints for its owner. */
export interface DocumentReport {
  readonly errors: readonly Marker[]
  /** The same, as the check found them: with the site's own words and places. */
  readonly found: readonly Finding[]
  /** What is still empty, which keeps it from being published too. */
  readonly empty: readonly Marker[]
  readonly hints: readonly Marker[]
  /** The drafts that have to be published with it. */
  readonly together: readonly DatasetDocument[]
  /** What Publish asks of examples, where these are all that has yet to be accepted for it and the drafts that it needs. */
  readonly asked: readonly Marker[]
}

/** Delay before a failed check is retried. */
const PAUSE_MS = 3000

/** How long a report outlives its last subscriber: both validation rules and the button ask within a moment. */
const KEPT_MS = 5000

const reports = new WeakMap<SanityDocument, Observable<DocumentReport | 'failed'>>()

/** Reports on this version of a document among the current others; emits again whenever one of those changes. A failed check is retried. */
export function reportsOf(document: SanityDocument, client: SanityClient): Observable<DocumentReport | 'failed'> {
  const known = reports.get(document) ?? openReports(document, client)
  reports.set(document, known)
  return known
}

function openReports(document: SanityDocument, client: SanityClient): Observable<DocumentReport | 'failed'> {
  return contentOf(client, layerOf(document._id).layer).pipe(
    distinctUntilChanged((before, now) => besides(document, before) === besides(document, now)),
    switchMap(documents =>
      defer(() => check(document, documents)).pipe(
        catchError((error: unknown, again) => {
          reportError(error)
          return concat(of('failed' as const), timer(PAUSE_MS).pipe(switchMap(() => again)))
        }),
      ),
    ),
    share({ connector: () => new ReplaySubject<DocumentReport | 'failed'>(1), resetOnRefCountZero: () => timer(KEPT_MS) }),
  )
}

/** Returns the revisions of all documents that a document is checked against, without its own draft. */
function besides({ _id }: SanityDocument, { drafts, published }: Documents): string {
  const others = drafts.filter(draft => draft._id !== publishedId(_id))
  return JSON.stringify([others, published].map(documents => documents.map(other => [other._id, other['_rev']])))
}

async function check(document: SanityDocument, documents: Documents): Promise<DocumentReport> {
  const media = await mediaNow()
  const { errors, examples, known, together, warnings } = checkDraft(ownOf(document), documents, namesOf(media), utcToday())
  const hints = hintWords({ known, together }, documents).map(message => ({ message, path: [] }))
  const scope = scopeOf(document, documents, examples)
  const places = warnings.map(warning => markerOf(warning, scope))
  return {
    ...obstacles(errors, scope),
    found: errors,
    hints: [...hints, ...places],
    together: documents.drafts.filter(({ _id }) => together.includes(_id)),
    asked: waitsForExamples({ errors, examples, together }) ? examples.map(example => askedMarker(example, scope)) : [],
  }
}

function askedMarker(example: FailedExample, { id, all }: Scope): Marker {
  const document = all.find(({ _id }) => _id === EXAMPLES)
  const message = askedExampleWords(example)
  if (document === undefined) return { message, path: [] }
  const { path } = placeOf(document, DOCUMENT_SHAPE[EXAMPLES] ?? '', `/examples/${example.position}`)
  return id === EXAMPLES ? { message, path } : { message, path: [], elsewhere: { id: EXAMPLES, type: EXAMPLES, path } }
}

/** What turns a finding into a marker: the document, all others, and their content. */
interface Scope {
  readonly document: SanityDocument
  /** Its id without that of a draft. */
  readonly id: string
  /** Every version of every document, drafts first. */
  readonly all: readonly DatasetDocument[]
  /** What is published, of this document first. */
  readonly published: readonly DatasetDocument[]
  readonly content: EditingContent | null
  /** The examples that can be accepted as they are now. */
  readonly failed: readonly FailedExample[]
}

function scopeOf(document: SanityDocument, documents: Documents, failed: readonly FailedExample[]): Scope {
  const all = draftsFirst(documents)
  const versions = (id: string) => all.filter(({ _id }) => _id === id)
  const id = publishedId(document._id)
  return {
    document,
    id,
    all,
    published: ownFirst(id, documents.published),
    content: editingContent(versions('business'), versions('messages')),
    failed,
  }
}

function obstacles(errors: readonly Finding[], scope: Scope): Pick<DocumentReport, 'errors' | 'empty'> {
  if (errors.length === 0) return { errors: [], empty: [] }
  const { document, id } = scope
  const prices = pricesOf(scope)
  const isOwn = (finding: Finding) => finding.document === id
  const own = withoutFollowing(withoutInherited(errors.filter(isOwn), document), document, DOCUMENT_SHAPE[document._type] ?? '')
  const elsewhere = errors.filter(finding => !isOwn(finding))
  const found = [
    ...prices.map(({ message, path }) => ({
      marker: { message: withNames(message, namesAround(document, path)), path: [...path] },
      isEmpty: isToFillIn(message, valueAt(document, path)),
    })),
    ...problemsBeside(own, prices).map(finding => ({ marker: markerOf(finding, scope), isEmpty: isOwnEmpty(finding, document) })),
    ...elsewhere.map(finding => ({ marker: markerOf(finding, scope), isEmpty: false })),
  ]
  const markers = (isEmpty: boolean) => saidOnce(found.flatMap(each => (each.isEmpty === isEmpty ? [each.marker] : [])))
  return { errors: markers(false), empty: markers(true) }
}

function isOwnEmpty({ message, pointer }: Finding, document: SanityDocument): boolean {
  return isToFillIn(message, placeOf(document, DOCUMENT_SHAPE[document._type] ?? '', pointer).value)
}

/** Two rules of a schema may find the same. */
function saidOnce(markers: readonly Marker[]): Marker[] {
  return [...new Map(markers.map(marker => [JSON.stringify([marker.path, marker.message]), marker])).values()]
}

/** Returns the problems in a category's prices, worded as in their editor. */
function pricesOf({ document, published, content }: Scope): PriceFinding[] {
  return document._type !== 'category' || isGoing(document) || content === null
    ? []
    : priceFindings(document, content.reasons, content.money, { prices: content.prices, published })
}

/** Fields that Sanity's list of a release adds to its documents before they are checked; no schema knows them. */
const ADDED = new Set(['publishedDocumentExists', 'draftDocumentExists'])

function ownOf(document: SanityDocument): DatasetDocument {
  const fields = Object.entries(document).filter(([name]) => !ADDED.has(name))
  return { ...Object.fromEntries(fields), _id: publishedId(document._id), _type: document._type }
}

function publishedId(id: string): string {
  return layerOf(id).id
}

/** What is said of a place, with the items that it is in; in another document with that one's name, and the way there. */
function markerOf(finding: Finding, { document: own, id, all, content, failed }: Scope): Marker {
  const isOwn = finding.document === id
  const document = isOwn ? own : all.find(({ _id }) => _id === finding.document)
  const within = isOwn ? '' : `In “${nameIn(all, finding.document)}”: `
  if (document === undefined) return { message: `${within}${finding.message}`, path: [] }
  const shape = DOCUMENT_SHAPE[document._type] ?? ''
  const { pointer, message } = finding
  // An item has no place for words of its own: a question has them below its label, or below the field “show”.
  const { path } = placeOf(
    document,
    shape,
    message === UNUSED_INPUT ? `${pointer}/label` : message.startsWith(NEVER_ASKED) ? `${pointer}/show` : pointer,
  )
  const title = namesAround(document, path)[0] ?? ''
  const ofExample = isOwn || finding.document !== EXAMPLES ? null : otherExampleWords({ message, pointer, title, failed })
  const words = ofExample ?? `${within}${findingWords(message, document, shape, pointer, content?.money ?? null)}`
  return isOwn ? { message: words, path } : { message: words, path: [], elsewhere: { id: finding.document, type: document._type, path } }
}
