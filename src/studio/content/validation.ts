import { firstValueFrom } from 'rxjs'
import type { CustomValidatorResult, DocumentRule, SanityDocument, ValidationContext } from 'sanity'
import type { DatasetDocument } from '../../cms/dataset-documents.ts'
import { checkDraft, type DraftReport, type Finding } from '../model/check-draft.ts'
import { DOCUMENT_SHAPE, titleOf } from '../model/documents.ts'
import { placeOf } from '../model/place-of.ts'
import { problemWords } from '../model/problem-words.ts'
import { contentOf } from './content-store.ts'
import { MEDIA } from './media.ts'

/** So long a form is left in peace before all content is checked again: Sanity asks at every keystroke. */
const PAUSE_MS = 400

/** What a document is checked by, before it can be published: everything that the site would refuse stands at its field. */
export function validation(rule: DocumentRule): DocumentRule[] {
  return [rule.custom(errorsOf), rule.custom(hintsOf).warning()]
}

async function errorsOf(document: SanityDocument | undefined, context: ValidationContext): Promise<CustomValidatorResult> {
  if (document === undefined) return true
  const { errors } = await reportOf(document, context)
  return errors.length === 0 || errors.map(finding => markerOf(finding, document))
}

async function hintsOf(document: SanityDocument | undefined, context: ValidationContext): Promise<CustomValidatorResult> {
  if (document === undefined) return true
  const { known, together } = await reportOf(document, context)
  const hints = known.map(({ document, message }) => `The site does not take changes until this is mended in “${titleOf(document)}”: ${message}`)
  if (together.length > 0) hints.push(`This goes live together with other changes: publish ${together.map(id => `“${titleOf(id)}”`).join(', ')}, too`)
  return hints.length === 0 || hints.map(message => ({ message, path: [] }))
}

/** Both rules ask for the same document, one after the other. */
const reports = new WeakMap<SanityDocument, Promise<DraftReport>>()

function reportOf(document: SanityDocument, context: ValidationContext): Promise<DraftReport> {
  const report = reports.get(document) ?? check(document, context)
  reports.set(document, report)
  return report
}

async function check(document: SanityDocument, { getClient }: ValidationContext): Promise<DraftReport> {
  await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  const documents = await firstValueFrom(contentOf(getClient({ apiVersion: '2025-02-19' })))
  return checkDraft(ownOf(document), documents, MEDIA)
}

function ownOf(document: SanityDocument): DatasetDocument {
  return { ...document, _id: publishedId(document._id) }
}

function publishedId(id: string): string {
  return id.replace(/^(?:drafts|versions\.[^.]+)\./, '')
}

function markerOf({ document, pointer, message }: Finding, own: SanityDocument): { message: string; path: ReturnType<typeof placeOf>['path'] } {
  if (document !== publishedId(own._id)) return { message: `In “${titleOf(document)}”: ${message}`, path: [] }
  const place = placeOf(own, DOCUMENT_SHAPE[own._type] ?? '', pointer)
  return { message: problemWords(message, place), path: place.path }
}
