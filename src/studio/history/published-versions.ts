import type { SanityClient } from '@sanity/client'
import type { DatasetDocument } from '../../cms/sanity/dataset-documents.ts'
import type { HistoryEntry, Version } from '../../studio-model/history/price-changes.ts'

/** How many publishings of a document are looked at. */
export const MOST_PUBLISHINGS = 30

/** A document as its last publishings left it, newest first, and as it was before them; each is read when it is asked for. */
export async function* publishedVersions(client: SanityClient, id: string, signal: AbortSignal): AsyncGenerator<Version> {
  for (const entry of await historyOf(client, id, MOST_PUBLISHINGS, signal)) {
    const document = await documentAt(client, id, entry.id, signal)
    if (document !== undefined) yield { document, ...entry }
  }
}

/** The last publishings of a document, `most` at least, newest first, and the one before them. */
export async function historyOf(client: SanityClient, id: string, most: number, signal: AbortSignal): Promise<HistoryEntry[]> {
  const entries = await transactionsOf<HistoryEntry>(client, [id], `limit=${Math.max(most, MOST_PUBLISHINGS) + 1}`, signal)
  return entries.map(entryOf)
}

/** The transactions of documents, newest first, as `T` has them with these parameters. */
export async function transactionsOf<T>(client: SanityClient, ids: readonly string[], parameters: string, signal: AbortSignal): Promise<T[]> {
  const path = `transactions/${ids.join(',')}?excludeContent=true&reverse=true&${parameters}`
  // Without transactions the answer has no body.
  const lines = ((await ask<string | undefined>(client, path, signal)) ?? '').split('\n')
  return lines.filter(text => text.trim() !== '').map(line => JSON.parse(line) as T)
}

/** Without what else the service says of a transaction. */
function entryOf({ id, author, timestamp }: HistoryEntry): HistoryEntry {
  return { id, author, timestamp }
}

/** A document as a publishing left it; undefined where there was none. */
export async function documentAt(client: SanityClient, id: string, revision: string, signal: AbortSignal): Promise<DatasetDocument | undefined> {
  const { documents } = await ask<{ documents: DatasetDocument[] }>(client, `documents/${id}?revision=${encodeURIComponent(revision)}`, signal)
  return documents[0]
}

function ask<T>(client: SanityClient, path: string, signal: AbortSignal): Promise<T> {
  return client.request<T>({ url: `/data/history/${client.config().dataset}/${path}`, tag: 'price-history', signal })
}
