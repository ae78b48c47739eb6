import { useMemo } from 'react'
import { useDocumentPane } from 'sanity/structure'
import type { Elsewhere } from '../content/document-report.ts'
import { useDocumentNow } from '../content/use-document-now.ts'
import { contentKey, useReport } from '../publish/use-report.ts'

/** Where problems are that the open document makes in others, by their messages: Sanity's own list of problems has no room for a place in another document. */
export function useElsewhere(): ReadonlyMap<string, Elsewhere> {
  const { documentId, documentType } = useDocumentPane()
  const { document, published } = useDocumentNow(documentId, documentType)
  const content = useMemo(() => contentKey(document, published), [document, published])
  const { latest } = useReport(document, content, false)
  const told = latest === null || latest === 'failed' ? [] : [...latest.errors, ...latest.asked]
  return new Map(told.flatMap(({ message, elsewhere }) => (elsewhere === undefined ? [] : [[message, elsewhere]])))
}
