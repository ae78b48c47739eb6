import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Running {
  origin: string
  stop: () => Promise<void>
}

/** The built site on the sample business, as `npm start` serves it, with a database of its own. */
export function startSite(): Promise<Running> {
  const settings = { HOST: '127.0.0.1', LOG_LEVEL: 'error', BOOKING_LIMIT: '0', PENDING_LIMIT: '0' }
  return startProcess((port, dataDir) => ({ args: ['src/server/main.ts'], env: { ...settings, PORT: String(port), DATA_DIR: dataDir } }))
}

/** A server in a process of its own that stores each request durably and does nothing else. */
export function startBareInsert(): Promise<Running> {
  return startProcess((port, dataDir) => ({ args: ['scripts/bench/bare-insert.ts', String(port), dataDir], env: {} }))
}

/** Starts a program on a free port with a data folder that is gone afterwards, and waits until it answers. */
async function startProcess(command: (port: number, dataDir: string) => { args: string[]; env: Record<string, string> }): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const { args, env } = command(port, dataDir)
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'ignore' })
  const origin = `http://localhost:${port}`
  await untilReady(child, origin)
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A server of Node's own, with nothing between request and answer. */
export async function startBare(listener: RequestListener): Promise<Running> {
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
  for (let attempt = 0; attempt < 200; attempt++) {
    if (child.exitCode !== null) throw new Error('the site did not start: run npm run build, then npm start to see why')
    const answer = await fetch(`${origin}/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('the site did not become ready')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
