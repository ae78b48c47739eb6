import { useEffect, useState } from 'react'
import { type SanityDocument, useClient } from 'sanity'
import { type DocumentReport, reportOf } from '../content/document-report.ts'
import { PAUSE_MS } from '../content/validation.ts'

/** What is said of a draft as it stands now; null until that is known. One that is awaited is checked at once. */
export function useReport(draft: SanityDocument | null, content: string, isAwaited: boolean): DocumentReport | null {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [told, setTold] = useState<{ content: string; report: DocumentReport } | null>(null)
  const isKnown = told?.content === content
  useEffect(() => {
    if (draft === null || isKnown) return undefined
    let isWanted = true
    const ask = async () => {
      const report = await reportOf(draft, client)
      if (isWanted) setTold({ content, report })
    }
    const timer = setTimeout(() => void ask(), isAwaited ? 0 : PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [draft, content, isKnown, client, isAwaited])
  return isKnown ? told.report : null
}

/** What a draft says beside what is published; the same before and after it is stored. */
export function contentKey(draft: SanityDocument | null, published: SanityDocument | null): string {
  return JSON.stringify([published?._rev, { ...draft, _rev: null, _updatedAt: null }])
}
