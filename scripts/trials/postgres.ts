import { startPostgres } from '#tests/support/server/postgres-server.ts'
import { BookingLoad } from './booking-load.ts'
import { checkStored } from './check-stored.ts'
import { atLeast, type Finding, none, notTried, withinMs } from './finding.ts'
import { readServer } from './read-rows.ts'
import { siteProcess } from './site-process.ts'
import { pause, sendOnceMore, withFolder } from './trial.ts'

const PROCESSES = 3
const RECOVERED_MS = 15_000

/** Runs several processes on one PostgreSQL: kills one repeatedly under load, then restarts the database server under all of them. */
export async function postgresTrial({ rounds, loadMs = 600 }: { rounds: number; loadMs?: number }): Promise<Finding[]> {
  const server = await startPostgres()
  if (server === null) return [notTried('PostgreSQL', 'it is not installed')]
  try {
    return await withFolder(async folder => {
      const sites = await Promise.all(Array.from({ length: PROCESSES }, () => siteProcess(folder, { DATABASE_URL: server.url })))
      await Promise.all(sites.map(site => site.start()))
      const origins = sites.map(({ origin }) => origin)
      const load = new BookingLoad()
      let [unanswered, refused] = [0, 0]
      for (let round = 0; round < rounds; round++) {
        const [victim, other] = [sites[round % PROCESSES], origins[(round + 1) % PROCESSES] ?? '']
        load.start(origins, 24)
        await pause(loadMs * (0.5 + Math.random()))
        await victim?.kill()
        await pause(loadMs / 3)
        await load.stop()
        const again = await sendOnceMore(load, other)
        unanswered += again.sent
        refused += again.refused
        await victim?.start()
      }
      const killed = checkStored(await readServer(server.url), load.all)

      const first = load.all.length
      load.start(origins, 24)
      await pause(loadMs)
      await server.restart()
      const restarted = performance.now()
      const known = load.acknowledged.length
      // Every process must recover without a restart.
      while (load.acknowledged.length < known + 200 && performance.now() - restarted < RECOVERED_MS) await pause(20)
      const recoveredMs = performance.now() - restarted
      await load.stop()
      const told = load.all.slice(first).flatMap(({ status }) => status ?? [])
      const last = await Promise.all(origins.map(origin => load.send(origin, load.next())))
      const again = await sendOnceMore(load, origins[0] ?? '')
      const after = checkStored(await readServer(server.url), load.all)
      await Promise.all(sites.map(site => site.stop()))
      return [
        atLeast(`PostgreSQL, one of ${PROCESSES} killed ${rounds} times: acknowledged bookings`, killed.acknowledged, rounds * 10),
        none('one of three killed: lost', killed.lost),
        none('one of three killed: stored in part', killed.torn),
        none('one of three killed: stored twice', killed.doubled + killed.stored - killed.acknowledged),
        none(`one of three killed: refused of ${unanswered} that had no answer and were sent again`, refused),
        withinMs('PostgreSQL restarted: books again after', recoveredMs, RECOVERED_MS),
        none(
          'PostgreSQL restarted: requests that were told anything but 201 and 503',
          told.filter(status => status !== 201 && status !== 503).length,
        ),
        none('PostgreSQL restarted: processes that do not book', last.filter(status => status !== 201).length),
        none(`PostgreSQL restarted: refused of ${again.sent} that were sent again`, again.refused),
        none('PostgreSQL restarted: lost, torn or doubled', after.lost + after.torn + after.doubled + after.stored - after.acknowledged),
      ]
    })
  } finally {
    await server.stop()
  }
}
