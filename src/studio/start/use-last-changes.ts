import type { SanityClient } from '@sanity/client'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { type DocumentPublishing, documentPublishing, lastPublishings, type Published } from '../../studio-model/history/published-together.ts'
import { documentAt, historyOf } from '../history/published-versions.ts'
import { API_VERSION } from '../client/api-version.ts'
import { errorText } from '../client/error-text.ts'

/** How many publishings are shown. */
const MOST_SHOWN = 10

/** The publishings in the documents' histories, or the error message when those could not be read. */
type Told = { readonly publishings: readonly (readonly DocumentPublishing[])[] } | { readonly problem: string }

/** The last publishings that changed published documents, newest first; null until they are read. Publishing has them read again. */
export function useLastChanges(documents: readonly DatasetDocument[]): Told | null {
  const client = useClient(API_VERSION)
  const [told, setTold] = useState<Told | null>(null)
  const revisions = JSON.stringify(documents.map(({ _id, _rev, _createdAt }) => [_id, _createdAt, _rev]))
  useEffect(() => {
    const control = new AbortController()
    const all = (JSON.parse(revisions) as [string, string][]).map(([documentId, createdAt]) => ({ documentId, createdAt }))
    const tell = (is: Told) => !control.signal.aborted && setTold(is)
    readPublishings(client, all, control.signal).then(
      publishings => tell({ publishings }),
      (error: unknown) => tell({ problem: errorText(error) }),
    )
    return () => control.abort()
  }, [client, revisions])
  return told
}

/** A published document, and when it was made. */
interface Made {
  documentId: string
  createdAt: string
}

/** First who published what, then as much of the documents as is shown. */
async function readPublishings(client: SanityClient, documents: readonly Made[], signal: AbortSignal): Promise<DocumentPublishing[][]> {
  const histories = await Promise.all(documents.map(async one => ({ ...one, entries: await historyOf(client, one.documentId, signal) })))
  const all = await Promise.all(lastPublishings(histories, MOST_SHOWN).map(parts => Promise.all(parts.map(part => read(part)))))
  return all.map(parts => parts.flat().filter(({ prices, others }) => prices.length + others.length > 0)).filter(parts => parts.length > 0)

  async function read(part: Published): Promise<DocumentPublishing[]> {
    const at = (revision: string) => documentAt(client, part.documentId, revision, signal)
    const [older, now] = await Promise.all([part.before === null ? undefined : at(part.before.id), at(part.entry.id)])
    return now === undefined ? [] : [documentPublishing(part, older ?? null, now)]
  }
}
