/** The Studio over the project's own content, without an account: `npm run studio`. Edits are kept in DATA_DIR/lake.db and are live on the site that runs beside it. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { toDocuments } from '#src/cms/dataset-documents.ts'
import { loadEdition } from '#src/cms/edition.ts'
import { buildLakeServer } from '#src/lake/build-lake-server.ts'
import { Lake } from '#src/lake/lake.ts'
import { LakeStore } from '#src/lake/store.ts'
import { EnvironmentReader } from '#src/server/environment-reader.ts'
import { buildHost } from '#src/studio-host/build-host.ts'
import { keptCertificate } from '#src/studio-host/kept-certificate.ts'
import { SiteApi } from '#src/studio-host/site-api.ts'
import { buildStudio } from './build-studio.ts'
import { stopWith, whenReady } from './child-server.ts'

const NAME = { projectId: 'local', dataset: 'production' }
const LOCAL = '127.0.0.1'

const read = new EnvironmentReader(process.env)
const config = {
  host: read.text('HOST') ?? LOCAL,
  studioPort: read.integer('STUDIO_PORT', { from: 0, to: 65_535 }) ?? 3333,
  studioOrigin: read.origin('STUDIO_ORIGIN'),
  sitePort: read.integer('PORT', { from: 1, to: 65_535 }) ?? 8080,
  dataDir: read.text('DATA_DIR') ?? 'data',
  contentDir: read.text('CONTENT_DIR') ?? 'content',
}
read.finish()
process.umask(0o077)

const folder = buildStudio('lake')
const store = new LakeStore(config.dataDir)
const lake = new Lake(store, { ...NAME, identity: 'owner', clock: () => new Date() })
if (store.newestTransaction() === null) await seed()

const token = randomBytes(24).toString('base64url')
// For the site's server alone: a plain port on this machine, and a token that nobody else has.
const plain = buildLakeServer(lake, { token })
await plain.listen({ host: LOCAL, port: 0 })
const child = spawn(process.execPath, ['scripts/start.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    HOST: config.host,
    SANITY_PROJECT_ID: NAME.projectId,
    SANITY_DATASET: NAME.dataset,
    SANITY_API_HOST: `http://${LOCAL}:${portOf(plain.server.address())}`,
    SANITY_READ_TOKEN: token,
  },
})
const siteOrigin = `http://${config.host === '0.0.0.0' ? LOCAL : config.host}:${config.sitePort}`
await whenReady(child, `${siteOrigin}/health`)

let origins: readonly string[] = []
const certificate = keptCertificate(config.dataDir, new Date())
const app = buildHost({ lake, site: new SiteApi(siteOrigin), folder, certificate, token, origins: () => origins })
await app.listen({ host: config.host, port: config.studioPort })
const port = portOf(app.server.address())
origins = [...['localhost', LOCAL, '[::1]'].map(host => `https://${host}:${port}`), ...(config.studioOrigin === null ? [] : [config.studioOrigin])]
console.log(`The Studio: ${config.studioOrigin ?? origins[0]} (its certificate was made on this machine: your browser asks once whether to trust it)`)

stopWith(child, async () => {
  await app.close()
  await plain.close()
  store.close()
})

async function seed(): Promise<void> {
  const loaded = await loadEdition(config.contentDir)
  if (!loaded.ok) throw new Error(`the content cannot be used:\n${loaded.problems.join('\n')}`)
  await lake.seed(toDocuments(loaded.value.revision.content))
  console.log(`${resolve(config.dataDir, 'lake.db')} has been filled from ${config.contentDir}`)
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}
