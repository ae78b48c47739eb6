import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BookingLoad } from './booking-load.ts'
import { checkStored } from './check-stored.ts'
import { atLeast, type Finding, none, notTried } from './finding.ts'
import { readEmbedded } from './read-rows.ts'
import { siteProcess } from './site-process.ts'
import { pause, sendOnceMore, withFolder } from './trial.ts'

const DISK_BYTES = 8 * 1024 * 1024
const PATIENCE_MS = 60_000

/** Fills the disk under load: bookings are refused with 507 or 503, pages and reads are answered, and all recovers once there is room. */
export function diskTrial(): Promise<Finding[]> {
  return withFolder(async folder => {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder], { stdio: 'ignore' })
    } catch {
      return [notTried('disk full', 'a small disk cannot be mounted here')]
    }
    try {
      return await fillDisk(folder)
    } finally {
      execFileSync('umount', ['--lazy', folder])
    }
  })
}

async function fillDisk(folder: string): Promise<Finding[]> {
  const filler = join(folder, 'filler')
  writeFileSync(filler, Buffer.alloc(DISK_BYTES / 4))
  const site = await siteProcess(folder)
  await site.start()
  const load = new BookingLoad()
  const answers = () => load.all.flatMap(({ status }) => status ?? [])
  load.start([site.origin], 16)
  const until = performance.now() + PATIENCE_MS
  while (answers().filter(status => status !== 201).length < 50 && performance.now() < until) await pause(20)
  const reads = await Promise.all(
    ['/health', '/ready', '/api/v1/csrf-token', '/api/v1/services/check-timeslot?date=2027-01-01&time=09:00&duration=60'].map(
      async path => (await fetch(site.origin + path)).status,
    ),
  )
  await load.stop()
  const statuses = answers()
  rmSync(filler)
  const { sent, refused } = await sendOnceMore(load, site.origin)
  await site.stop()
  const { acknowledged, stored, lost, torn } = checkStored(readEmbedded(folder), load.all)
  return [
    atLeast('disk full: requests refused with 507 or 503', statuses.filter(status => status === 507 || status === 503).length, 10),
    none('disk full: other answers', statuses.filter(status => ![201, 503, 507].includes(status)).length),
    none('disk full: reads that are not answered', reads.filter(status => status !== 200).length),
    none(`disk full: refused of ${sent} that were sent again when there was room`, refused),
    none(`disk full: lost or torn of ${acknowledged} acknowledged`, lost + torn + stored - acknowledged),
  ]
}
