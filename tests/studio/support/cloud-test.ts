import { expect, type Locator, type Page, test as base } from '@playwright/test'
import { ADMIN } from '#tests/support/server/start-server.ts'
import { type CloudStudio, startCloudStudio } from './cloud-studio.ts'
import { putsBack } from './documents.ts'

/**
 * A browser that finds the Studio, its site and Sanity's hosts on this machine, and nothing else anywhere. What a test of an editor changes in the dataset is
 * taken back after it: the tests of a worker share one.
 */
export const test = base.extend<{ editor: Page }, { cloud: CloudStudio }>({
  cloud: [
    // The fixtures that it uses are named in an object pattern, which is none.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide) => {
      const cloud = await startCloudStudio()
      await provide(cloud)
      await cloud.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  browser: [
    async ({ cloud, playwright, launchOptions }, provide) => {
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${cloud.resolverRules}`]
      const browser = await playwright.chromium.launch({ ...launchOptions, args })
      await provide(browser)
      await browser.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ cloud }, provide) => provide(cloud.studio),
  editor: async ({ page, cloud: { lake } }, provide) => {
    const before = [...lake.documents.values()]
    await signInAtSanity(page, '/')
    await provide(page)
    // What the page has not sent yet would come after it.
    await page.close()
    const mutations = putsBack(before, [...lake.documents.values()])
    if (mutations.length > 0) await lake.mutate(mutations)
  },
})

/** Signs in at Sanity, and opens the documents. */
export async function signInAtSanity(page: Page, studio: string): Promise<void> {
  await page.goto(studio)
  await page.getByText('The fake provider').click()
  await expect(page.getByRole('region', { name: 'Drafts that wait' })).toBeVisible()
  await page.getByRole('link', { name: 'Content', exact: true }).click()
  await expect(page.getByTestId('structure-tool-list-pane')).toBeVisible()
}

/** Waits for a form to stay: Sanity makes it anew once it has heard that the plan has comments, and what was chosen in the first one is lost. */
export async function formStays(place: Page | Locator): Promise<void> {
  await expect(place.getByRole('button', { name: 'Add comment' }).first()).toBeAttached()
}

/** Signs in to the site where a panel asks it what a change does. */
export async function signInToSite(place: Page | Locator): Promise<void> {
  await place.getByLabel('User name').fill(ADMIN.username)
  await place.getByLabel('Password').fill(ADMIN.password)
  await place.getByRole('button', { name: 'Sign in' }).click()
}
