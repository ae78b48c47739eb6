import { firstValueFrom } from 'rxjs'
import type { CustomValidatorResult, DocumentRule, SanityDocument, ValidationContext } from 'sanity'
import { DOCUMENT_SHAPE } from '../../studio-model/documents/documents.ts'
import { DRAFTS, layerOf } from '../../cms/sanity/layer.ts'
import { type Empty, gapWords, toFillIn } from '../../studio-model/publish/to-fill-in.ts'
import { type DocumentReport, reportsOf } from './document-report.ts'
import { API_VERSION } from '../client/api-version.ts'

/** Debounce of checking all content: Sanity validates at every keystroke. */
export const PAUSE_MS = 400

/**
 * Validation rules of a document: errors at the fields that the site would refuse, and information at required fields that are still empty. An example that
 * Publish asks about is no error. In a release it is one, and an empty field is one at its item, since Sanity refuses to run or schedule a release for
 * errors only.
 */
export function validation(rule: DocumentRule): DocumentRule[] {
  return [rule.custom(saysOf('errors')), rule.custom(saysOf('gaps')), rule.custom(saysOf('empty')).info(), rule.custom(saysOf('hints')).warning()]
}

type Part = 'errors' | 'gaps' | 'empty' | 'hints'

function saysOf(part: Part) {
  return async (document: SanityDocument | undefined, { getClient }: ValidationContext): Promise<CustomValidatorResult> => {
    if (document === undefined) return true
    await pauseFor(document)
    const report = await firstValueFrom(reportsOf(document, getClient(API_VERSION)))
    // Sanity validates again only after the next change, so answer now instead of waiting for the retry.
    if (report === 'failed') return part !== 'hints' || 'Checking failed: it is tried again with your next change, and before anything is published'
    const said = saidIn(document, report)[part]
    return said.length === 0 || said.map(({ message, path }) => ({ message, path: [...path] }))
  }
}

function saidIn(document: SanityDocument, { errors, empty, hints, asked }: DocumentReport): Record<Part, readonly Empty[]> {
  if (layerOf(document._id).layer === DRAFTS) return { errors: asked.length > 0 ? [] : errors, gaps: [], empty, hints: [...hints, ...asked] }
  const gaps = toFillIn(document, DOCUMENT_SHAPE[document._type] ?? '', empty).map(gap => ({ message: gapWords(gap), path: gap.path }))
  return { errors, gaps, empty, hints }
}

const pauses = new WeakMap<SanityDocument, Promise<void>>()

/** Debounces once per document: the rules run on the same one, in turn. */
function pauseFor(document: SanityDocument): Promise<void> {
  const pause = pauses.get(document) ?? new Promise<void>(resolve => setTimeout(resolve, PAUSE_MS))
  pauses.set(document, pause)
  return pause
}
