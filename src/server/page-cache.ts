import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Page, PageRequest } from '#src/booking/page.ts'
import { asBuffer } from '#src/cms/job-thread.ts'
import { type MadePage, type PageName, type SentPage, sentPage } from './page-job.ts'

const compress = promisify(brotliCompress)

type KeptPage = SentPage<Buffer>

/** What all pages depend on. */
type Era = Pick<PageRequest, 'revision' | 'today'>

/** Keeps every page of the current revision, day and renderer, so that each is rendered and compressed once. */
export class PageCache {
  private era = ''
  private render: ((request: PageRequest) => Page | null) | null = null
  private pages = new Map<string, Promise<KeptPage | null>>()
  /** Pages of content that is about to be live. */
  private next: { era: string; pages: Map<string, Promise<KeptPage | null>> } = { era: '', pages: new Map() }

  /** The kept page, or the one that `render` makes; null when there is no such page. */
  get(request: PageRequest, render: (request: PageRequest) => Page | null): Promise<KeptPage | null> {
    const era = eraOf(request)
    if (era !== this.era || render !== this.render) {
      this.pages = era === this.next.era ? this.next.pages : new Map()
      this.era = era
      this.render = render
    }
    const key = keyOf(request)
    const kept = this.pages.get(key)
    if (kept !== undefined) return kept
    const page = render(request)
    if (page === null) return Promise.resolve(null)
    const made = prepare(page, request.apiOrigin)
    this.pages.set(key, made)
    return made
  }

  /** The pages that somebody has asked for. */
  names(): PageName[] {
    return [...this.pages.keys()].map(key => {
      const [layout, path = '/'] = key.split(' ')
      return { path, layout: layout === 'mobile' ? 'mobile' : 'desktop' }
    })
  }

  /** Takes pages that were made before they are asked for. */
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

async function prepare(page: Page, apiOrigin: string): Promise<KeptPage> {
  const html = Buffer.from(page.html)
  return sentPage(page, html, await compress(html), apiOrigin)
}
