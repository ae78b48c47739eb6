import { BookingLoad } from './booking-load.ts'
import { checkStored } from './check-stored.ts'
import { atLeast, type Finding, none } from './finding.ts'
import { readEmbedded } from './read-rows.ts'
import { siteProcess } from './site-process.ts'
import { sendOnceMore, withFolder } from './trial.ts'

/** About the duration of a request under this load, so that cuts fall before, during and after the commit. */
const CUT_WITHIN_MS = 40
const AT_ONCE = 32

/** Cuts connections at random moments and resends the requests with the same idempotency key: each books once. */
export function replaysTrial({ requests }: { requests: number }): Promise<Finding[]> {
  return withFolder(async dataDir => {
    const site = await siteProcess(dataDir)
    await site.start()
    const load = new BookingLoad()
    let answered = 0
    for (let sent = 0; sent < requests; sent += AT_ONCE) {
      const statuses = await Promise.all(Array.from({ length: AT_ONCE }, () => load.send(site.origin, load.next(), Math.random() * CUT_WITHIN_MS)))
      answered += statuses.filter(status => status === 201).length
    }
    const before = readEmbedded(dataDir).appointments.length
    const { sent, refused } = await sendOnceMore(load, site.origin)
    await site.stop()
    const { acknowledged, stored, lost, doubled } = checkStored(readEmbedded(dataDir), load.all)
    return [
      atLeast(`cut requests: sent once more (${before - answered} of them had been stored)`, sent, requests / 10),
      none('cut requests: refused when sent again', refused),
      none('cut requests: lost', lost),
      none('cut requests: stored twice', doubled + stored - acknowledged),
    ]
  })
}
