import type { Page, Route } from '@playwright/test'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

/** Specification, sections 4, 6 and 8, from the admin's side: what is said when something fails, and where the session ends. */

const LIST = '**/api/v1/appointments/?*'

const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body })
const empty = (status: number) => (route: Route) => route.fulfill({ status, body: '' })
const offline = (route: Route) => route.abort('connectionrefused')

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('adminToken'))

for (const { title, answer, text, isAgain } of [
  { title: "the server's own error", answer: json(401, { error: 'The owner is away' }), text: 'The owner is away' },
  { title: 'an error without a text', answer: empty(502), text: 'Login failed', isAgain: true },
  { title: 'no connection', answer: offline, text: 'Login failed: the server cannot be reached' },
]) {
  test(`section 8: a login that meets ${title} says "${text}"`, isAgain ? AGAIN : {}, async ({ page, complaints }) => {
    await page.route('**/api/v1/auth/login', answer)
    await new AdminPage(page).signIn()
    await expect(page.getByRole('alert')).toHaveText(text)
    expect(await storedToken(page)).toBeNull()
    expectFailedLoads(complaints)
  })
}

for (const { title, answer, text, isAgain } of [
  { title: "the server's own error", answer: json(500, { error: 'The disk is full' }), text: 'Failed to fetch data: The disk is full' },
  { title: 'an error without a text', answer: empty(502), text: 'Failed to fetch data: API request failed: 502 Bad Gateway', isAgain: true },
  { title: 'no connection', answer: offline, text: 'Failed to fetch data: the server cannot be reached' },
]) {
  test(`section 8: a list that meets ${title} says "${text}"`, isAgain ? AGAIN : {}, async ({ page, complaints }) => {
    await page.route(LIST, answer)
    const admin = new AdminPage(page)
    await admin.signIn()
    await admin.isSignedIn()
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await page.unroute(LIST)
    await page.getByRole('button', { name: 'Refresh Data' }).click()
    await expect(page.getByText(text, { exact: true })).toHaveCount(0)
    expectFailedLoads(complaints)
  })
}

const CHANGES: readonly { what: string; name: string; says: string; isAgain?: true; make: (admin: AdminPage, page: Page) => Promise<unknown> }[] = [
  {
    what: 'a status',
    name: 'Una Status',
    says: 'Failed to update status: Not today',
    make: admin => admin.row('Una Status').getByRole('combobox').selectOption('Confirmed'),
  },
  {
    what: 'a value',
    name: 'Una Value',
    says: 'Failed to update value: Not today',
    isAgain: true,
    make: async admin => {
      const row = admin.row('Una Value')
      await row.getByRole('button', { name: 'Edit' }).click()
      await row.getByRole('spinbutton').fill('5')
      await row.getByRole('button', { name: 'Save' }).click()
    },
  },
  {
    what: 'a deletion',
    name: 'Una Gone',
    says: 'Failed to delete appointment: Not today',
    make: admin => admin.confirmDelete(admin.row('Una Gone')),
  },
  {
    what: 'the deletion of all',
    name: 'Una All',
    says: 'Failed to delete all appointments: Not today',
    make: async (admin, page) => {
      await admin.clearAll()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /Delete|Clear/ })
        .click()
    },
  },
]

for (const { what, name, says, isAgain, make } of CHANGES) {
  test(
    `section 8: ${what} that is not saved says "${says}", and the request is what it was`,
    isAgain ? AGAIN : {},
    async ({ page, request, complaints }) => {
      await sendRequest(request, name)
      const isChange = (route: Route) => ['PUT', 'DELETE'].includes(route.request().method())
      await page.route('**/api/v1/appointments/**', route => (isChange(route) ? json(500, { error: 'Not today' })(route) : route.continue()))
      const admin = new AdminPage(page)
      await admin.signIn()
      await admin.isSignedIn()
      await expect(admin.row(name)).toBeVisible()
      await make(admin, page)
      await expect(page.getByText(says, { exact: true })).toBeVisible()
      await expect(admin.row(name).getByRole('combobox')).toHaveValue('Pending')
      // A figure that was typed waits to be saved or taken back.
      const takeBack = admin.row(name).getByRole('button', { name: 'Cancel' })
      if (what === 'a value') await takeBack.click()
      await expect(admin.row(name)).toContainText('Not set')
      expectFailedLoads(complaints)
    },
  )
}

test('section 6: the token is stored as adminToken, and signs in again after a reload', async ({ page }) => {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  const token = await storedToken(page)
  expect(token).toMatch(/^[\w-]{20,}$/)
  const validated = page.waitForRequest(
    request => request.url().endsWith('/api/v1/auth/validate') && request.headers()['authorization'] === `Bearer ${token}`,
  )
  await page.reload()
  await validated
  await admin.isSignedIn()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(await storedToken(page)).toBeNull()
})

test('section 4: a stored token that no longer holds is cleared, and leads to the login', async ({ page, complaints }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('adminToken', 'one-of-an-earlier-year'))
  await page.goto('/#/admin')
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  expectFailedLoads(complaints)
})

test('section 4: a 401 on any call logs out and clears the token', async ({ page, request, complaints }) => {
  await sendRequest(request, 'Olga Out')
  const admin = new AdminPage(page)
  await admin.signIn()
  await page.goto('/#/admin?search=Olga')
  await expect(admin.row('Olga Out')).toBeVisible()
  expect(await storedToken(page)).not.toBeNull()
  await page.route('**/appointments/*/status', json(401, { error: 'Please sign in' }))
  await admin.row('Olga Out').getByRole('combobox').selectOption('Confirmed')
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  expect(await storedToken(page)).toBeNull()
  expectFailedLoads(complaints)
})
