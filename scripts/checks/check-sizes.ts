/**
 * Checks the compressed size of what a visitor loads against its budget: one line per figure, exit code 1 when one is exceeded.
 * A page must fit into the initial congestion window (ten packets, RFC 6928).
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ContentSource, openContentSource } from '#src/cms/live/content-source.ts'
import { buildApp } from '#src/server/build-app.ts'
import { loadBuiltSite } from '#src/server/pages/built-site.ts'
import { pagePaths } from '#src/page/page-paths.ts'
import { readConfig } from '#src/server/config/config.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { addPhotos } from '#tests/support/content/photo-content.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

const KIB = 1024

/** Days of a year on which pages are asked for: what stands on a page (dated prices, the next free day) changes with them, by up to 150 bytes. */
const DAYS = ['2026-06-01', '2026-12-15', '2027-02-10']

/** In bytes. */
const BUDGETS = {
  page: 14 * KIB,
  'page with photographs': 17 * KIB,
  'site script': 2 * KIB,
  'form script': 75 * KIB,
  'layout styles': 6 * KIB,
  'admin script': 150 * KIB,
}

/** A whole site with photographs. */
const BOATS = 'examples/boats'

/** How a script names another that is loaded with it, and one that may be loaded later. */
const AT_ONCE = /(?:from|import)\s*"\.\/([^"]+)"/g
const WITH_LATE_PARTS = /(?:from|import)\s*\(?["`]\.\/([^"`]+)["`]/g

const site = await loadBuiltSite('dist')
if (site === null) throw new Error('there is no build: run npm run build')
const { layoutStyles, siteScript, bookingScript, bookingChunks, adminScript } = site.assets
let hasFailed = false

report('site script', 'site script', sizeOf(withImports(siteScript)))
report('form script', 'form script', sizeOf([bookingScript, ...bookingChunks]))
for (const [layout, file] of Object.entries(layoutStyles)) report('layout styles', `${layout} styles`, sizeOf([file]))
report('admin script', 'admin script beside the form', sizeOf(adminOnly()))
await checkPages(SAMPLE_FOLDER, 'page')
await checkPhotos()
await checkPages(BOATS, 'page with photographs', 'boats, ')
process.exitCode = hasFailed ? 1 : 0

/** Requests every page in both layouts, as a browser does, and reports its largest size of all days. */
async function checkPages(contentDir: string, budget: 'page' | 'page with photographs', whose = ''): Promise<void> {
  const sizes: Map<string, number> = new Map()
  const content = await openContentSource(contentDir)
  for (const day of DAYS) await measurePages(content, new Date(`${day}T12:00:00Z`), sizes)
  for (const [page, size] of sizes) report(budget, `${whose}${page}, ${budget}`, size)
}

async function measurePages(content: ContentSource, now: Date, sizes: Map<string, number>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sizes-'))
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', PUBLIC_ORIGIN: 'https://www.example.com' })
  const clock = () => now
  const storage = await openStorage(config, now)
  const app = await buildApp({ config, content, storage, outbox: null, clock, csrfSecret: await storage.secret('csrf'), site })
  const paths = pagePaths(content.current().revision.content)
  for (const layout of ['desktop', 'mobile']) {
    for (const path of paths) {
      const answer = await app.inject({ url: path, headers: { 'accept-encoding': 'br', cookie: `layout=${layout}` } })
      if (answer.headers['content-encoding'] !== 'br') throw new Error(`${path} was not sent compressed: ${answer.statusCode}`)
      const page = `${layout} ${path}`
      sizes.set(page, Math.max(sizes.get(page) ?? 0, answer.rawPayload.length))
    }
  }
  await app.close()
  await storage.close()
  rmSync(dataDir, { recursive: true })
}

/** The same with a photograph wherever content takes one, and as many in the gallery as it may have: the page's end takes one more round trip. */
async function checkPhotos(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'))
  cpSync(SAMPLE_FOLDER, folder, { recursive: true })
  await checkPages(await addPhotos(folder, { gallery: 40, width: 1600, height: 1200 }), 'page with photographs')
  rmSync(folder, { recursive: true })
}

function report(budget: keyof typeof BUDGETS, name: string, size: number): void {
  const isWithin = size <= BUDGETS[budget]
  if (!isWithin) hasFailed = true
  console.log(`${isWithin ? 'ok  ' : 'OVER'} ${name}: ${size} of ${BUDGETS[budget]} bytes`)
}

/** The admin's script and what is loaded with it, but for what visitors load too. */
function adminOnly(): string[] {
  const visitors = new Set(withImports(bookingScript, WITH_LATE_PARTS))
  return withImports(adminScript).filter(file => !visitors.has(file))
}

/** A script and all that is loaded with it. */
function withImports(file: string, imports = AT_ONCE): string[] {
  const files = new Set([file])
  for (const found of files) {
    const script = readFileSync(join('dist/client', found), 'utf8')
    for (const [, name = ''] of script.matchAll(imports)) files.add(`/assets/${name}`)
  }
  return [...files]
}

function sizeOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + readFileSync(join('dist/client', `${file}.br`)).length, 0)
}
