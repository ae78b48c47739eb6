import type { SanityClient } from '@sanity/client'
import type { Version } from '../../studio-model/history/price-changes.ts'

/** How many publishings are looked at. */
export const MOST_PUBLISHINGS = 30

interface Told {
  readonly id: string
  readonly author: string
  readonly timestamp: string
}

/** A document as its last publishings left it, newest first, and as it was before them; each is read when it is asked for. */
export async function* publishedVersions(client: SanityClient, id: string, signal: AbortSignal): AsyncGenerator<Version> {
  const { dataset } = client.config()
  const ask = <T>(path: string) => client.request<T>({ url: `/data/history/${dataset}/${path}`, tag: 'price-history', signal })
  const lines = String(await ask<unknown>(`transactions/${id}?excludeContent=true&reverse=true&limit=${MOST_PUBLISHINGS + 1}`)).split('\n')
  for (const line of lines.filter(text => text.trim() !== '')) {
    const { id: revision, author, timestamp } = JSON.parse(line) as Told
    const { documents } = await ask<{ documents: object[] }>(`documents/${id}?revision=${encodeURIComponent(revision)}`)
    for (const document of documents.slice(0, 1)) yield { document, transaction: revision, author, timestamp }
  }
}
