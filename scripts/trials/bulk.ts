import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { fill } from '../bench/fill.ts'
import { type Finding, none, withinMs } from './finding.ts'
import { withFolder } from './trial.ts'

const DAY_MS = 24 * 3_600_000
/** Longest time that one batch may block the event loop. A WAL checkpoint, which waits for the disk, may occasionally exceed it. */
const MAX_MS = 20

/** Deletes, restores and erases many requests of the embedded database, and measures how long the event loop is blocked. */
export async function bulkTrial({ requests }: { requests: number }): Promise<Finding[]> {
  return withFolder(async dataDir => {
    const now = new Date()
    await fill({ dataDir, databaseUrl: null }, requests, now)
    const storage = await openStorage({ dataDir, databaseUrl: null }, now)
    const { appointments } = storage
    const findings: Finding[] = []
    const measured = async (what: string, work: () => Promise<unknown>) => {
      const delay = monitorEventLoopDelay({ resolution: 1 })
      const began = performance.now()
      delay.enable()
      await work()
      delay.disable()
      const [p99, max] = [delay.percentile(99) / 1e6, delay.max / 1e6]
      const took = `longest ${max.toFixed(1)} ms, in ${((performance.now() - began) / 1000).toFixed(1)} s`
      findings.push(withinMs(`${what} ${requests} requests: event loop held at p99 (${took})`, p99, MAX_MS))
    }
    await measured('clearing', async () => (await appointments.deleteAll(now)).finished)
    await measured('taking back', async () => (await appointments.restoreDeletion(now.toISOString(), 8, now))?.finished)
    const [again] = await appointments.jobs(now)
    findings.push(none('not taken back', (again?.total ?? -1) - (again?.done ?? 0) + (again?.taken ?? 0)))
    await measured('clearing once more', async () => (await appointments.deleteAll(now)).finished)
    await measured('forgetting', () => storage.tidy(new Date(now.getTime() + 31 * DAY_MS)))
    const left = await appointments.counts({ deleted: 'true' })
    findings.push(
      none(
        'not forgotten',
        Object.values(left).reduce((sum, count) => sum + count, 0),
      ),
    )
    await storage.close()
    return findings
  })
}
