import { createHash } from 'node:crypto'
import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import { type ContentTexts, contentOf } from '#src/cms/documents/content-texts.ts'
import type { Page, PageRenderer, PageRequest } from '#src/page/page-renderer.ts'
import type { Layout } from '#src/contract/generated/types.ts'
import type { BuiltSite } from './built-site.ts'
import { type MediaAddresses, pageAssets } from '../content/media-address.ts'
import { pagePolicy } from '../http/security-headers.ts'

/** A page by its address and layout. */
export interface PageName {
  path: string
  layout: Layout
}

/** A job for the worker thread: pages of content that is about to go live (checked before), and all that they depend on. */
export interface PageJob extends Pick<PageRequest, 'today' | 'publicOrigin' | 'apiOrigin'> {
  /** The built renderer's file, and the id of its build. */
  renderer: string
  build: string
  revision: string
  texts: ContentTexts
  media: MediaAddresses
  assets: BuiltSite['assets']
  pages: PageName[]
}

/** A page ready to send, plain and compressed. */
export interface SentPage<Bytes = Uint8Array<ArrayBuffer>> {
  html: Bytes
  brotli: Bytes
  /** Entity tag, from a hash of the HTML. */
  etag: string
  /** Its Content Security Policy. */
  policy: string
}

/** A page that was rendered ahead. */
export type MadePage = PageName & SentPage

export async function makePages(job: PageJob, compress: (html: Uint8Array) => Uint8Array): Promise<MadePage[]> {
  const { renderPage, build } = (await import(job.renderer)) as PageRenderer
  // A newer build's pages would load scripts and styles that this server does not have.
  if (build !== job.build) throw new Error('the pages were built anew since the server started: start it again')
  const { media, assets, today, publicOrigin, apiOrigin } = job
  const content = contentOf(job.texts)
  const revision = compiledRevision(job.revision, content, today)
  return job.pages.flatMap(({ path, layout }) => {
    const page = renderPage({ revision, layout, path, today, publicOrigin, apiOrigin, assets: pageAssets(assets, media) })
    if (page === null) return []
    const html = Buffer.from(page.html)
    return [{ path, layout, ...sentPage(page, new Uint8Array(html), new Uint8Array(compress(html)), apiOrigin) }]
  })
}

/** Adds the entity tag and the policy to a page's bytes. */
export function sentPage<Bytes extends Uint8Array>(page: Page, html: Bytes, brotli: Bytes, apiOrigin: string): SentPage<Bytes> {
  const etag = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  return { html, brotli, etag, policy: pagePolicy(page, apiOrigin) }
}
