import type { Page, Route } from '@playwright/test'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { sendRequest as request } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

/** What the owner sees while something is being saved or loaded. */

const LIST = /appointments\/\?/
const STATUS = /appointments\/.+\/status/

const fail = (route: Route) => route.fulfill({ status: 503, json: { error: 'Not now' } })

async function signedIn(page: Page): Promise<AdminPage> {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  return admin
}

test('a change shows while it is being saved, also in a list that is loaded meanwhile; one that is refused is taken back alone', async ({
  page,
  request: api,
  complaints,
}) => {
  for (const name of ['Sia Saving', 'Sol Saving', 'Suri Saving']) await request(api, name)
  const admin = await signedIn(page)
  await page.goto('/#/admin?search=Saving')
  await expect(admin.rows).toHaveCount(3)
  const status = (name: string) => admin.row(name).getByRole('combobox')
  const saving: Route[] = []
  await page.route(STATUS, route => void saving.push(route))
  await page.route(/appointments\/[^/?]+$/, route => (route.request().method() === 'DELETE' ? void saving.push(route) : route.continue()))

  await status('Sia').selectOption('Confirmed')
  await status('Sol').selectOption('Completed')
  await admin.delete('Suri')
  await expect.poll(() => saving.length).toBe(3)
  const loaded = page.waitForResponse(LIST)
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await (await loaded).finished()
  await expect(page.locator('.requests')).toHaveAttribute('aria-busy', 'false')
  await expect(status('Sia')).toHaveValue('Confirmed')
  await expect(status('Sol')).toHaveValue('Completed')
  await expect(admin.rows).toHaveCount(2)

  const [sia, sol, suri] = saving
  if (sia) await fail(sia)
  await expect(status('Sia')).toHaveValue('Pending')
  await expect(page.getByRole('alert')).toContainText('Failed to update status: Not now')
  await expect(status('Sol')).toHaveValue('Completed')
  await sol?.continue()
  if (suri) await fail(suri)
  await expect(status('Suri')).toHaveValue('Pending')
  await expect(status('Sol')).toHaveValue('Completed')
  expectFailedLoads(complaints)
})

test('a search that fails leaves what was found before, and a change of that stays', AGAIN, async ({ page, request: api, complaints }) => {
  await request(api, 'Lena Left')
  const admin = await signedIn(page)
  await page.goto('/#/admin?search=Lena')
  const status = admin.row('Lena Left').getByRole('combobox')
  await expect(status).toHaveValue('Pending')
  await page.route(LIST, fail)
  await page.getByLabel('Search').fill('somebody else')
  await expect(page.getByRole('alert')).toContainText('Failed to fetch data: Not now')
  await expect(status).toHaveValue('Pending')
  await status.selectOption('Confirmed')
  await expect(page.getByText('Lena Left: status is now Confirmed')).toBeAttached()
  await expect(status).toHaveValue('Confirmed')
  await page.unroute(LIST)
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await expect(page.getByText('No request matches')).toBeVisible()
  expectFailedLoads(complaints)
})

test('no view shows the requests of another, however long it is loading', async ({ page, request: api }) => {
  await request(api, 'Vic View')
  const admin = await signedIn(page)
  await expect(admin.row('Vic View')).toBeVisible()
  const { promise: isLate, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(LIST, async route => {
    await isLate
    await route.continue()
  })
  await admin.view('Trash').click()
  await expect(page.getByRole('heading', { name: 'Trash', level: 2 })).toBeVisible()
  await expect(page.locator('.requests')).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('Vic View')).toHaveCount(0)
  letGo()
  await expect(page.locator('.requests')).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByText('Vic View')).toHaveCount(0)
})
