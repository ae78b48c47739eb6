import { expect, test } from 'vitest'
import { abuseTrial } from '#scripts/trials/abuse.ts'
import { diskTrial } from '#scripts/trials/disk.ts'
import type { Finding } from '#scripts/trials/finding.ts'
import { killTrial } from '#scripts/trials/kill.ts'
import { lockTrial } from '#scripts/trials/lock.ts'
import { postgresTrial } from '#scripts/trials/postgres.ts'
import { powerTrial } from '#scripts/trials/power.ts'
import { replaysTrial } from '#scripts/trials/replays.ts'

/** The trials of `npm run trials`, small; how long something takes is theirs alone. */
const trials: { what: string; run: () => Promise<Finding[]> }[] = [
  { what: 'kills of the site under load', run: () => killTrial({ rounds: 2, connections: 16, loadMs: 300 }) },
  { what: 'connections that end while a request is on its way', run: () => replaysTrial({ requests: 160 }) },
  { what: 'power cuts', run: () => powerTrial({ cuts: 10, bookings: 60 }) },
  { what: 'a write lock that somebody else holds', run: () => lockTrial({ heldMs: 1000 }) },
  { what: 'an attacker of one address', run: () => abuseTrial({ attackMs: 300 }) },
  { what: 'a full disk', run: diskTrial },
  { what: 'processes and a database server that go away', run: () => postgresTrial({ rounds: 2 }) },
]

test.for(trials)('$what: nothing is lost, torn or stored twice', { timeout: 180_000 }, async ({ run }, { skip }) => {
  const promises = (await run()).filter(({ isSpeed }) => isSpeed === undefined)
  expect(promises).not.toEqual([])
  for (const { what, value, aim, verdict } of promises) {
    if (verdict === 'not tried') skip(`${what}: ${value}`)
    expect(verdict, `${what}: ${value}, ${aim}`).toBe('holds')
  }
})
