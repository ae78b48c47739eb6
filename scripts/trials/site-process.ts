import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { freePort } from '#tests/support/start-server.ts'
import { openEndedContent } from '../lib/open-ended-content.ts'

/** The server's program, as `npm start` runs it once it is built, in a process that may be killed and started again. */
export interface SiteProcess {
  origin: string
  /** Starts it and says how long it took until it was ready, in ms. */
  start: () => Promise<number>
  /** Its memory (RSS) now, in bytes; 0 where the system does not tell. */
  memory: () => number
  /** Ends it as a power failure of the process would (SIGKILL). */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

const LONGEST_START_MS = 20_000

/** A site on a data folder and, when one is given, a database server. */
export async function siteProcess(dataDir: string, settings: Readonly<Record<string, string>> = {}): Promise<SiteProcess> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const limits = {
    CONTENT_DIR: openEndedContent(),
    BOOKING_LIMIT: '0',
    PENDING_LIMIT: '0',
    FORM_MIN_SECONDS: '0',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'silent',
  }
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, ...limits, ...settings }
  let child: ChildProcess | null = null

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  return {
    origin,
    start: async () => {
      const began = performance.now()
      child = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
      while (performance.now() - began < LONGEST_START_MS) {
        if (child.exitCode !== null) throw new Error(`the site ended with ${child.exitCode}`)
        const answer = await fetch(`${origin}/ready`).catch(() => null)
        if (answer?.ok) return performance.now() - began
        await new Promise(resolve => setTimeout(resolve, 10))
      }
      throw new Error('the site did not become ready')
    },
    memory: () => memoryOf(child?.pid),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

function memoryOf(pid: number | undefined): number {
  const file = `/proc/${pid}/status`
  if (pid === undefined || !existsSync(file)) return 0
  return 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0)
}
