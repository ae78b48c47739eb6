import { expect, type Locator, type Page, test as base } from '@playwright/test'
import { ADMIN } from '#tests/support/server/start-server.ts'
import { allDocuments, putBack } from './documents.ts'
import { forget, type RunningStudio, startStudio } from './running-studio.ts'

interface StudioFixtures {
  /** A page of the Studio, signed in. What the test writes into the dataset is taken back after it: the tests of a worker share one. */
  owner: Page
}

interface WorkerFixtures {
  studio: RunningStudio
  /** Whose Studio it is: tests that name another one have one of their own, such as those that begin a document which is locked once it was deleted. */
  studioOf: string
}

/** Browser tests against a Studio of their own, which nothing of the internet reaches. */
export const test = base.extend<StudioFixtures, WorkerFixtures>({
  studioOf: ['all', { option: true, scope: 'worker' }],
  studio: [
    // The fixtures that it uses are named in an object pattern, which is none.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide) => {
      const studio = await startStudio()
      await provide(studio)
      await studio.stop()
      forget(studio)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ studio }, provide) => provide(studio.origin),
  owner: async ({ page, studio }, provide) => {
    await signIn(page)
    const before = await allDocuments(page, studio.origin)
    await provide(page)
    // What the page has not sent yet would come after it.
    await page.close()
    await putBack(page, studio.origin, before)
  },
})

export { expect } from '@playwright/test'

export async function signIn(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}/structure`)
  await page.getByLabel('User name').fill(ADMIN.username)
  await page.getByLabel('Password').fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByTestId('structure-tool-list-pane')).toBeVisible()
}

/** Opens a document's form. */
export async function openDocument(page: Page, path: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/structure/${path}`)
  await expect(page.getByTestId('form-view')).toBeVisible()
}

/** The input of a field, by its path in the document. */
export function field(page: Page, path: string): Locator {
  return page.getByTestId(`field-${path}`).locator('input, textarea').first()
}

/** Opens a package or add-on in the form of its category. */
export async function openItem(page: Page, title: string): Promise<void> {
  await page.getByTestId('form-view').getByText(title, { exact: true }).click()
  await expect(page.getByTestId('nested-object-dialog')).toBeVisible()
}

/** Closes the form of an item, and of those that it is in. */
export async function closeItem(page: Page): Promise<void> {
  const forms = page.getByTestId('nested-object-dialog')
  for (let open = await forms.count(); open > 0; open--) {
    await forms.last().getByRole('button', { name: 'Close' }).click()
    await expect(forms).toHaveCount(open - 1)
  }
}

/** Publishes what the form shows, through what it shows first; fails where that is not possible. */
export async function publish(page: Page): Promise<void> {
  await expect(publishButton(page)).toBeEnabled()
  await publishButton(page).click()
  const published = publishButton(page).and(page.getByRole('button', { name: 'Publish', exact: true, disabled: true }))
  await expect(asked(page).or(published).first()).toBeVisible()
  if (await asked(page).isVisible()) await publishAsked(page)
  await expect(published).toBeVisible()
}

/** Publishes what is shown first, and closes what it says then. */
export async function publishAsked(page: Page): Promise<void> {
  await asked(page).getByRole('button', { name: 'Publish', exact: true }).click()
  const done = page.getByRole('dialog', { name: 'Published', exact: true })
  await done.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(done).toHaveCount(0)
}

/** What Publish shows before what is more than words and looks goes live. */
export function asked(page: Page): Locator {
  return page.getByRole('dialog', { name: 'What will this change do?' })
}

/** "Publish", and "Publish…" where it shows something first. */
export function publishButton(page: Page): Locator {
  return page.getByTestId(/^action-publish…?$/)
}

/** What stands in the place of Publish while something is in the way. */
export function heldBack(page: Page): Locator {
  return page.getByRole('button', { name: /^(?:Still to fill in|Still to fix)…$/ })
}

/** Chooses from the menu of what else can be done to a document, opened again where it closed since what it offers was checked meanwhile. */
export async function chooseAction(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await openActions(page)
    await page.getByRole('menuitem', { name }).click({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
}

/** Opens what else can be done to a document, once it can be: the button is made anew while the form opens. */
export async function openActions(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByTestId('action-menu-button').click()
    await expect(page.getByRole('menuitem').first()).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 20_000 })
}
