import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADMIN, freePort } from '#tests/support/server/start-server.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

/** What `npm run studio` started. */
export interface RunningStudio {
  readonly origin: string
  readonly siteOrigin: string
  readonly dataDir: string
  readonly output: () => string
  readonly stop: () => Promise<void>
}

/** Starts the Studio as `npm run studio` does, on free ports, over a new folder or one that is given. */
export async function startStudio(given: string | null = null, contentDir = SAMPLE_FOLDER): Promise<RunningStudio> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'studio-'))
  const [port, sitePort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, ['scripts/commands/studio.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      CONTENT_DIR: contentDir,
      STUDIO_PORT: String(port),
      PORT: String(sitePort),
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      BOOKING_LIMIT: '0',
      PENDING_LIMIT: '0',
      FORM_MIN_SECONDS: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)))
  while (!output.includes('The Studio: ')) {
    if (child.exitCode !== null) throw new Error(`the Studio ended with ${child.exitCode}:\n${output}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return {
    origin: `https://localhost:${port}`,
    siteOrigin: `http://localhost:${sitePort}`,
    dataDir,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await new Promise(resolve => child.once('exit', resolve))
    },
  }
}

export function forget({ dataDir }: RunningStudio): void {
  rmSync(dataDir, { recursive: true, force: true })
}
