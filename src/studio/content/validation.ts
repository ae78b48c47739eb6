import { firstValueFrom } from 'rxjs'
import type { CustomValidatorResult, DocumentRule, SanityDocument, ValidationContext } from 'sanity'
import { reportsOf } from './document-report.ts'
import { API_VERSION } from '../client/api-version.ts'

/** Debounce of checking all content: Sanity validates at every keystroke. */
export const PAUSE_MS = 400

/** Validation rules of a document: everything that the site would refuse is an error at its field and blocks publishing. */
export function validation(rule: DocumentRule): DocumentRule[] {
  return [rule.custom(saysOf('errors')), rule.custom(saysOf('hints')).warning()]
}

function saysOf(part: 'errors' | 'hints') {
  return async (document: SanityDocument | undefined, { getClient }: ValidationContext): Promise<CustomValidatorResult> => {
    if (document === undefined) return true
    await pauseFor(document)
    const report = await firstValueFrom(reportsOf(document, getClient(API_VERSION)))
    // Sanity validates again only after the next change, so answer now instead of waiting for the retry.
    if (report === 'failed') return part === 'errors' || 'Checking failed: it is tried again with your next change, and before anything is published'
    return report[part].length === 0 || [...report[part]]
  }
}

const pauses = new WeakMap<SanityDocument, Promise<void>>()

/** Debounces once per document: both rules run on the same one, in turn. */
function pauseFor(document: SanityDocument): Promise<void> {
  const pause = pauses.get(document) ?? new Promise<void>(resolve => setTimeout(resolve, PAUSE_MS))
  pauses.set(document, pause)
  return pause
}
