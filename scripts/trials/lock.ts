import { DatabaseSync } from 'node:sqlite'
import { databaseFile } from '#src/server/storage/engines/sqlite.ts'
import { BookingLoad } from './booking-load.ts'
import { checkStored } from './check-stored.ts'
import { atLeast, type Finding, none, withinMs } from './finding.ts'
import { readEmbedded } from './read-rows.ts'
import { siteProcess } from './site-process.ts'
import { pause, sendOnceMore, withFolder } from './trial.ts'

/** Holds the database's write lock from another connection: bookings get 503 with Retry-After, and everything else is answered as usual. */
export function lockTrial({ heldMs }: { heldMs: number }): Promise<Finding[]> {
  return withFolder(async dataDir => {
    const site = await siteProcess(dataDir)
    await site.start()
    const load = new BookingLoad()
    load.start([site.origin], 16)
    await pause(300)
    const other = new DatabaseSync(databaseFile(dataDir), { timeout: 5000 })
    other.exec('BEGIN IMMEDIATE')
    const from = load.all.length
    const until = performance.now() + heldMs
    let slowest = 0
    while (performance.now() < until) {
      const began = performance.now()
      await fetch(`${site.origin}/health`)
      slowest = Math.max(slowest, performance.now() - began)
      await pause(10)
    }
    const last = load.next()
    await load.send(site.origin, last)
    const { retryAfter } = last
    other.exec('ROLLBACK')
    other.close()
    await load.stop()
    const held = load.all.slice(from).flatMap(({ status }) => status ?? [])
    const { sent, refused } = await sendOnceMore(load, site.origin)
    await site.stop()
    const { lost, torn, stored, acknowledged } = checkStored(readEmbedded(dataDir), load.all)
    return [
      atLeast('lock held: requests refused with 503', held.filter(status => status === 503).length, 10),
      none('lock held: other refusals', held.filter(status => ![201, 503].includes(status)).length),
      none('lock held: a 503 without Retry-After', retryAfter === null ? 1 : 0),
      withinMs('lock held: slowest answer to something else', slowest, 100),
      none(`lock held: refused of ${sent} that were sent again afterwards`, refused),
      none('lock held: lost, torn or doubled', lost + torn + stored - acknowledged),
    ]
  })
}
