import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageAssets, PageRenderer } from '#src/page/page-renderer.ts'

/** The output of the build: the page renderer, and the files that pages load. */
export interface BuiltSite {
  renderer: PageRenderer
  /** The renderer's address for worker threads; null: none. */
  rendererFile: string | null
  assets: Omit<PageAssets, 'illustration' | 'drawings' | 'image' | 'picture' | 'video' | 'hasPhotos' | 'tones' | 'font'>
  /** Folder of the files under /assets; null: none. */
  assetFolder: string | null
}

const LAYOUT_STYLES = { desktop: 'src/web/site/styles/desktop.css', mobile: 'src/web/site/styles/mobile.css' }
const SITE_ENTRY = 'src/web/site/main.ts'
const BOOKING_ENTRY = 'src/web/booking/main.ts'
const ADMIN_ENTRY = 'src/web/admin/main.tsx'
const FURTHER_KINDS = 'src/web/form/further-kinds.ts'

/** An entry of Vite's manifest. */
interface Chunk {
  file: string
  css?: readonly string[]
  imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk | undefined>>

/** Loads the built pages; null when they have not been built. */
export async function loadBuiltSite(dist: string): Promise<BuiltSite | null> {
  const [rendererFile, manifestFile] = [join(dist, 'server/render-page.js'), join(dist, 'client/.vite/manifest.json')]
  if (!existsSync(rendererFile) || !existsSync(manifestFile)) return null
  const address = pathToFileURL(resolve(rendererFile)).href
  const module: unknown = await import(address)
  if (!isRenderer(module)) throw new Error(`${rendererFile} does not export its renderers: build the site again`)
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const [booking, admin, further] = [filesOf(manifest, BOOKING_ENTRY), filesOf(manifest, ADMIN_ENTRY), filesOf(manifest, FURTHER_KINDS)]
  return {
    renderer: module,
    rendererFile: address,
    assets: {
      layoutStyles: { desktop: filesOf(manifest, LAYOUT_STYLES.desktop).script, mobile: filesOf(manifest, LAYOUT_STYLES.mobile).script },
      siteScript: filesOf(manifest, SITE_ENTRY).script,
      bookingScript: booking.script,
      bookingChunks: booking.chunks,
      adminScript: admin.script,
      adminChunks: [...new Set([...admin.chunks, further.script, ...further.chunks])],
      adminStyles: admin.styles,
    },
    assetFolder: resolve(dist, 'client/assets'),
  }
}

/** Whether a module is the page renderer. */
export function isRenderer(module: unknown): module is PageRenderer {
  return typeof module === 'object' && module !== null && 'renderPage' in module && 'renderNotice' in module && 'build' in module
}

function filesOf(manifest: Manifest, entry: string): { script: string; chunks: string[]; styles: string[] } {
  const [first, ...others] = chunksOf(manifest, entry, new Set())
  if (first === undefined) throw new Error(`the build has no ${entry}: build the site again`)
  return {
    script: `/${first.file}`,
    chunks: others.map(({ file }) => `/${file}`),
    styles: [first, ...others].flatMap(({ css = [] }) => css.map(file => `/${file}`)),
  }
}

/** An entry's chunk and all that it imports, each once. */
function chunksOf(manifest: Manifest, key: string, seen: Set<string>): Chunk[] {
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`the build has no ${key}: build the site again`)
  if (seen.has(key)) return []
  seen.add(key)
  return [chunk, ...(chunk.imports ?? []).flatMap(imported => chunksOf(manifest, imported, seen))]
}
