import type { Page, Route } from '@playwright/test'
import type { AppointmentList } from '#src/contract/generated/types.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'

/** A screen that crashes again after it was loaded anew leads to the others, which are whole. */

test.use(PHONE)

test.afterEach(({ complaints }) => {
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/Error/)
})

const crashed = (page: Page) => page.getByText('Something on this screen could not be shown.')
const others = (page: Page) => page.getByRole('navigation', { name: 'Or go on with' })

async function signedIn(page: Page): Promise<AdminPage> {
  const admin = new AdminPage(page)
  // The browser asks before a page with something unsaved is left.
  page.on('dialog', dialog => void dialog.accept())
  await admin.signIn()
  await admin.isSignedIn()
  return admin
}

const inTrash = (url: URL) => url.pathname === '/api/v1/appointments/' && url.searchParams.get('deleted') === 'true'

/** A trash with requests that were deleted at no moment. */
async function asGarbage(route: Route): Promise<void> {
  const url = new URL(route.request().url())
  for (const name of ['deleted', 'sort', 'order']) url.searchParams.delete(name)
  const list = (await (await route.fetch({ url: url.href })).json()) as AppointmentList
  await route.fulfill({ json: { ...list, appointments: list.appointments.map(one => ({ ...one, deleted_at: 'never' })) } })
}

test('from a screen that crashes again and again, a press leads to another one, and back once it is mended', async ({ page, request: api }) => {
  await sendRequest(api, 'Gina Gone')
  const admin = await signedIn(page)
  await page.route(inTrash, asGarbage)
  await admin.view('Trash').click()
  await expect(crashed(page)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(crashed(page)).toBeVisible()
  await expect(others(page).getByRole('link')).toHaveText(['Today', 'Requests', 'Calendar', 'Customers', 'Value'])
  await others(page).getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('link', { name: 'Gina Gone' })).toBeVisible()
  await expect(crashed(page)).toHaveCount(0)
  await page.unroute(inTrash)
  await admin.view('Trash').click()
  await expect(page.getByRole('heading', { name: 'Trash' })).toBeVisible()
  await expect(crashed(page)).toHaveCount(0)
})

test('a form that crashes wherever it opens again is closed on the way to another screen, and what was typed is in it once it is mended', async ({
  page,
}) => {
  await signedIn(page)
  const dialog = page.getByRole('dialog', { name: 'New request' })
  await page.getByRole('button', { name: 'New request' }).click()
  await dialog.getByLabel('Name').fill('Nora New')
  await dialog.getByRole('radio', { name: 'Motorcycle', exact: true }).check()
  const garbage = (url: URL) => url.pathname.endsWith('/slots')
  await page.route(garbage, route => route.fulfill({ json: { slots: ['no time'] } }))
  await dialog.getByRole('radio', { name: /^Standard Detail/ }).check()
  await expect(crashed(page)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(crashed(page)).toBeVisible()
  await others(page).getByRole('link', { name: 'Calendar' }).click()
  await expect(page.getByRole('navigation', { name: 'Views' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.unroute(garbage)
  await page.getByRole('button', { name: 'New request', exact: true }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Nora New')
})
