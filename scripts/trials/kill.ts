import { BookingLoad } from './booking-load.ts'
import { checkStored } from './check-stored.ts'
import { atLeast, type Finding, none, withinMs } from './finding.ts'
import { readEmbedded } from './read-rows.ts'
import { siteProcess } from './site-process.ts'
import { pause, sendOnceMore, withFolder } from './trial.ts'

/** Kills the site under load repeatedly: acknowledged bookings are stored, none is partial, and retrying an unanswered one books once. */
export function killTrial({ rounds, connections = 64, loadMs = 250 }: { rounds: number; connections?: number; loadMs?: number }): Promise<Finding[]> {
  return withFolder(async dataDir => {
    const site = await siteProcess(dataDir)
    const load = new BookingLoad()
    let slowest = 0
    let [unanswered, refused] = [0, 0]
    for (let round = 0; round <= rounds; round++) {
      slowest = Math.max(slowest, await site.start())
      const again = await sendOnceMore(load, site.origin)
      unanswered += again.sent
      refused += again.refused
      if (round === rounds) break
      load.start([site.origin], connections)
      await pause(loadMs * (0.5 + Math.random()))
      await site.kill()
      await load.stop()
    }
    await site.stop()
    const { acknowledged, stored, lost, torn, doubled } = checkStored(readEmbedded(dataDir), load.all)
    return [
      atLeast(`kill -9, ${rounds} times: acknowledged bookings`, acknowledged, rounds * 10),
      none('kill -9: lost', lost),
      none('kill -9: stored in part', torn),
      none('kill -9: stored twice', doubled + stored - acknowledged),
      none(`kill -9: refused of ${unanswered} that had no answer and were sent again`, refused),
      withinMs('kill -9: ready again after', slowest, 2000),
    ]
  })
}
