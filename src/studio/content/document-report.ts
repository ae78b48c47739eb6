import type { SanityClient } from '@sanity/client'
import { firstValueFrom } from 'rxjs'
import type { SanityDocument } from 'sanity'
import type { DatasetDocument } from '../../cms/dataset-documents.ts'
import { checkDraft, type Documents, type Finding } from '../model/check-draft.ts'
import { DOCUMENT_SHAPE, titleOf } from '../model/documents.ts'
import { editingContent } from '../model/editing-content.ts'
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

const reports = new WeakMap<SanityDocument, Promise<DocumentReport>>()

/** Checks a document as it stands, once for everybody who asks. */
export function reportOf(document: SanityDocument, client: SanityClient): Promise<DocumentReport> {
  const report = reports.get(document) ?? check(document, client)
  reports.set(document, report)
  return report
}

async function check(document: SanityDocument, client: SanityClient): Promise<DocumentReport> {
  const [documents, media] = await Promise.all([firstValueFrom(contentOf(client)), mediaNow()])
  const { errors, known, together } = checkDraft(ownOf(document), documents, namesOf(media))
  const hints = known.map(({ document, message }) => `The site does not take changes until this is mended in “${titleOf(document)}”: ${message}`)
  if (together.length > 0) hints.push(`This goes live together with other changes: publish ${together.map(id => `“${titleOf(id)}”`).join(', ')}, too`)
  return { errors: errorMarkers(document, errors, documents), hints: hints.map(message => ({ message, path: [] })) }
}

function errorMarkers(document: SanityDocument, errors: readonly Finding[], documents: Documents): Marker[] {
  if (errors.length === 0) return []
  const prices = document._type === 'category' ? pricesOf(document, documents) : []
  const own = errors.filter(finding => finding.document === publishedId(document._id))
  const elsewhere = errors.filter(finding => !own.includes(finding))
  return [
    ...prices.map(({ message, path }) => ({ message, path: [...path] })),
    ...[...besidePrices(own, prices), ...elsewhere].map(finding => markerOf(finding, document)),
  ]
}

/** What is wrong in prices is said as their editor says it. */
function pricesOf(category: SanityDocument, { drafts, published }: Documents): PriceFinding[] {
  const versions = (id: string) => [...drafts, ...published].filter(({ _id }) => _id === id)
  const content = editingContent(versions('business'), versions('messages'))
  return content === null ? [] : priceFindings(category, content.reasons, content.money)
}

function ownOf(document: SanityDocument): DatasetDocument {
  return { ...document, _id: publishedId(document._id) }
}

function publishedId(id: string): string {
  return id.replace(/^(?:drafts|versions\.[^.]+)\./, '')
}

function markerOf({ document, pointer, message }: Finding, own: SanityDocument): Marker {
  if (document !== publishedId(own._id)) return { message: `In “${titleOf(document)}”: ${message}`, path: [] }
  const place = placeOf(own, DOCUMENT_SHAPE[own._type] ?? '', pointer)
  return { message: problemWords(message, place), path: place.path }
}
