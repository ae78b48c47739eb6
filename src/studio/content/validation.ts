import { firstValueFrom } from 'rxjs'
import type { CustomValidatorResult, DocumentRule, SanityDocument, ValidationContext } from 'sanity'
import { type DocumentReport, reportsOf } from './document-report.ts'

/** So long a form is left in peace before all content is checked again: Sanity asks at every keystroke. */
export const PAUSE_MS = 400

/** What a document is checked by, before it can be published: everything that the site would refuse stands at its field. */
export function validation(rule: DocumentRule): DocumentRule[] {
  return [rule.custom(saysOf('errors')), rule.custom(saysOf('hints')).warning()]
}

function saysOf(part: keyof DocumentReport) {
  return async (document: SanityDocument | undefined, { getClient }: ValidationContext): Promise<CustomValidatorResult> => {
    if (document === undefined) return true
    await pauseFor(document)
    const report = await firstValueFrom(reportsOf(document, getClient({ apiVersion: '2025-02-19' })))
    // Sanity asks again after the next change alone, and waits for this answer until then.
    if (report === 'failed') return part === 'errors' || 'Checking failed: it is tried again with your next change, and before anything is published'
    return report[part].length === 0 || [...report[part]]
  }
}

const pauses = new WeakMap<SanityDocument, Promise<void>>()

/** Both rules are asked for the same document, one after the other. */
function pauseFor(document: SanityDocument): Promise<void> {
  const pause = pauses.get(document) ?? new Promise<void>(resolve => setTimeout(resolve, PAUSE_MS))
  pauses.set(document, pause)
  return pause
}
