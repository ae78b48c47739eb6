import type { SanityClient } from '@sanity/client'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import { type DocumentPublishing, documentPublishing, lastPublishings, type Published } from '../../studio-model/history/published-together.ts'
import { documentAt, historyOf } from './published-versions.ts'
import { API_VERSION } from '../client/api-version.ts'
import { errorText } from '../client/error-text.ts'

/** How many publishings are shown at first. */
export const FIRST_SHOWN = 10

/** The documents of one transaction: those that it published, and those that it unpublished. */
interface Publishing {
  readonly parts: readonly DocumentPublishing[]
  readonly gone: readonly Published[]
}

/** The publishings in the documents' histories, or the error message when those could not be read. */
type Told = { readonly publishings: readonly Publishing[]; readonly areMore: boolean } | { readonly problem: string }

/** The last `most` publishings of documents, newest first; null until they are read. Publishing has them read again. */
export function useLastChanges(documents: readonly DatasetDocument[], most = FIRST_SHOWN): Told | null {
  const client = useClient(API_VERSION)
  const [told, setTold] = useState<Told | null>(null)
  const revisions = JSON.stringify(documents.map(({ _id, _rev, _createdAt }) => [_id, _createdAt, _rev]))
  useEffect(() => {
    const control = new AbortController()
    const all = (JSON.parse(revisions) as [string, string][]).map(([documentId, createdAt]) => ({ documentId, createdAt }))
    const tell = (is: Told) => !control.signal.aborted && setTold(is)
    readPublishings(client, all, most, control.signal).then(tell, (error: unknown) => tell({ problem: errorText(error) }))
    return () => control.abort()
  }, [client, revisions, most])
  return told
}

/** A published document, and when it was made. */
interface Made {
  documentId: string
  createdAt: string
}

/** First who published what, then as much of the documents as is shown. */
async function readPublishings(client: SanityClient, documents: readonly Made[], most: number, signal: AbortSignal): Promise<Told> {
  const histories = await Promise.all(documents.map(async one => ({ ...one, entries: await historyOf(client, one.documentId, most, signal) })))
  const all = lastPublishings(histories, most + 1)
  const read = await Promise.all(all.slice(0, most).map(parts => Promise.all(parts.map(part => readPart(client, part, signal)))))
  const publishings = read.map(together => ({
    parts: together.flatMap(({ parts }) => parts).filter(({ prices, others }) => prices.length + others.length > 0),
    gone: together.flatMap(({ gone }) => gone),
  }))
  return { publishings: publishings.filter(({ parts, gone }) => parts.length + gone.length > 0), areMore: all.length > most }
}

/** What a publishing changed in a document, or that it took it off the site. */
export async function readPart(client: SanityClient, part: Published, signal: AbortSignal): Promise<Publishing> {
  const at = (revision: string) => documentAt(client, part.documentId, revision, signal)
  const [older, now] = await Promise.all([part.before === null ? undefined : at(part.before.id), at(part.entry.id)])
  if (now === undefined) return { parts: [], gone: older === undefined ? [] : [part] }
  const isAgain = older === undefined && part.before !== null
  const last = isAgain && part.earlier != null ? await at(part.earlier.id) : older
  return { parts: [documentPublishing(part, last ?? null, now, isAgain)], gone: [] }
}
