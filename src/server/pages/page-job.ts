import { createHash } from 'node:crypto'
import { compiledRevision } from '#src/catalog/compiled-revision.ts'
import { type ContentTexts, contentOf } from '#src/cms/documents/content-texts.ts'
import type { Page, PageAssets, PageRenderer, PageRequest } from '#src/page/page-renderer.ts'
import type { Content, Layout } from '#src/contract/generated/types.ts'
import type { BuiltSite } from './built-site.ts'
import { type MediaAddresses, pageAssets } from '../content/media-address.ts'
import { pagePolicy } from '../http/security-headers.ts'

/** A page by its address and layout. */
export interface PageName {
  path: string
  layout: Layout
}

/** Content whose pages are rendered (checked before), and all that they depend on. */
export interface PageContent extends Pick<PageRequest, 'today' | 'publicOrigin' | 'apiOrigin'> {
  revision: string
  texts: ContentTexts
  media: MediaAddresses
  assets: BuiltSite['assets']
}

/** A renderer that a thread can load: its file, and the id of its build. */
interface RendererFile {
  renderer: string
  build: string
}

/** A job for the worker thread: pages that will be sent. */
export interface PageJob extends PageContent, RendererFile {
  kind: 'pages'
  pages: PageName[]
}

/** Another: a page of a draft, which is only looked at. */
export interface DraftPageJob extends PageContent, RendererFile {
  kind: 'draft'
  page: PageName
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
  const render = pagesOf(job, await rendererOf(job), contentOf(job.texts))
  return job.pages.flatMap(name => {
    const page = render(name)
    if (page === null) return []
    const html = Buffer.from(page.html)
    return [{ ...name, ...sentPage(page, new Uint8Array(html), new Uint8Array(compress(html)), job.apiOrigin) }]
  })
}

export async function rendererOf(job: RendererFile): Promise<PageRenderer> {
  const renderer = (await import(job.renderer)) as PageRenderer
  // A newer build's pages would load scripts and styles that this server does not have.
  if (renderer.build !== job.build) throw new Error('the pages were built anew since the server started: start it again')
  return renderer
}

/** Renders pages of content, compiled once; null where there is no such page. */
export function pagesOf(
  { revision: id, media, assets, today, publicOrigin, apiOrigin }: PageContent,
  { renderPage }: PageRenderer,
  content: Content,
  withAssets = (assets: PageAssets) => assets,
): (name: PageName) => Page | null {
  const revision = compiledRevision(id, content, today)
  const own = withAssets(pageAssets(assets, media, revision.content))
  return ({ path, layout }) => renderPage({ revision, layout, path, today, publicOrigin, apiOrigin, assets: own })
}

/** Adds the entity tag and the policy to a page's bytes. */
export function sentPage<Bytes extends Uint8Array>(page: Page, html: Bytes, brotli: Bytes, apiOrigin: string): SentPage<Bytes> {
  const etag = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  return { html, brotli, etag, policy: pagePolicy(page, apiOrigin) }
}
