/**
 * Serves the Studio on the project's own content, without a Sanity account: `npm run studio`. Edits are kept in DATA_DIR/lake.db, created from
 * CONTENT_DIR when missing; published edits are live on the site that runs beside it.
 */
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { toDocuments } from '#src/cms/sanity/dataset-documents.ts'
import { loadContentSnapshot } from '#src/cms/live/content-snapshot.ts'
import { buildLakeServer } from '#src/lake/server/build-lake-server.ts'
import { Lake } from '#src/lake/lake.ts'
import { lakeAssets } from '#src/lake/store/lake-assets.ts'
import { LakeStore } from '#src/lake/store/store.ts'
import { ConfigError } from '#src/server/config/environment-reader.ts'
import { fastifyTrust } from '#src/server/http/trust-proxy.ts'
import { buildHost } from '#src/studio-host/build-host.ts'
import { keptCertificate } from '#src/studio-host/kept-certificate.ts'
import { SiteApi } from '#src/studio-host/site-api.ts'
import { writePortableText } from '#src/studio-host/write-portable-text.ts'
import { answerHelp } from '../lib/answer-help.ts'
import { buildStudio } from '../build/build-studio.ts'
import { startBeside, whenReady } from '../lib/child-server.ts'
import { readStudioConfig, siteOrigin, type StudioConfig, studioWarnings } from '../lib/studio-config.ts'

/** The lake's project and dataset in the Studio's build (src/studio/lake.ts). */
const NAME = { projectId: 'local', dataset: 'production' }
const LOCAL = '127.0.0.1'

answerHelp(`npm run studio

Serves the Studio on the project's own content, and the site beside it. It takes no arguments, but settings:
  STUDIO_PORT, PORT           where Studio and site listen; 3333 and 8080 when left out
  HOST, STUDIO_ORIGIN         for others than this machine, with TRUST_PROXY
  DATA_DIR, CONTENT_DIR       where edits are kept, and the folder of the content
`)
try {
  process.umask(0o077)
  await start(readStudioConfig(process.env))
} catch (error) {
  console.error(error instanceof ConfigError || (error instanceof Error && 'code' in error) ? error.message : error)
  process.exit(1)
}

async function start(config: StudioConfig): Promise<void> {
  for (const warning of studioWarnings(config, process.env)) console.log(warning)
  const folder = buildStudio('lake')
  const store = new LakeStore(config.dataDir)
  const lake = new Lake(store, { ...NAME, identity: 'owner', clock: () => new Date() })
  if (store.newestTransaction() === null) await fill(lake, config)
  const rewritten = await writePortableText(lake)
  if (rewritten > 0) console.log(`${rewritten} documents of ${join(config.dataDir, 'lake.db')} have their texts as Portable Text now`)

  const token = newToken()
  // For the site's server only: plain HTTP on loopback, and a secret token.
  const assets = lakeAssets(config.dataDir)
  const plain = buildLakeServer(lake, { token, isPrivate: true, assets })
  await plain.listen({ host: LOCAL, port: 0 })
  const gatewayToken = newToken()
  let origins: readonly string[] = []
  const site = new SiteApi(siteOrigin(config), gatewayToken)
  const certificate = keptCertificate(config.dataDir, new Date())
  const app = buildHost({
    lake,
    site,
    folder,
    contentDir: config.contentDir,
    assets,
    certificate,
    token,
    origins: () => origins,
    trustProxy: fastifyTrust(config.trustProxy),
  })
  const env = {
    // No load balancer stands in front of it.
    DRAIN_SECONDS: '0',
    ...process.env,
    HOST: config.host,
    STUDIO_GATEWAY_TOKEN: gatewayToken,
    SANITY_PROJECT_ID: NAME.projectId,
    SANITY_DATASET: NAME.dataset,
    SANITY_API_HOST: `http://${LOCAL}:${portOf(plain.server.address())}`,
    SANITY_READ_TOKEN: token,
  }
  startBeside(['scripts/commands/start.js'], env, async () => {
    await app.close()
    await plain.close()
    store.close()
  })
  await whenReady(new URL('/health', siteOrigin(config)))

  await app.listen({ host: config.host, port: config.port })
  const port = portOf(app.server.address())
  origins = [...['localhost', LOCAL, '[::1]'].map(host => `https://${host}:${port}`), ...(config.origin === null ? [] : [config.origin])]
  console.log(`The Studio: ${config.origin ?? origins[0]} (its certificate was made on this machine: a browser asks once whether to trust it)`)
}

async function fill(lake: Lake, { dataDir, contentDir }: StudioConfig): Promise<void> {
  const loaded = await loadContentSnapshot(contentDir)
  if (!loaded.ok) throw new ConfigError(['the content cannot be used:', ...loaded.problems])
  await lake.seed(toDocuments(loaded.value.content))
  console.log(`${join(dataDir, 'lake.db')} was filled from ${contentDir}`)
}

function newToken(): string {
  return randomBytes(24).toString('base64url')
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}
