import { createClient, type SanityClient } from '@sanity/client'
import type { ContentLog } from '../content-log.ts'
import { type DatasetDocument, DOCUMENT_TYPES, isContentDocument } from './dataset-documents.ts'
import { DatasetError } from './dataset-error.ts'
import { idInLayer, type Layer } from './layer.ts'
import { limitedFetch } from './limited-fetch.ts'
import { PREVIEW_SECRET, SECRET_TERM_S } from './preview-secret.ts'
import { problemLine } from '../documents/problem-lines.ts'

/** How to read a Sanity dataset. */
export interface DatasetConfig {
  projectId: string
  dataset: string
  /** A date, such as 2025-02-19. */
  apiVersion: string
  /** Replaces Sanity's own host. */
  apiHost: string | null
  /** Required unless the dataset is public. */
  token: string | null
  timeoutMs?: number
}

/** Only published documents: ids in folders are drafts, versions and system documents. */
const DOCUMENTS_QUERY = /* groq */ '*[_type in $types && _id in path("*")]'

/** Drafts, and versions of releases. */
const DRAFTS_QUERY = /* groq */ '*[_type in $types && !(_id in path("*"))]._id'

/** Edits of a layer, whose ids begin alike. */
const EDITS_QUERY = /* groq */ '*[_type in $types && string::startsWith(_id, $prefix)]'

/** How long a secret still counts, in seconds by the dataset's own clock. Drafts alone: anybody reads what is published of a public dataset. */
const SECRET_QUERY = /* groq */ `*[_type == "${PREVIEW_SECRET}" && _id in path("drafts.**") && secret == $secret]
  { "left": ${SECRET_TERM_S} - (dateTime(now()) - dateTime(_updatedAt)) } | order(left desc) [0].left`

/** Far more than any content needs. */
const MAX_BYTES = 16_000_000

const TIMEOUT_MS = 10_000
const RETRIES = 1

/** Delay before the stream of changes is reopened after a failure. */
const REOPEN_MS = 60_000

/** Reads and writes the documents of a dataset, never through a cache. */
export class Dataset {
  /** The name in problem lines. */
  readonly name: string
  private readonly client: SanityClient

  constructor({ projectId, dataset, apiVersion, apiHost, token, timeoutMs = TIMEOUT_MS }: DatasetConfig) {
    this.name = `sanity:${projectId}/${dataset}`
    this.client = createClient({
      projectId,
      dataset,
      apiVersion,
      useCdn: false,
      perspective: 'published',
      timeout: timeoutMs,
      maxRetries: RETRIES,
      resolveFetch: () => limitedFetch(MAX_BYTES),
      ...(apiHost !== null && { apiHost, useProjectHostname: false }),
      ...(token !== null && { token }),
    })
  }

  /**
   * Reads all published documents of content's types.
   * @throws DatasetError
   */
  async documents(): Promise<DatasetDocument[]> {
    const found = await this.attempt('read', () => this.client.fetch<unknown>(DOCUMENTS_QUERY, { types: DOCUMENT_TYPES }))
    if (!Array.isArray(found)) throw this.error('could not be read: the answer is no list of documents')
    return found.filter(isContentDocument)
  }

  /**
   * Ids of the drafts and versions that are open over documents.
   * @throws DatasetError
   */
  async openDrafts(ids: readonly string[]): Promise<string[]> {
    const found = await this.attempt('read', () => this.client.fetch<unknown>(DRAFTS_QUERY, { types: DOCUMENT_TYPES }, { perspective: 'raw' }))
    const over = new Set(ids)
    return (Array.isArray(found) ? found : []).filter(
      (id: unknown): id is string => typeof id === 'string' && over.has(id.replace(/^(?:drafts|versions\.[^.]+)\./, '')),
    )
  }

  /**
   * Reads the drafts, or the versions of a release, each under its published document's id. Empty for a token that reads published documents only.
   * @throws DatasetError
   */
  async edits(layer: Layer): Promise<DatasetDocument[]> {
    const prefix = idInLayer(layer, '')
    const found = await this.attempt('read', () => this.client.fetch<unknown>(EDITS_QUERY, { types: DOCUMENT_TYPES, prefix }, { perspective: 'raw' }))
    const edits = (Array.isArray(found) ? found : []) as Partial<DatasetDocument>[]
    return edits.map(({ _id = '', ...rest }) => ({ ...rest, _id: _id.startsWith(prefix) ? _id.slice(prefix.length) : '' })).filter(isContentDocument)
  }

  /**
   * How many seconds a preview secret still counts; 0 or less once it has ended, or where the dataset has none that the token reads.
   * @throws DatasetError
   */
  async secondsOfSecret(secret: string): Promise<number> {
    // Asked for by POST, so that the secret stands in no address.
    const asked = {
      method: 'POST',
      url: this.client.getDataUrl('query'),
      query: { perspective: 'raw' },
      body: { query: SECRET_QUERY, params: { secret } },
    }
    const { result } = await this.attempt('read', () => this.client.request<{ result?: unknown }>(asked))
    return typeof result === 'number' ? Math.min(result, SECRET_TERM_S) : 0
  }

  /**
   * Writes and deletes documents in one transaction.
   * @throws DatasetError
   */
  async write(documents: readonly DatasetDocument[], deletedIds: readonly string[]): Promise<void> {
    const transaction = this.client.transaction()
    for (const document of documents) transaction.createOrReplace(document)
    for (const id of deletedIds) transaction.delete(id)
    await this.attempt('written', () => transaction.commit({ visibility: 'sync' }))
  }

  /** Calls `changed` on every change of published documents, until the returned function is called. */
  watch(changed: () => void, log: Pick<ContentLog, 'warn'>): () => void {
    let stop: (() => void) | null = null
    const open = () => {
      const events = this.client.live.events().subscribe({
        next: ({ type }) => {
          if (type === 'goaway') reopen('closed by the server')
          // Also on `welcome` after a reconnect: a change may have been missed.
          else if (type !== 'reconnect') changed()
        },
        error: (error: unknown) => reopen(messageOf(error)),
      })
      stop = () => events.unsubscribe()
    }
    const reopen = (why: string) => {
      log.warn(`changes of ${this.name} are not watched for a while: ${why}`)
      stop?.()
      const timer = setTimeout(open, REOPEN_MS)
      stop = () => clearTimeout(timer)
    }
    open()
    return () => stop?.()
  }

  private error(message: string): DatasetError {
    return new DatasetError(problemLine(this.name, { pointer: '', message }))
  }

  private async attempt<T>(what: string, act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      throw this.error(`could not be ${what}: ${messageOf(error)}`)
    }
  }
}

/** One line of limited length: messages may quote a whole answer. */
function messageOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const text = cause instanceof Error && cause.message !== '' && !message.includes(cause.message) ? `${message} (${cause.message})` : message
  return text.replaceAll(/\s+/g, ' ').slice(0, 300)
}
