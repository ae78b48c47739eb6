/**
 * The Studio over the project's own content, without an account: `npm run studio`. Edits are kept in DATA_DIR/lake.db, which an empty folder gets from
 * CONTENT_DIR; what is published is live on the site that runs beside it.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { toDocuments } from '#src/cms/dataset-documents.ts'
import { loadEdition } from '#src/cms/edition.ts'
import { buildLakeServer } from '#src/lake/build-lake-server.ts'
import { Lake } from '#src/lake/lake.ts'
import { LakeStore } from '#src/lake/store.ts'
import { ConfigError, EnvironmentReader } from '#src/server/environment-reader.ts'
import { buildHost } from '#src/studio-host/build-host.ts'
import { keptCertificate } from '#src/studio-host/kept-certificate.ts'
import { SiteApi } from '#src/studio-host/site-api.ts'
import { buildStudio } from './build-studio.ts'
import { stopWith, whenReady } from './child-server.ts'

/** As the Studio's build calls the lake (src/studio/lake.ts). */
const NAME = { projectId: 'local', dataset: 'production' }
const LOCAL = '127.0.0.1'

interface StudioConfig {
  host: string
  port: number
  /** Where people reach it, when that is not this machine. */
  origin: string | null
  sitePort: number
  dataDir: string
  contentDir: string
}

try {
  process.umask(0o077)
  await start(readStudioConfig(new EnvironmentReader(process.env)))
} catch (error) {
  console.error(error instanceof ConfigError || (error instanceof Error && 'code' in error) ? error.message : error)
  process.exit(1)
}

function readStudioConfig(read: EnvironmentReader): StudioConfig {
  const config = {
    host: read.text('HOST') ?? LOCAL,
    port: read.integer('STUDIO_PORT', { from: 0, to: 65_535 }) ?? 3333,
    origin: read.origin('STUDIO_ORIGIN'),
    sitePort: read.integer('PORT', { from: 1, to: 65_535 }) ?? 8080,
    dataDir: read.text('DATA_DIR') ?? 'data',
    contentDir: read.text('CONTENT_DIR') ?? 'content',
  }
  read.finish()
  return config
}

async function start(config: StudioConfig): Promise<void> {
  const folder = buildStudio('lake')
  const store = new LakeStore(config.dataDir)
  const lake = new Lake(store, { ...NAME, identity: 'owner', clock: () => new Date() })
  if (store.newestTransaction() === null) await fill(lake, config)

  const token = randomBytes(24).toString('base64url')
  // For the site's server alone: a plain port of this machine, and a token that nobody else has.
  const plain = buildLakeServer(lake, { token, isPrivate: true })
  await plain.listen({ host: LOCAL, port: 0 })
  const child = startSite(config, `http://${LOCAL}:${portOf(plain.server.address())}`, token)
  const siteOrigin = `http://${['0.0.0.0', '::'].includes(config.host) ? LOCAL : config.host}:${config.sitePort}`
  await whenReady(child, `${siteOrigin}/health`)

  let origins: readonly string[] = []
  const certificate = keptCertificate(config.dataDir, new Date())
  const app = buildHost({ lake, site: new SiteApi(siteOrigin), folder, certificate, token, origins: () => origins })
  await app.listen({ host: config.host, port: config.port })
  const port = portOf(app.server.address())
  origins = [...['localhost', LOCAL, '[::1]'].map(host => `https://${host}:${port}`), ...(config.origin === null ? [] : [config.origin])]
  stopWith(child, async () => {
    await app.close()
    await plain.close()
    store.close()
  })
  console.log(`The Studio: ${config.origin ?? origins[0]} (its certificate was made on this machine: a browser asks once whether to trust it)`)
}

async function fill(lake: Lake, { dataDir, contentDir }: StudioConfig): Promise<void> {
  const loaded = await loadEdition(contentDir)
  if (!loaded.ok) throw new ConfigError(['the content cannot be used:', ...loaded.problems])
  await lake.seed(toDocuments(loaded.value.revision.content))
  console.log(`${join(dataDir, 'lake.db')} was filled from ${contentDir}`)
}

function startSite({ host }: StudioConfig, lakeOrigin: string, token: string) {
  const env = {
    ...process.env,
    HOST: host,
    SANITY_PROJECT_ID: NAME.projectId,
    SANITY_DATASET: NAME.dataset,
    SANITY_API_HOST: lakeOrigin,
    SANITY_READ_TOKEN: token,
  }
  const child = spawn(process.execPath, ['scripts/start.js'], { stdio: 'inherit', env })
  // However this process ends, the site does not stay behind.
  process.once('exit', () => child.kill())
  return child
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}
