import { type BrowserContext, type Page, test as base } from '@playwright/test'
import { type RunningServer, startServer } from '../server/start-server.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

export interface SiteFixtures {
  /** Whatever the page reported that no visitor's page may report: errors, and violations of its content policy. */
  complaints: string[]
  /** Begins every test with an empty database. */
  emptied: void
}

export interface SiteWorker {
  /** The folder of the business that the server runs on. */
  contentDir: string
  site: RunningServer
}

/** Browser tests against a server of their own; a test fails when its page logs an error. */
export const test = base.extend<SiteFixtures, SiteWorker>({
  contentDir: [SAMPLE_FOLDER, { scope: 'worker', option: true }],
  site: [
    async ({ contentDir }, provide) => {
      const server = await startServer(contentDir)
      await provide(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
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

/** A day that far ahead of another, or of today. */
export function dayAhead(days: number, from = new Date()): string {
  return new Date(from.getTime() + days * 86_400_000).toISOString().slice(0, 10)
}
