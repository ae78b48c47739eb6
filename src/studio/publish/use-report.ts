import { useEffect, useState } from 'react'
import { switchMap, timer } from 'rxjs'
import { type SanityDocument, useClient } from 'sanity'
import { type DocumentReport, reportsOf } from '../content/document-report.ts'
import { PAUSE_MS } from '../content/validation.ts'
import { API_VERSION } from '../client/api-version.ts'

type Report = DocumentReport | 'failed' | null

interface Reports {
  /** On what stands there now; 'failed' while the check fails, null until known. */
  readonly report: Report
  /** The newest on this draft, which may be of what stood there a moment ago. */
  readonly latest: Report
}

/** Returns the report on the current draft. An awaited report is not debounced. */
export function useReport(draft: SanityDocument | null, content: string, isAwaited: boolean): Reports {
  const client = useClient(API_VERSION)
  const [told, setTold] = useState<{ id: string; content: string; report: Report } | null>(null)
  // Storing a draft creates a new object with the same content.
  const [asked, setAsked] = useState({ content, draft })
  if (asked.content !== content) setAsked({ content, draft })
  useEffect(() => {
    const { content, draft } = asked
    if (draft === null) return undefined
    const reports = timer(isAwaited ? 0 : PAUSE_MS).pipe(switchMap(() => reportsOf(draft, client)))
    const subscription = reports.subscribe(report => setTold({ id: draft._id, content, report }))
    return () => subscription.unsubscribe()
  }, [asked, client, isAwaited])
  const latest = told !== null && told.id === draft?._id ? told.report : null
  return { report: told?.content === content ? told.report : null, latest }
}

/** Returns a key of a draft's content, the same before and after it is stored. */
export function contentKey(draft: SanityDocument | null, published: SanityDocument | null): string {
  return JSON.stringify([published?._rev, { ...draft, _rev: null, _updatedAt: null }])
}
