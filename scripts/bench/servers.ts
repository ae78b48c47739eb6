import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/support/server/start-server.ts'
import type { StorageLocation } from './engines.ts'

export interface Running {
  origin: string
  /** Time from start to ready. */
  readyMs: number
  stop: () => Promise<void>
}

/** The admin account of a measured site. */
export const ADMIN = { username: 'owner', password: 'a long enough password' }

/** A server's command line and environment, for a port. */
type Program = (port: number) => { args: string[]; env?: Record<string, string> }

/** Starts the built site on the sample business, as `npm start` does, with a new database or a filled one. */
export function startSite(
  location: Partial<StorageLocation> = {},
  more: Readonly<Record<string, string>> = {},
  program = 'scripts/commands/start.js',
): Promise<Running> {
  const { dataDir, remove } = folderOf(location)
  const env = {
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    BOOKING_LIMIT: '0',
    PENDING_LIMIT: '0',
    DRAIN_SECONDS: '0',
    DATA_DIR: dataDir,
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    ...(location.databaseUrl && { DATABASE_URL: location.databaseUrl }),
    ...more,
  }
  return startProcess(port => ({ args: [program], env: { ...env, PORT: String(port) } }), remove)
}

/** Starts a lake with the documents of an NDJSON file, in a process of its own so that it does not disturb the measurement. */
export async function startLake(dataDir: string, documents: string): Promise<Omit<Running, 'readyMs'>> {
  const port = await freePort()
  const args = ['scripts/commands/lake.ts', '--port', String(port), '--documents', documents]
  const child = spawn(process.execPath, args, { env: { ...process.env, DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Starts a baseline server, in a process of its own, that only stores each request durably on the same engine. */
export function startBareInsert({ dataDir, databaseUrl }: StorageLocation): Promise<Running> {
  const args = databaseUrl === null ? ['bare-insert.ts', dataDir] : ['bare-insert-postgres.ts', databaseUrl]
  return startProcess(port => ({ args: [`scripts/bench/${args[0]}`, String(port), String(args[1])] }))
}

/** Returns the given folder, else a temporary one. */
function folderOf({ dataDir }: Partial<StorageLocation>): { dataDir: string; remove: () => void } {
  if (dataDir !== undefined) return { dataDir, remove: () => undefined }
  const made = mkdtempSync(join(tmpdir(), 'bench-'))
  return { dataDir: made, remove: () => rmSync(made, { recursive: true, force: true }) }
}

/** Starts a program on a free port, and waits until it answers. */
async function startProcess(program: Program, afterwards: () => void = () => undefined): Promise<Running> {
  const port = await freePort()
  const { args, env = {} } = program(port)
  const began = performance.now()
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'ignore' })
  const origin = `http://localhost:${port}`
  await untilReady(child, origin)
  return {
    origin,
    readyMs: performance.now() - began,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      afterwards()
    },
  }
}

/** Starts a plain Node server with nothing between request and answer. */
export async function startBare(listener: RequestListener): Promise<Omit<Running, 'readyMs'>> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function untilReady(child: ChildProcess, origin: string): Promise<void> {
  const until = performance.now() + 10_000
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error('the site did not start: run npm run build, then npm start to see why')
    const answer = await fetch(`${origin}/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  throw new Error('the site did not become ready')
}
