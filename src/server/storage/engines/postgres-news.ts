import { Client } from 'pg'
import type { RequestNews } from '#src/contract/generated/types.ts'
import { CHANNEL, type News, type NewsListener, SOMETHING } from '../news.ts'

/** How long a lost connection stays away at first, and at most; each attempt that fails doubles it. */
const RETRY_MS = 500
const MAX_RETRY_MS = 30_000

/** How often a connection on which nothing may come for hours is tried, and how long it may take to answer: the server may be frozen or gone. */
const PROBE_MS = 30_000
const PATIENCE_MS = 10_000

/** News of a database server, by LISTEN on a connection of its own, which is opened for the first listener and replaced when it is lost. */
export class PostgresNews implements News {
  private readonly url: string
  private readonly listeners = new Set<NewsListener>()
  private listening: Promise<void> | null = null
  private client: Client | null = null
  private timer: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(url: string) {
    this.url = url
  }

  async subscribe(listener: NewsListener): Promise<() => void> {
    this.listening ??= this.listen()
    await this.listening
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.timer)
    await this.client?.end().catch(() => undefined)
  }

  private async listen(): Promise<void> {
    const client = new Client({ connectionString: this.url, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS })
    client.on('notification', ({ payload }) => {
      // Only this program announces, so its JSON needs no validation.
      if (payload !== undefined) this.tell(JSON.parse(payload) as RequestNews)
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      if (this.isClosed) throw new Error('the storage is closed')
    } catch (error) {
      // The next listener opens a connection again.
      this.listening = null
      void client.end().catch(() => undefined)
      throw error
    }
    this.client = client
    client.once('end', () => this.lost())
    this.probe(client)
  }

  private probe(client: Client): void {
    this.timer = setTimeout(() => {
      client.query('select 1').then(
        () => this.client === client && !this.isClosed && this.probe(client),
        () => client.end().catch(() => undefined),
      )
    }, PROBE_MS).unref()
  }

  private lost(): void {
    clearTimeout(this.timer)
    this.client = null
    this.listening = null
    this.retry(RETRY_MS)
  }

  private retry(delayMs: number): void {
    if (this.isClosed) return
    this.timer = setTimeout(() => {
      this.listening ??= this.listen()
      this.listening.then(
        () => this.tell(SOMETHING),
        () => this.retry(Math.min(2 * delayMs, MAX_RETRY_MS)),
      )
    }, delayMs).unref()
  }

  private tell(news: RequestNews): void {
    for (const tell of this.listeners) tell(news)
  }
}
