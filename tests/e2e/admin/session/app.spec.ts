import type { Page } from '@playwright/test'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { expect, test } from '../../../support/browser/site.ts'

/** The admin as an app of its own, which the browser installs from the page. */

/** What the browser reads as the app of this page. */
async function appOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const { url, errors, manifest } = await session.send('Page.getAppManifest')
  const { origin, pathname } = new URL(url)
  const { id, startUrl, display, icons = [] } = manifest
  const sizes = icons.map(icon => icon.sizes)
  return { path: pathname, errors, id: id?.replace(origin, ''), start: startUrl?.replace(origin, ''), display, sizes }
}

/** What Chromium asks of an app before it installs it: https://web.dev/articles/install-criteria. */
const INSTALLABLE = { errors: [], sizes: expect.arrayContaining(['192x192', '512x512']) as unknown }

const link = (page: Page, rel: string) => page.locator(`link[rel='${rel}']`)

test('the admin can be installed, and so can the site; each is the app of its own address', async ({ page }) => {
  await page.goto('/')
  const site = { ...INSTALLABLE, path: '/manifest.webmanifest', id: '/', start: '/', display: 'kMinimalUi' }
  const admin = { ...INSTALLABLE, path: '/admin/app.webmanifest', id: '/admin', start: '/#/admin/today', display: 'kStandalone' }
  expect(await appOf(page)).toEqual(site)
  const own = await link(page, 'apple-touch-icon').getAttribute('href')
  await page.goto('/#/admin')
  await expect(link(page, 'manifest')).toHaveAttribute('href', admin.path)
  await expect(link(page, 'apple-touch-icon')).toHaveAttribute('href', '/admin/icon-192.png')
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(await appOf(page)).toEqual(admin)
  await page.goto('/#')
  await expect(link(page, 'manifest')).toHaveAttribute('href', /\/manifest\.webmanifest$/)
  await expect(link(page, 'apple-touch-icon')).toHaveAttribute('href', new RegExp(`${own}$`))
})

test('the app opens with Today, and says in a browser how it is installed', async ({ page }) => {
  const { start_url: start } = (await (await page.request.get('/admin/app.webmanifest')).json()) as { start_url: string }
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto(start)
  await expect(admin.view('Today')).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('dialog', { name: 'Account' })).toContainText('Install the admin from the browser’s menu')
})
