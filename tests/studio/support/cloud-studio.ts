import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { AddressInfo } from 'node:net'
import { makeCertificate } from '#src/lake/server/certificate.ts'
import { buildLakeServer } from '#src/lake/server/build-lake-server.ts'
import { Lake } from '#src/lake/lake.ts'
import { lakeAssets } from '#src/lake/store/lake-assets.ts'
import { LakeStore } from '#src/lake/store/store.ts'
import { sampleDocuments } from '#tests/support/content/sample-documents.ts'
import { startServer } from '#tests/support/server/start-server.ts'
import { behindTls } from './behind-tls.ts'
import { addSanitySignIn } from './sanity-sign-in.ts'
import { serveFiles } from './serve-files.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

/** A Studio for Sanity's service with its site, each at an address of its own; Sanity's hosts are a lake. */
export interface CloudStudio {
  readonly studio: string
  /** The same Studio at an address that the site does not know. */
  readonly unknown: string
  readonly site: string
  /** What a browser has to know to find them: Chromium's `--host-resolver-rules`. */
  readonly resolverRules: string
  readonly lake: Lake
  readonly stop: () => Promise<void>
}

const PROJECT = { projectId: 'abc123', dataset: 'production' }
const STUDIO = 'https://studio.example.com'
/** The same files at an address that Sanity knows and the site does not. */
const UNKNOWN = 'https://unknown.example.com'
const SITE = 'https://www.example.com'

/** Of an editor; the site reads with it, too. */
const TOKEN = 'sk-of-an-editor'

/** Builds it as README says, and starts all of it. */
export async function startCloudStudio(): Promise<CloudStudio> {
  const { status } = spawnSync(process.execPath, ['scripts/commands/studio-build.ts'], {
    env: { ...process.env, SANITY_PROJECT_ID: PROJECT.projectId, PUBLIC_ORIGIN: SITE },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('the Studio for Sanity could not be built')

  const dataDir = mkdtempSync(join(tmpdir(), 'cloud-'))
  const store = new LakeStore(dataDir)
  const lake = new Lake(store, { ...PROJECT, identity: 'editor', clock: () => new Date() })
  await lake.seed(await sampleDocuments())
  const certificate = makeCertificate(new Date())

  const plain = buildLakeServer(lake, { token: TOKEN, isPrivate: true, assets: lakeAssets(dataDir) })
  await plain.listen({ host: '127.0.0.1', port: 0 })
  const sanity = buildLakeServer(lake, {
    token: TOKEN,
    certificate,
    assets: lakeAssets(dataDir),
    allowedOrigins: () => [STUDIO, UNKNOWN],
  })
  addSanitySignIn(sanity, TOKEN)
  await sanity.listen({ host: '127.0.0.1', port: 0 })

  const server = await startServer(SAMPLE_FOLDER, {
    PUBLIC_ORIGIN: SITE,
    ALLOWED_ORIGINS: STUDIO,
    TRUST_PROXY: 'loopback',
    SANITY_PROJECT_ID: PROJECT.projectId,
    SANITY_API_HOST: `http://127.0.0.1:${portOf(plain.server.address())}`,
    SANITY_READ_TOKEN: TOKEN,
  })
  const site = await behindTls(new URL(server.origin), certificate)
  const files = await serveFiles(resolve('dist/studio/cloud'), certificate)
  const places = {
    'studio.example.com': files.port,
    'unknown.example.com': files.port,
    'www.example.com': site.port,
    [`${PROJECT.projectId}.api.sanity.io`]: portOf(sanity.server.address()),
    'cdn.sanity.io': portOf(sanity.server.address()),
    'api.sanity.io': portOf(sanity.server.address()),
  }
  // Nothing else is found.
  const rules = [...Object.entries(places).map(([host, port]) => `MAP ${host}:443 127.0.0.1:${port}`), 'MAP * ~NOTFOUND', 'EXCLUDE 127.0.0.1']
  return {
    studio: STUDIO,
    unknown: UNKNOWN,
    site: SITE,
    resolverRules: rules.join(', '),
    lake,
    stop: async () => {
      await Promise.all([server.stop(), site.stop(), files.stop(), plain.close(), sanity.close()])
      store.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}
