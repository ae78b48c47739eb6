import type { SanityClient } from '@sanity/client'
import { catchError, concat, defer, distinctUntilChanged, type Observable, of, ReplaySubject, share, switchMap, timer } from 'rxjs'
import type { SanityDocument } from 'sanity'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { checkDraft, type Documents, type Finding, draftsFirst } from '../model/check-draft.ts'
import { nameIn } from '../model/document-name.ts'
import { DOCUMENT_SHAPE } from '../model/documents.ts'
import { editingContent } from '../model/editing-content.ts'
import { hintWords } from '../model/hint-words.ts'
import { type PathStep, placeOf } from '../model/place-of.ts'
import { besidePrices, type PriceFinding, priceFindings } from '../model/price-findings.ts'
import { problemWords } from '../model/problem-words.ts'
import { contentOf } from './content-store.ts'
import { mediaNow, namesOf } from './media.ts'

/** What is said at a place of a document; of the document as a whole, the path is empty. */
export interface Marker {
  message: string
  path: PathStep[]
}

/** What keeps a document from being published, and what its owner should know. */
export interface DocumentReport {
  readonly errors: readonly Marker[]
  readonly hints: readonly Marker[]
}

/** After a failure a document is checked again so much later. */
const PAUSE_MS = 3000

/** So long a report is kept current for whoever asks next: both rules of validation and the button ask within a moment. */
const KEPT_MS = 5000

const reports = new WeakMap<SanityDocument, Observable<DocumentReport | 'failed'>>()

/** What is said of a document as it stands, among the others as they are now: told anew whenever one of them changes. What failed is tried again. */
export function reportsOf(document: SanityDocument, client: SanityClient): Observable<DocumentReport | 'failed'> {
  const known = reports.get(document) ?? openReports(document, client)
  reports.set(document, known)
  return known
}

function openReports(document: SanityDocument, client: SanityClient): Observable<DocumentReport | 'failed'> {
  return contentOf(client).pipe(
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

/** The revisions of all that a document is checked against: its own draft is not among them. */
function besides({ _id }: SanityDocument, { drafts, published }: Documents): string {
  const others = drafts.filter(draft => draft._id !== publishedId(_id))
  return JSON.stringify([others, published].map(documents => documents.map(other => [other._id, other['_rev']])))
}

async function check(document: SanityDocument, documents: Documents): Promise<DocumentReport> {
  const media = await mediaNow()
  const { errors, known, together } = checkDraft(ownOf(document), documents, namesOf(media))
  const hints = hintWords({ known, together }, documents)
  return { errors: errorMarkers(document, errors, documents), hints: hints.map(message => ({ message, path: [] })) }
}

function errorMarkers(document: SanityDocument, errors: readonly Finding[], documents: Documents): Marker[] {
  if (errors.length === 0) return []
  const prices = document._type === 'category' ? pricesOf(document, documents) : []
  const own = errors.filter(finding => finding.document === publishedId(document._id))
  const elsewhere = errors.filter(finding => !own.includes(finding))
  return [
    ...prices.map(({ message, path }) => ({ message, path: [...path] })),
    ...[...besidePrices(own, prices), ...elsewhere].map(finding => markerOf(finding, document, documents)),
  ]
}

/** What is wrong in prices is said as their editor says it. */
function pricesOf(category: SanityDocument, documents: Documents): PriceFinding[] {
  const versions = (id: string) => draftsFirst(documents).filter(({ _id }) => _id === id)
  const content = editingContent(versions('business'), versions('messages'))
  return content === null ? [] : priceFindings(category, content.reasons, content.money)
}

function ownOf(document: SanityDocument): DatasetDocument {
  return { ...document, _id: publishedId(document._id) }
}

function publishedId(id: string): string {
  return id.replace(/^(?:drafts|versions\.[^.]+)\./, '')
}

function markerOf({ document, pointer, message }: Finding, own: SanityDocument, documents: Documents): Marker {
  if (document !== publishedId(own._id)) return { message: `In “${nameIn(draftsFirst(documents), document)}”: ${message}`, path: [] }
  const place = placeOf(own, DOCUMENT_SHAPE[own._type] ?? '', pointer)
  return { message: problemWords(message, place), path: place.path }
}
