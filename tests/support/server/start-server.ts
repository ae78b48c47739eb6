import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { COMPILED } from '../compiled.ts'
import { emptyStore } from './empty-store.ts'

export const ADMIN = { username: 'owner', password: 'correct horse battery staple' }

const VARIANTS = resolve('.cache/variants')

/** A running production server with a database of its own. */
export interface RunningServer {
  origin: string
  /** Everything that it has written so far. */
  output: () => string
  /** Deletes what has been stored in its database. */
  empty: () => void
  stop: () => Promise<void>
}

/** Starts the server as `npm start` does, or another program, on a free port, with an empty database. */
export async function startServer(
  contentDir: string,
  env: Readonly<Record<string, string>> = {},
  program = 'dist/server/main.js',
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'))
  // Encoding photographs takes longer than everything else that a server does: all servers of tests share what one has made.
  mkdirSync(VARIANTS, { recursive: true })
  symlinkSync(VARIANTS, join(dataDir, 'pictures'))
  const port = env['PORT'] ?? String(await freePort())
  const origin = `http://localhost:${port}`
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
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
    empty: () => emptyStore(dataDir),
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

/**
 * A port for a server that is about to start. Below the ports that systems hand out (from 32768 on Linux): one of those may be given to another
 * process before the server listens on it, and a test would talk to that one.
 */
export function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  return new Promise(resolve => {
    const probe = createServer()
    probe.once('error', () => resolve(freePort()))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)))
  })
}
