import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ADMIN, freePort } from '../support/start-server.ts'

/** The Studio and the site beside it. */
export interface RunningStudio {
  studio: string
  site: string
  stop: () => Promise<void>
}

/** Starts both as `npm run studio` does, on free ports, over the sample content; the Studio is built where that is not done. */
export async function startStudio(): Promise<RunningStudio> {
  const dataDir = mkdtempSync(join(tmpdir(), 'studio-'))
  const [studioPort, sitePort] = [String(await freePort()), String(await freePort())]
  const env = {
    ...process.env,
    STUDIO_PORT: studioPort,
    PORT: sitePort,
    DATA_DIR: dataDir,
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    BOOKING_LIMIT: '0',
    FORM_MIN_SECONDS: '0',
    LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, ['scripts/studio.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`the Studio ended with ${code}`)))
    child.stdout.on('data', chunk => String(chunk).includes('The Studio: ') && resolve())
  })
  return {
    studio: `https://localhost:${studioPort}`,
    site: `http://localhost:${sitePort}`,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
