import type { Page } from '@playwright/test'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { movedPressables, watchPressables } from '../../../support/browser/pressables.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

/** What the open admin shows without a press: requests that arrive, and what colleagues do. */

const EVENTS = '**/api/v1/events'

async function signIn(page: Page): Promise<AdminPage> {
  const admin = new AdminPage(page)
  await admin.signInForNews()
  // Away from the list, which stays still under a pointer.
  await page.mouse.move(0, 0)
  return admin
}

async function search(page: Page, name: string): Promise<void> {
  await page.goto(`/#/admin?search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('searchbox')).toHaveValue(name)
  await expect(page.locator('#admin section.requests')).toHaveAttribute('aria-busy', 'false')
}

test('a request that a visitor sends appears by itself, is told, and is one press away', async ({ page, request: api }) => {
  const admin = await signIn(page)
  await sendRequest(api, 'Nell News')
  await expect(admin.row('Nell News')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'New request from Nell News' })).toHaveCount(1)
  await page.getByText('New request from Nell News').locator('..').getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('dialog', { name: 'Nell News' })).toBeVisible()
})

test('a new request comes into a list once the pointer is not on it, and pushes no row away under it', async ({ page, request: api }) => {
  await sendRequest(api, 'Ria Row')
  const admin = await signIn(page)
  const row = admin.row('Ria Row')
  await row.hover()
  const place = await row.boundingBox()
  await sendRequest(api, 'Pia Push')
  await expect(page.locator('.toasts').getByText('New request from Pia Push')).not.toHaveCount(0)
  await expect(admin.tab('All')).toContainText('2')
  expect(await row.boundingBox()).toEqual(place)
  await expect(admin.row('Pia Push')).toHaveCount(0)
  await page.mouse.move(0, 0)
  await expect(admin.row('Pia Push')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('a new request is told and pushes no card away; it is in the list once it was looked at, dismissed, or the list loaded', async ({
    page,
    request: api,
  }) => {
    await sendRequest(api, 'Cara Card')
    await watchPressables(page)
    await signIn(page)
    await page.getByRole('link', { name: 'Requests' }).click()
    const card = (name: string) => page.getByRole('article', { name })
    await expect(card('Cara Card')).toBeVisible()
    for (const [name, press] of [
      ['Dee Dismissed', 'Dismiss'],
      ['Lou Loaded', 'Refresh Data'],
      ['Sue Shown', 'Show'],
    ] as const) {
      if (press === 'Refresh Data') await page.getByRole('button', { name: 'More', exact: true }).first().click()
      await movedPressables(page)
      await sendRequest(api, name)
      await expect(page.locator('.toasts').getByText(`New request from ${name}`)).not.toHaveCount(0)
      await expect(page.getByRole('navigation', { name: 'Lists' })).toContainText(name === 'Dee Dismissed' ? '2' : name === 'Lou Loaded' ? '3' : '4')
      expect(await movedPressables(page)).toEqual([])
      await expect(card(name)).toHaveCount(0)
      await page.getByRole('button', { name: press, exact: true }).click()
      if (press === 'Show') await page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).click()
      await expect(card(name)).toBeVisible()
      if (press === 'Refresh Data') await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
    }
  })

  test(
    'what a colleague brings into the list is told, and pushes no card away before it is asked for',
    AGAIN,
    async ({ page, browser, baseURL, request: api }) => {
      await sendRequest(api, 'Ann Aimed')
      await sendRequest(api, 'Bo Back')
      const other = await (
        await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block', viewport: { width: 1280, height: 800 } })
      ).newPage()
      const theirs = await signIn(other)
      await search(other, 'Bo Back')
      const status = theirs.row('Bo Back').getByRole('combobox')
      await theirs.saves(() => status.selectOption('Confirmed'))
      await watchPressables(page)
      await signIn(page)
      await page.goto('/#/admin/requests?status=Waiting')
      const card = (name: string) => page.getByRole('article', { name })
      await expect(card('Ann Aimed')).toBeVisible()
      await expect(card('Bo Back')).toHaveCount(0)
      await movedPressables(page)
      await status.selectOption('Pending')
      const toast = page.locator('.toast').getByText('New in this list: Bo Back')
      await expect(toast).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Lists' })).toContainText('Waiting 2')
      expect(await movedPressables(page)).toEqual([])
      await expect(card('Bo Back')).toHaveCount(0)
      await page.getByRole('button', { name: 'Show', exact: true }).click()
      await expect(card('Bo Back')).toBeVisible()
      await expect(toast).toHaveCount(0)
      await page.getByRole('link', { name: 'Customers' }).click()
      await sendRequest(api, 'Cy Came')
      await page.goto('/#/admin/requests?status=Waiting')
      await expect(card('Cy Came'), 'whoever comes back asks for the list').toBeVisible()
    },
  )

  test(
    'what a load finds that nobody asked for is told, and pushes no card away before the list is loaded by hand',
    AGAIN,
    async ({ page, request: api, complaints }) => {
      await sendRequest(api, 'Ann Aimed')
      await page.route(EVENTS, route => route.abort('connectionreset'))
      const admin = new AdminPage(page)
      await admin.signIn()
      await admin.isSignedIn()
      await page.goto('/#/admin/requests')
      const card = (name: string) => page.getByRole('article', { name })
      await expect(card('Ann Aimed')).toBeVisible()
      for (const name of ['Paul Polled', 'Pia Polled']) await sendRequest(api, name)
      // As when the owner comes back to the tab.
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
      await expect(page.locator('.toast').getByText('New in this list: 2 requests')).toBeVisible()
      await expect(card('Paul Polled')).toHaveCount(0)
      await page.getByRole('button', { name: 'More', exact: true }).first().click()
      await page.getByRole('button', { name: 'Refresh Data' }).click()
      await expect(card('Pia Polled')).toBeVisible()
      await expect(page.locator('.toast')).toHaveCount(0)
      expectFailedLoads(complaints)
    },
  )
})

test('what is dismissed leaves the focus on the title of the view', async ({ page, request: api }) => {
  await signIn(page)
  await sendRequest(api, 'Dora Dismissed')
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await expect(page.getByText('New request from Dora Dismissed').and(page.locator('.toast span'))).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: /^Requests/ })).toBeFocused()
})

test('what has arrived is told no longer once it was opened, by whatever way, or deleted', AGAIN, async ({ page, request: api }) => {
  const admin = await signIn(page)
  for (const name of ['Opal Opened', 'Dan Gone']) {
    await sendRequest(api, name)
    const toast = page.locator('.toasts').getByText(`New request from ${name}`, { exact: true }).and(page.locator('.toast span'))
    await expect(toast).toBeVisible()
    if (name === 'Dan Gone') await admin.delete(name)
    else {
      await admin.row(name).getByRole('button', { name: 'Details' }).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await expect(toast).toHaveCount(0)
  }
})

test('what a colleague does is seen by itself, and moves neither the focus nor what is typed', async ({ page, browser, baseURL, request: api }) => {
  const name = 'Cole League'
  await sendRequest(api, name, { date: freeDay(), time: '07:00' })
  const admin = await signIn(page)
  await search(page, name)
  await admin.row(name).getByRole('button', { name: 'Edit' }).click()
  await admin.row(name).getByRole('spinbutton').fill('123.4')

  const other = await (await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })).newPage()
  const theirs = await signIn(other)
  await search(other, name)
  await theirs.row(name).getByRole('combobox').selectOption('Confirmed')
  await expect(admin.row(name).getByRole('combobox')).toHaveValue('Confirmed')
  await expect(admin.row(name).getByRole('spinbutton')).toBeFocused()
  await expect(admin.row(name).getByRole('spinbutton')).toHaveValue('123.4')
  await theirs.delete(name)
  await expect(page.getByText('No request matches')).toBeVisible()
})

test('a change of one’s own loads the list no second time', AGAIN, async ({ page, request: api }) => {
  const name = 'Owen Own'
  await sendRequest(api, name)
  const admin = await signIn(page)
  await search(page, name)
  const lists: string[] = []
  page.on('request', request => request.url().includes('/api/v1/appointments/?') && request.url().includes('Owen') && lists.push(request.url()))
  await admin.saves(() => admin.row(name).getByRole('combobox').selectOption('Confirmed'))
  // Somebody else's change loads it: by then the news of the own one have come.
  await sendRequest(api, 'Owen Other')
  await expect.poll(() => lists.length).toBe(1)
  await expect(admin.row(name).getByRole('combobox')).toHaveValue('Confirmed')
})

test('a stream that breaks is opened again, and what came meanwhile is there', AGAIN, async ({ page, request: api, complaints }) => {
  await page.route(EVENTS, route => route.abort('connectionreset'))
  const admin = new AdminPage(page)
  const failed = page.waitForEvent('requestfailed', request => request.url().endsWith('/events'))
  await admin.signIn()
  await admin.isSignedIn()
  await page.mouse.move(0, 0)
  await failed
  await expect(page.locator('#admin section.requests')).toHaveAttribute('aria-busy', 'false')
  await sendRequest(api, 'Rea Return')
  const again = page.waitForResponse(EVENTS)
  await page.unroute(EVENTS)
  await again
  await expect(admin.row('Rea Return')).toBeVisible()
  await sendRequest(api, 'Rea Later')
  await expect(admin.row('Rea Later')).toBeVisible()
  expectFailedLoads(complaints)
})
