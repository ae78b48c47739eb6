import { firstValueFrom } from 'rxjs'
import type { CustomValidatorResult, DocumentRule, SanityDocument, ValidationContext } from 'sanity'
import { reportsOf } from './document-report.ts'
import { API_VERSION } from '../client/api-version.ts'

/** Debounce of checking all content: Sanity validates at every keystroke. */
export const PAUSE_MS = 400

/** Validation rules of a document: what the site would refuse is an error at its field; what is still empty is said there without alarm. */
export function validation(rule: DocumentRule): DocumentRule[] {
  return [rule.custom(saysOf('errors')), rule.custom(saysOf('empty')).info(), rule.custom(saysOf('hints')).warning()]
}

function saysOf(part: 'errors' | 'empty' | 'hints') {
  return async (document: SanityDocument | undefined, { getClient }: ValidationContext): Promise<CustomValidatorResult> => {
    if (document === undefined) return true
    await pauseFor(document)
    const report = await firstValueFrom(reportsOf(document, getClient(API_VERSION)))
    // Sanity validates again only after the next change, so answer now instead of waiting for the retry.
    if (report === 'failed') return part !== 'hints' || 'Checking failed: it is tried again with your next change, and before anything is published'
    return report[part].length === 0 || report[part].map(({ message, path }) => ({ message, path }))
  }
}

const pauses = new WeakMap<SanityDocument, Promise<void>>()

/** Debounces once per document: both rules run on the same one, in turn. */
function pauseFor(document: SanityDocument): Promise<void> {
  const pause = pauses.get(document) ?? new Promise<void>(resolve => setTimeout(resolve, PAUSE_MS))
  pauses.set(document, pause)
  return pause
}
