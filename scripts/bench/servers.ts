import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/support/start-server.ts'
import type { Place } from './engines.ts'

export interface Running {
  origin: string
  /** From its start until it was ready. */
  readyMs: number
  stop: () => Promise<void>
}

/** Who may look at the lists of a site that is measured. */
export const ADMIN = { username: 'owner', password: 'a long enough password' }

/** A server's program: what is started on a port. */
type Program = (port: number) => { args: string[]; env?: Record<string, string> }

/** The built site on the sample business, as `npm start` serves it, with a database of its own or one that is filled already. */
export function startSite(place: Partial<Place> = {}, more: Readonly<Record<string, string>> = {}): Promise<Running> {
  const { dataDir, remove } = folderOf(place)
  const env = {
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    BOOKING_LIMIT: '0',
    PENDING_LIMIT: '0',
    DRAIN_SECONDS: '0',
    DATA_DIR: dataDir,
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    ...more,
  }
  return startProcess(port => ({ args: ['scripts/commands/start.js'], env: { ...env, PORT: String(port) } }), remove)
}

/** A lake in a process of its own, so that its work is not felt by whoever measures; its documents are those of an NDJSON file. */
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

/** A server in a process of its own that stores each request durably on the same engine and does nothing else. */
export function startBareInsert({ dataDir, databaseUrl }: Place): Promise<Running> {
  const args = databaseUrl === null ? ['bare-insert.ts', dataDir] : ['bare-insert-postgres.ts', databaseUrl]
  return startProcess(port => ({ args: [`scripts/bench/${args[0]}`, String(port), String(args[1])] }))
}

/** The folder that is given, else one that is gone afterwards. */
function folderOf({ dataDir }: Partial<Place>): { dataDir: string; remove: () => void } {
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

/** A server of Node's own, with nothing between request and answer. */
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
