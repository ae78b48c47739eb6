/** Runs the trials (fault injection) at full size: `npm run trials`, or some of them: `npm run trials -- kill disk`. */
import { answerHelp } from '../lib/answer-help.ts'
import { isBuilt } from '../build/build-stamp.ts'
import { abuseTrial } from '../trials/abuse.ts'
import { bulkTrial } from '../trials/bulk.ts'
import { diskTrial } from '../trials/disk.ts'
import type { Finding } from '../trials/finding.ts'
import { killTrial } from '../trials/kill.ts'
import { lockTrial } from '../trials/lock.ts'
import { postgresTrial } from '../trials/postgres.ts'
import { powerTrial } from '../trials/power.ts'
import { replaysTrial } from '../trials/replays.ts'
import { restartTrial } from '../trials/restart.ts'

const TRIALS: Readonly<Record<string, () => Promise<Finding[]>>> = {
  kill: () => killTrial({ rounds: 100 }),
  replays: () => replaysTrial({ requests: 10_000 }),
  power: () => powerTrial({ cuts: 500, bookings: 1000 }),
  lock: () => lockTrial({ heldMs: 5000 }),
  disk: () => diskTrial(),
  abuse: () => abuseTrial({ attackMs: 10_000 }),
  bulk: () => bulkTrial({ requests: 100_000 }),
  postgres: () => postgresTrial({ rounds: 30 }),
  restart: () => restartTrial({ rounds: 3 }),
}

answerHelp(`npm run trials -- [TRIAL ...]

Tries at full size what must never happen. TRIAL: ${Object.keys(TRIALS).join(', ')}; all when left out.
`)
const wanted = process.argv.slice(2)
const unknown = wanted.find(name => !Object.hasOwn(TRIALS, name))
if (unknown !== undefined) throw new Error(`there is no trial ${unknown}; there are ${Object.keys(TRIALS).join(', ')}`)

if (!isBuilt()) await import('./build.ts')
const findings: Finding[] = []
for (const [name, run] of Object.entries(TRIALS)) {
  if (wanted.length === 0 || wanted.includes(name)) findings.push(...(await run()))
}
console.table(findings)
process.exitCode = findings.every(({ verdict }) => verdict === 'holds') ? 0 : 1
