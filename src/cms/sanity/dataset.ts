import { createClient, type SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import type { ContentLog } from '../content-log.ts'
import { type DatasetDocument, DOCUMENT_TYPES, isContentDocument } from './dataset-documents.ts'
import { DatasetError } from './dataset-error.ts'
import { limitedFetch } from './limited-fetch.ts'
import { problemLine } from '../documents/problem-lines.ts'

/** A Sanity dataset, and what is needed to read it. */
export interface DatasetConfig {
  projectId: string
  dataset: string
  /** A day, such as 2025-02-19. */
  apiVersion: string
  /** In place of Sanity's own. */
  apiHost: string | null
  /** A dataset that is not public needs one. */
  token: string | null
  timeoutMs?: number
}

/** Published documents alone, not those in folders (drafts, versions, the system's). */
const DOCUMENTS_QUERY = defineQuery('*[_type in $types && _id in path("*")]')

/** Far more than any content has. */
const MOST_BYTES = 16_000_000

const TIMEOUT_MS = 10_000
const RETRIES = 1

/** How long until the stream of changes is opened again after it was refused. */
const REOPEN_MS = 60_000

/** The documents of a dataset, always as they are now: never from a cache. */
export class Dataset {
  /** In problems. */
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
      resolveFetch: () => limitedFetch(MOST_BYTES),
      ...(apiHost !== null && { apiHost, useProjectHostname: false }),
      ...(token !== null && { token }),
    })
  }

  /** All published documents that content is made of; throws a DatasetError. */
  async documents(): Promise<DatasetDocument[]> {
    const found = await this.attempt('read', () => this.client.fetch<unknown>(DOCUMENTS_QUERY, { types: DOCUMENT_TYPES }))
    if (!Array.isArray(found)) throw this.error('could not be read: the answer is no list of documents')
    return found.filter(isContentDocument)
  }

  /** Writes and deletes documents, all or none of them; throws a DatasetError. */
  async write(documents: readonly DatasetDocument[], deletedIds: readonly string[]): Promise<void> {
    const transaction = this.client.transaction()
    for (const document of documents) transaction.createOrReplace(document)
    for (const id of deletedIds) transaction.delete(id)
    await this.attempt('written', () => transaction.commit({ visibility: 'sync' }))
  }

  /** Tells of every change of what is published, until the returned function is called. */
  follow(changed: () => void, log: ContentLog): () => void {
    let stop: (() => void) | null = null
    const open = () => {
      const events = this.client.live.events().subscribe({
        next: ({ type }) => {
          if (type === 'goaway') reopen('closed by the server')
          // After a new connection too: a change may have been missed.
          else if (type !== 'reconnect') changed()
        },
        error: (error: unknown) => reopen(messageOf(error)),
      })
      stop = () => events.unsubscribe()
    }
    const reopen = (why: string) => {
      log.warn(`changes of ${this.name} are not followed for a while: ${why}`)
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

/** One line, however long the answer was that it quotes. */
function messageOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const text = cause instanceof Error && cause.message !== '' && !message.includes(cause.message) ? `${message} (${cause.message})` : message
  return text.replaceAll(/\s+/g, ' ').slice(0, 300)
}
