import { useEffect, useState } from 'react'
import { switchMap, timer } from 'rxjs'
import { type SanityDocument, useClient } from 'sanity'
import { type DocumentReport, reportsOf } from '../content/document-report.ts'
import { PAUSE_MS } from '../content/validation.ts'
import { API_VERSION } from '../client/api-version.ts'

/** Returns the report on the current draft; 'failed' while the check fails, null until known. An awaited report is not debounced. */
export function useReport(draft: SanityDocument | null, content: string, isAwaited: boolean): DocumentReport | 'failed' | null {
  const client = useClient(API_VERSION)
  const [told, setTold] = useState<{ content: string; report: DocumentReport | 'failed' } | null>(null)
  // Storing a draft creates a new object with the same content.
  const [asked, setAsked] = useState({ content, draft })
  if (asked.content !== content) setAsked({ content, draft })
  useEffect(() => {
    const { content, draft } = asked
    if (draft === null) return undefined
    const reports = timer(isAwaited ? 0 : PAUSE_MS).pipe(switchMap(() => reportsOf(draft, client)))
    const subscription = reports.subscribe(report => setTold({ content, report }))
    return () => subscription.unsubscribe()
  }, [asked, client, isAwaited])
  return told?.content === content ? told.report : null
}

/** Returns a key of a draft's content, the same before and after it is stored. */
export function contentKey(draft: SanityDocument | null, published: SanityDocument | null): string {
  return JSON.stringify([published?._rev, { ...draft, _rev: null, _updatedAt: null }])
}
