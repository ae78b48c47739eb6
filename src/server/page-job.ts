import { createHash } from 'node:crypto'
import { buildCatalog } from '#src/catalog/build-catalog.ts'
import { Place } from '#src/catalog/problems.ts'
import { revisionOf } from '#src/catalog/revision.ts'
import type { Page, PageRenderer, PageRequest } from '#src/booking/page.ts'
import type { Content, Layout } from '#src/contract/generated/types.ts'
import type { BuiltSite } from './built-site.ts'
import { type MediaAddresses, pageAssets } from './media-address.ts'

/** A page by its address and layout. */
export interface PageName {
  path: string
  layout: Layout
}

/** Pages of content that will be live, and all that they depend on; its content was checked. */
export interface PageJob extends Pick<PageRequest, 'today' | 'publicOrigin' | 'apiOrigin'> {
  /** The file of the built renderer. */
  renderer: string
  revision: string
  content: Content
  media: MediaAddresses
  assets: BuiltSite['assets']
  pages: PageName[]
}

/** A page that is ready to be sent, whole and compressed. */
export interface MadePage extends PageName {
  page: Page
  html: Uint8Array
  brotli: Uint8Array
}

export async function makePages(job: PageJob, compress: (html: Uint8Array) => Uint8Array): Promise<MadePage[]> {
  const { renderPage } = (await import(job.renderer)) as PageRenderer
  const { content, media, assets, today, publicOrigin, apiOrigin } = job
  const revision = revisionOf(job.revision, content, buildCatalog(content, new Place([])))
  return job.pages.flatMap(({ path, layout }) => {
    const page = renderPage({ revision, layout, path, today, publicOrigin, apiOrigin, assets: pageAssets(assets, media) })
    if (page === null) return []
    const html = Buffer.from(page.html)
    return [{ path, layout, page, html, brotli: compress(html) }]
  })
}

/** Names a very document. */
export function etagOf(html: Uint8Array): string {
  return createHash('sha256').update(html).digest('base64url').slice(0, 22)
}
