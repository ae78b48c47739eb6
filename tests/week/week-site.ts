import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Download, Page } from '@playwright/test'
import { expectFailedLoads } from '../support/browser/failed-loads.ts'
import { type SiteFixtures, type SiteWorker, test as base } from '../support/browser/site.ts'
import type { SmtpPeer } from '../support/server/smtp-peer.ts'
import type { SiteServer } from '../support/server/server-pool.ts'
import { startServer } from '../support/server/start-server.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'
import { SEED } from '#tests/support/seed.ts'
import { Api } from './api.ts'
import { BEGINS, shiftClock } from './clock.ts'
import { Owner } from './owner.ts'
import type { Device } from './effort.ts'
import { CAST } from './requests/cast.ts'
import { weekContent } from './requests/content.ts'
import { drawnRequests } from './requests/drawn.ts'
import { fill } from './requests/fill.ts'

/** Requests that are stored when the week begins. */
const REQUESTS = 300

/** The week in which a task is done. */
export interface Week {
  page: Page
  device: Device
  owner: Owner
  /** The server as others use it. */
  api: Api
  /** The mail server. */
  peer: SmtpPeer
  /** What was saved as a file. */
  files: readonly Download[]
}

interface WeekWorker extends SiteWorker {
  world: World
}

/** What outlives a task. */
interface World {
  site: SiteServer
  /** How far the clocks of server and page are from this machine's, in ms. */
  shift: number
  /** The states that were judged. */
  judged: Set<string>
}

/** Tests on a business with 300 requests, on the Monday of a week of its own. */
export const test = base.extend<SiteFixtures & { week: Week; signedIn: Api }, WeekWorker>({
  world: [
    async ({ pool }, provide) => {
      const shift = BEGINS.getTime() - Date.now()
      const [folder, dataDir] = [weekContent(SAMPLE_FOLDER), mkdtempSync(join(tmpdir(), 'week-'))]
      await fill(dataDir, folder, [...CAST, ...drawnRequests(SEED, REQUESTS - CAST.length)])
      const server = await startServer(folder, { ...pool.peer.env, ...inTime(shift), DATA_DIR: dataDir })
      // What is stored outlives a task.
      await provide({ site: { ...server, folder, empty: () => undefined }, shift, judged: new Set() })
      await server.stop()
      for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  site: async ({ world }, provide) => provide(world.site),
  signedIn: async ({ site }, provide) => provide(await Api.signIn(site.origin)),
  week: async ({ page, signedIn, world: { shift, judged }, peer, complaints }, provide, { project }) => {
    await page.addInitScript(shiftClock, shift)
    const files: Download[] = []
    page.on('download', file => files.push(file))
    await provide({ page, device: project.name as Device, owner: new Owner(page, judged), api: signedIn, peer, files })
    expectFailedLoads(complaints)
  },
})

/** Puts a server's clock forward, before its own code runs. */
function inTime(shift: number): Record<string, string> {
  return { NODE_OPTIONS: `--import=${pathToFileURL(resolve('tests/week/server-clock.ts')).href}`, CLOCK_SHIFT_MS: String(shift) }
}

/** Opens the admin as somebody who has signed in before. */
export async function openAdmin({ page, api }: Pick<Week, 'page' | 'api'>): Promise<void> {
  await page.addInitScript(token => {
    if (sessionStorage.getItem('opened') === null) localStorage.setItem('adminToken', token)
    sessionStorage.setItem('opened', 'yes')
  }, api.token)
  await page.goto('/#/admin')
  await page.getByRole('heading', { name: 'Appointment Dashboard' }).waitFor()
}
