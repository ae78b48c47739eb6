import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { WantedAttack } from './abuse-attacker.ts'
import { ATTACKS, type Tally } from './abuse-attacks.ts'
import { checkStored } from './check-stored.ts'
import { atLeast, type Finding, none, timesQuiet } from './finding.ts'
import { readEmbedded } from './read-rows.ts'
import { type SiteProcess, siteProcess } from './site-process.ts'
import { withFolder } from './trial.ts'
import { Visitors, type Waits } from './visitors.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

/** As in production: empty values select the default limits. */
const LIMITS_ON = { BOOKING_LIMIT: '', PENDING_LIMIT: '', FORM_MIN_SECONDS: '' }

/**
 * Runs each attack from one address for `attackMs`: others' pages and bookings take at most three times as long, memory grows by at most half, and
 * nothing is lost.
 */
export function abuseTrial({ attackMs }: { attackMs: number }): Promise<Finding[]> {
  return withFolder(async folder => {
    const contentDir = worstContent(folder)
    const site = await siteProcess(folder, { ...LIMITS_ON, CONTENT_DIR: contentDir })
    await site.start()
    const token = await tokenOf(site.origin)
    const file = await largestFile(site.origin)
    const visitors = new Visitors(site.origin, token)
    // Warm-up: memory that normal use retains is not growth.
    await Promise.all(Array.from({ length: 100 }, async () => (await fetch(site.origin + file)).arrayBuffer()))
    await visitors.come(attackMs / 2)
    const findings: Finding[] = []
    for (const [index, attack] of Object.keys(ATTACKS).entries()) {
      // Quiet phases before and after each attack, since the machine's other load varies.
      const [before, quietBytes] = await mostMemory(site, visitors.come(attackMs / 2))
      // A fresh address with an unused rate limit.
      const target = { origin: site.origin, from: `127.0.0.${index + 2}`, token, file }
      const under = await underAttack({ attack, target, attackMs }, () => visitors.come(attackMs), site)
      const after = await visitors.come(attackMs / 2)
      findings.push(...judge(attack, [before, after], under, quietBytes))
    }
    visitors.close()
    await site.stop()
    const { lost, torn } = checkStored(readEmbedded(folder), visitors.sent)
    return [...findings, none('abuse: acknowledged bookings that are lost or torn', lost + torn)]
  })
}

interface UnderAttack {
  waits: Waits
  tally: Tally
  /** Peak memory of the server during the phase, in bytes. */
  bytes: number
}

async function underAttack(wanted: WantedAttack, come: () => Promise<Waits>, site: SiteProcess): Promise<UnderAttack> {
  const attacker = new Worker(new URL('abuse-attacker.ts', import.meta.url), { workerData: wanted })
  await once(attacker, 'message')
  const done = once(attacker, 'message') as Promise<[Tally]>
  attacker.postMessage('begin', [])
  const [waits, bytes] = await mostMemory(site, come())
  const [tally] = await done
  return { waits, tally, bytes }
}

/** Returns a promise's outcome, and the server's peak memory meanwhile in bytes, since usage varies widely between garbage collections. */
async function mostMemory<T>(site: SiteProcess, during: Promise<T>): Promise<[outcome: T, bytes: number]> {
  let bytes = site.memory()
  const look = setInterval(() => (bytes = Math.max(bytes, site.memory())), 50)
  const outcome = await during.finally(() => clearInterval(look))
  return [outcome, bytes]
}

function judge(attack: string, quiet: readonly Waits[], { waits, tally, bytes }: UnderAttack, quietBytes: number): Finding[] {
  const answers = Object.entries(tally.answers).map(([status, count]) => `${count} x ${status}`)
  const what = `abuse, ${attack}`
  return [
    atLeast(`${what}: sent (${answers.join(', ')})`, tally.sent, 10),
    timesQuiet(`${what}: p99 of another's page`, percentile99(waits.pages), percentile99(quiet.flatMap(({ pages }) => pages)), 3),
    timesQuiet(`${what}: p99 of another's booking`, percentile99(waits.bookings), percentile99(quiet.flatMap(({ bookings }) => bookings)), 3),
    timesQuiet(`${what}: memory`, bytes / 2 ** 20, quietBytes / 2 ** 20, 1.5),
    none(`${what}: others who were not served`, waits.failed),
  ]
}

function percentile99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.99) - 1] ?? Number.NaN
}

/** The sample content with the maximum of crews and starts, no booking horizon, and no proof of work, which the trial's visitors do not solve. */
function worstContent(folder: string): string {
  const contentDir = join(folder, 'content')
  cpSync(SAMPLE_FOLDER, contentDir, { recursive: true })
  const file = join(contentDir, 'business.json')
  const { horizonDays: _, unconfirmedHolds: __, ...business } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  writeFileSync(file, JSON.stringify({ ...business, crews: 50, slotMinutes: 15 }))
  // Without that setting, no text can say for how long times are held.
  const site = join(contentDir, 'site.json')
  writeFileSync(site, readFileSync(site, 'utf8').replaceAll('{timesHeld}', 'some time'))
  return contentDir
}

async function tokenOf(origin: string): Promise<string> {
  return ((await (await fetch(`${origin}/api/v1/csrf-token`)).json()) as { csrf_token: string }).csrf_token
}

/** Finds the largest script that the front page loads. */
async function largestFile(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/`)).text()
  const files = new Set(html.match(/\/(?:assets|images|fonts)\/[\w.-]+/g))
  const sizes = await Promise.all([...files].map(async path => ({ path, bytes: (await (await fetch(origin + path)).arrayBuffer()).byteLength })))
  return sizes.toSorted((a, b) => b.bytes - a.bytes)[0]?.path ?? '/'
}
