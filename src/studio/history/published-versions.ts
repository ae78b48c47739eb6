import type { SanityClient } from '@sanity/client'
import type { Version } from '../../studio-model/history/price-changes.ts'

/** How many publishings are looked at. */
const MOST_VERSIONS = 30

interface Told {
  readonly id: string
  readonly author: string
  readonly timestamp: string
}

/** A document as it was published, newest first, as far back as its history is kept. */
export async function publishedVersions(client: SanityClient, id: string): Promise<Version[]> {
  const { dataset } = client.config()
  const url = `/data/history/${dataset}/transactions/${id}?excludeContent=true&reverse=true&limit=${MOST_VERSIONS}`
  const lines = String(await client.request<unknown>({ url, tag: 'price-history' })).split('\n')
  const found = await Promise.all(lines.filter(line => line.trim() !== '').map(line => versionOf(JSON.parse(line) as Told)))
  return found.flat()

  async function versionOf({ id: revision, author, timestamp }: Told): Promise<Version[]> {
    const asked = `/data/history/${dataset}/documents/${id}?revision=${encodeURIComponent(revision)}`
    const { documents } = await client.request<{ documents: object[] }>({ url: asked, tag: 'price-history' })
    return documents.slice(0, 1).map(document => ({ document, author, timestamp }))
  }
}
