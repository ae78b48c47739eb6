import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Notice, Page, PageRenderer, PageRequest } from '#src/page/page-renderer.ts'
import { asBuffer } from '#src/threads/job-thread.ts'
import { type MadePage, type PageName, type SentPage, sentPage } from './page-job.ts'

const compress = promisify(brotliCompress)

export type KeptPage = SentPage<Buffer>

/** The part of the cache key that all pages share. */
type Era = Pick<PageRequest, 'revision' | 'today'>

/** Caches every page of the current revision, day and renderer, so that each is rendered and compressed once. */
export class PageCache {
  private era = ''
  private renderer: PageRenderer | null = null
  private pages = new Map<string, Promise<KeptPage>>()
  private notices = new Map<Notice, Promise<KeptPage>>()
  /** Pages rendered ahead for content that is about to be live. */
  private next: { era: string; pages: Map<string, Promise<KeptPage>> } = { era: '', pages: new Map() }

  /** Returns the cached page, or renders it now; null when there is no such page. */
  async page(request: PageRequest, renderer: PageRenderer): Promise<KeptPage | null> {
    this.dropStale(request, renderer)
    const key = keyOf(request)
    return this.pages.get(key) ?? keep(this.pages, key, renderer.renderPage(request), request)
  }

  /** Returns the cached notice, or renders it now. */
  async notice(notice: Notice, request: PageRequest, renderer: PageRenderer): Promise<KeptPage | null> {
    this.dropStale(request, renderer)
    return this.notices.get(notice) ?? keep(this.notices, notice, renderer.renderNotice(request, notice), request)
  }

  /** The cached pages, which are those that were asked for. */
  names(): PageName[] {
    return [...this.pages.keys()].map(key => {
      const [layout, path = '/'] = key.split(' ')
      return { path, layout: layout === 'mobile' ? 'mobile' : 'desktop' }
    })
  }

  /** Drops pages of another revision, day or renderer. */
  private dropStale(request: Era, renderer: PageRenderer): void {
    const era = eraOf(request)
    if (era === this.era && renderer === this.renderer) return
    this.pages = era === this.next.era ? this.next.pages : new Map()
    this.notices = new Map()
    this.era = era
    this.renderer = renderer
  }

  /** Stores pages that were rendered ahead. */
  put(era: Era, made: readonly MadePage[]): void {
    const pages = made.map(({ path, layout, html, brotli, ...page }) => {
      const kept = { ...page, html: asBuffer(html), brotli: asBuffer(brotli) }
      return [keyOf({ path, layout }), Promise.resolve(kept)] as const
    })
    this.next = { era: eraOf(era), pages: new Map(pages) }
  }
}

function eraOf({ revision, today }: Era): string {
  return `${revision.id} ${today}`
}

function keyOf({ layout, path }: PageName): string {
  return `${layout} ${path}`
}

function keep<Key>(kept: Map<Key, Promise<KeptPage>>, key: Key, page: Page | null, { apiOrigin }: PageRequest): Promise<KeptPage> | null {
  if (page === null) return null
  const made = prepare(page, apiOrigin)
  kept.set(key, made)
  return made
}

async function prepare(page: Page, apiOrigin: string): Promise<KeptPage> {
  const html = Buffer.from(page.html)
  return sentPage(page, html, await compress(html), apiOrigin)
}
