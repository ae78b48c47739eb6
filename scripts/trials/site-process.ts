import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { freePort } from '#tests/support/server/start-server.ts'
import { sampleWith } from '../lib/changed-sample.ts'

/** The built server, as `npm start` runs it, in a process that can be killed and restarted. */
export interface SiteProcess {
  origin: string
  /** Starts the process. Returns the time until ready, in ms. */
  start: () => Promise<number>
  /** Returns the resident set size (RSS) in bytes; 0 where the system does not provide it. */
  memory: () => number
  /** Kills the process without warning (SIGKILL). */
  kill: () => Promise<void>
  stop: () => Promise<void>
}

const START_TIMEOUT_MS = 20_000

/** Creates a site on a data folder and, if `settings` names one, a database server. */
export async function siteProcess(dataDir: string, settings: Readonly<Record<string, string>> = {}): Promise<SiteProcess> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const limits = {
    // A booking horizon allows too few visits for a load test.
    CONTENT_DIR: sampleWith({ horizonDays: undefined }),
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
      while (performance.now() - began < START_TIMEOUT_MS) {
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
