import { type BrowserContext, type Page, test as base } from '@playwright/test'
import { type Setup, type SiteServer, openServerPool, type ServerPool } from '../server/server-pool.ts'
import type { SmtpPeer } from '../server/smtp-peer.ts'

export interface SiteFixtures {
  /** What the test runs on. */
  business: Setup
  site: SiteServer
  /** The mail server of the businesses that can mail. */
  peer: SmtpPeer
  /** Whatever the page reported that no visitor's page may report: errors, and violations of its content policy. */
  complaints: string[]
  /** Begins every test with an empty database. */
  emptied: void
}

/** Files that say the same of these share a worker: its process, its browser and its servers. */
export interface SiteWorker {
  /** The business whose server stays. */
  kept: Setup
  pool: ServerPool
}

const SAMPLE: Setup = {}

/** Browser tests against a server of the business that they name, by default the sample's; a test fails when its page logs an error. */
export const test = base.extend<SiteFixtures, SiteWorker>({
  kept: [SAMPLE, { scope: 'worker', option: true }],
  pool: [
    async ({ kept }, provide) => {
      const pool = await openServerPool(kept)
      await provide(pool)
      await pool.close()
    },
    { scope: 'worker' },
  ],
  business: [SAMPLE, { option: true }],
  site: async ({ pool, business }, provide) => provide(await pool.serverOf(business)),
  peer: async ({ pool }, provide) => provide(pool.peer),
  // The site's script waits for the first paint: a test begins when it has run, which the links of the form's script show.
  page: async ({ page, javaScriptEnabled }, provide) => {
    const goto = page.goto.bind(page)
    page.goto = async (...given) => {
      const response = await goto(...given)
      if (javaScriptEnabled)
        await page.waitForFunction(
          () =>
            document.querySelector('script[src]') === null ||
            document.getElementById('booking-form') === null ||
            document.querySelector('link[rel=modulepreload]') !== null,
        )
      return response
    }
    await provide(page)
  },
  emptied: [
    async ({ site }, provide) => {
      site.empty()
      await provide()
    },
    { auto: true },
  ],
  baseURL: async ({ site }, provide) => provide(site.origin),
  complaints: [
    async ({ context }, provide) => {
      const complaints: string[] = []
      collect(context, complaints)
      await provide(complaints)
      test.expect(complaints, 'the page complained').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

function collect(context: BrowserContext, complaints: string[]): void {
  const listen = (page: Page): void => {
    page.on('pageerror', error => complaints.push(error.message))
    page.on('console', message => {
      if (message.type() === 'error') complaints.push(message.text())
    })
  }
  context.on('page', listen)
}

/** The day that it is where the sample business is: in the evening there, the next one has begun in UTC. */
export function businessToday(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Boise' }).format(new Date())
}

/** A day that far ahead of another, or of today. */
export function dayAhead(days: number, from = new Date()): string {
  return new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10)
}
