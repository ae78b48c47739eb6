import type { SanityClient } from '@sanity/client'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { Version } from '../../studio-model/history/price-changes.ts'
import type { Telling } from '../../studio-model/history/published-together.ts'

/** How many publishings are looked at. */
export const MOST_PUBLISHINGS = 30

/** A document as its last publishings left it, newest first, and as it was before them; each is read when it is asked for. */
export async function* publishedVersions(client: SanityClient, id: string, signal: AbortSignal): AsyncGenerator<Version> {
  for (const { id: transaction, author, timestamp } of await toldPublishings(client, id, signal)) {
    const document = await documentAt(client, id, transaction, signal)
    if (document !== undefined) yield { document, transaction, author, timestamp }
  }
}

/** The last publishings of a document, newest first, and the one before them. */
export async function toldPublishings(client: SanityClient, id: string, signal: AbortSignal): Promise<Telling[]> {
  const query = `excludeContent=true&reverse=true&limit=${MOST_PUBLISHINGS + 1}`
  const lines = String(await ask<unknown>(client, `transactions/${id}?${query}`, signal)).split('\n')
  return lines.filter(text => text.trim() !== '').map(line => JSON.parse(line) as Telling)
}

/** A document as a publishing left it; undefined where there was none. */
export async function documentAt(client: SanityClient, id: string, revision: string, signal: AbortSignal): Promise<DatasetDocument | undefined> {
  const { documents } = await ask<{ documents: DatasetDocument[] }>(client, `documents/${id}?revision=${encodeURIComponent(revision)}`, signal)
  return documents[0]
}

function ask<T>(client: SanityClient, path: string, signal: AbortSignal): Promise<T> {
  return client.request<T>({ url: `/data/history/${client.config().dataset}/${path}`, tag: 'price-history', signal })
}
