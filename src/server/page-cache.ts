import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Page, PageRequest } from '#src/booking/page.ts'

const compress = promisify(brotliCompress)

/** A page as it is sent. */
export interface KeptPage {
  page: Page
  html: Buffer
  brotli: Buffer
  /** Names this very document. */
  etag: string
}

/** Keeps every page of the current revision, day and renderer, so that each is rendered and compressed once. */
export class PageCache {
  private era = ''
  private render: ((request: PageRequest) => Page | null) | null = null
  private readonly pages = new Map<string, Promise<KeptPage | null>>()

  /** The kept page, or the one that `render` makes; null when there is no such page. */
  get(request: PageRequest, render: (request: PageRequest) => Page | null): Promise<KeptPage | null> {
    const era = `${request.revision.id} ${request.today}`
    if (era !== this.era || render !== this.render) {
      this.era = era
      this.render = render
      this.pages.clear()
    }
    const key = `${request.layout} ${request.path}`
    const kept = this.pages.get(key)
    if (kept !== undefined) return kept
    const page = render(request)
    if (page === null) return Promise.resolve(null)
    const made = prepare(page)
    this.pages.set(key, made)
    return made
  }
}

async function prepare(page: Page): Promise<KeptPage> {
  const html = Buffer.from(page.html)
  return { page, html, brotli: await compress(html), etag: createHash('sha256').update(html).digest('base64url').slice(0, 22) }
}
