import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const ADMIN = { username: 'owner', password: 'correct horse battery staple' }

/** A running production server with a database of its own. */
export interface RunningServer {
  origin: string
  /** Everything that it has written so far. */
  output: () => string
  stop: () => Promise<void>
}

/** Starts the server as `npm start` does, or another program, on a free port, with an empty database. */
export async function startServer(
  contentDir: string,
  env: Readonly<Record<string, string>> = {},
  program = 'dist/server/main.js',
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
  const port = env['PORT'] ?? String(await freePort())
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: port,
      DATA_DIR: dataDir,
      CONTENT_DIR: contentDir,
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      BOOKING_LIMIT: '0',
      PENDING_LIMIT: '0',
      FORM_MIN_SECONDS: '0',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)))
  await ready(child, origin, () => output)
  return {
    origin,
    output: () => output,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await new Promise(resolve => child.once('exit', resolve))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function ready(child: ChildProcess, origin: string, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${output()}`)
    const answer = await fetch(`${origin}/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`the server did not become ready:\n${output()}`)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
