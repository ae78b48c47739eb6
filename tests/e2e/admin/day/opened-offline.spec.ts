import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { endSession } from '../../../support/browser/end-session.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { action, PROGRESS, signInOn, stored, visit } from '../../../support/browser/today-page.ts'

/** The day on a phone that opens the admin without a connection, as when it has thrown the page out of memory. */
test.use({ ...PHONE, serviceWorkers: 'allow' })

// The browser itself logs what it could not load.
test.afterEach(async ({ page, complaints }) => {
  await page.goto('about:blank')
  for (const complaint of complaints.splice(0))
    expect(complaint).toMatch(/Failed to load resource|ERR_INTERNET_DISCONNECTED|401 \(Unauthorized\)|500 \(/)
})

const OFFLINE = { name: 'You are offline' }

/** Today with a confirmed visit, once the device has all that opens it without a connection. */
async function dayWith(page: Page, api: APIRequestContext, name: string, more: object = {}): Promise<void> {
  const date = freeDay()
  await sendRequest(api, name, { date, time: '07:00' }, { phone: '208-555-0177', ...more })
  const admin = await signInOn(page, date)
  await admin.saves(() => action(page, name, 'Confirm').click())
  await expect.poll(() => onDevice(page)).toContain(name)
  await expect.poll(() => cached(page)).toContain('/assets/admin-')
  await page.goto('/#/admin/today')
}

const onDevice = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))

/** What the Cache API has: addresses and texts. */
const cached = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(name => caches.open(name)))
    const answers = await Promise.all(all.map(cache => cache.matchAll()))
    const texts = await Promise.all(answers.flat().map(async answer => `${answer.url} ${await answer.text()}`))
    return texts.join('\n')
  })

/** The stylesheets that a page has loaded. */
const stylesOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.styleSheets, ({ href, cssRules }) => (cssRules.length > 0 ? (href ?? '') : ''))
      .filter(href => href !== '')
      .sort(),
  )

async function offlineAgain(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  await page.reload()
}

test('a phone that loads Today anew without a connection shows the day as it was, and sends what is done there when it is back, once, in order', async ({
  page,
  context,
  request: api,
}) => {
  const name = 'Olga Opened'
  await dayWith(page, api, name, { service_address: '12 Elm St', message: 'Two dogs' })
  await offlineAgain(page, context)
  await expect(visit(page, name)).toContainText('Two dogs')
  await expect(visit(page, name)).toContainText('12 Elm St')
  await expect(visit(page, name).getByRole('link', { name: /Call/ })).toHaveAttribute('href', /2085550177/)
  await expect(page.getByText(/^No connection\. The day as of \d+:00 [AP]M\./)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveCount(0)
  const sent: string[] = []
  page.on('request', call => PROGRESS.test(call.url()) && sent.push(Object.keys((call.postDataJSON() ?? {}) as object).join()))
  await action(page, name, 'On my way').click()
  await expect(visit(page, name).getByRole('link', { name: /^Text: on my way/ })).toHaveAttribute('href', /^sms:.+body=.+/)
  await action(page, name, 'Start').click()
  await expect(page.getByText('2 changes wait for connection')).toBeVisible()
  // Thrown out of memory once more.
  page.on('dialog', dialog => void dialog.accept())
  await page.reload()
  await expect(visit(page, name)).toContainText('Waits for connection')
  await action(page, name, 'Done').click()
  await expect(page.getByText('3 changes wait for connection')).toBeVisible()
  expect(sent).toEqual([])
  await context.setOffline(false)
  await expect(page.getByText('wait for connection')).toHaveCount(0)
  await expect(page.getByText('No connection')).toHaveCount(0)
  await expect(page.getByRole('row', { name: /This week/ })).toBeVisible()
  expect(sent).toEqual(['on_way_at', 'started_at', 'status,actual_value'])
  expect(await stored(page, name)).toMatchObject({ status: 'Completed', version: 5 })
})

test('a phone that loads Today anew while the server fails shows the day as it was, until the server says that the session has ended', async ({
  page,
  request: api,
}) => {
  const name = 'Fay Failing'
  await dayWith(page, api, name, { service_address: '12 Elm St' })
  await endSession(page, api)
  await page.route('**/api/**', route => route.fulfill({ status: 500, json: { error: 'Internal server error' } }))
  await page.reload()
  await expect(visit(page, name)).toContainText('12 Elm St')
  await expect(page.getByText(/^Server error\. The day as of \d+:00 [AP]M\./)).toBeVisible()
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  expect(await onDevice(page)).not.toContain(name)
})

test('the admin that is opened without a connection has the styles that it has with one', async ({ page, context, request: api }) => {
  await dayWith(page, api, 'Stella Styled')
  await page.reload()
  await expect(visit(page, 'Stella Styled')).toBeVisible()
  const styles = await stylesOf(page)
  expect(styles).toEqual([expect.stringContaining('/assets/admin-'), expect.stringContaining('/assets/mobile-')])
  await offlineAgain(page, context)
  await expect(visit(page, 'Stella Styled')).toBeVisible()
  expect(await stylesOf(page)).toEqual(styles)
})

test('what was loaded of the day is in no cache, and gone with a sign-out: without a connection it is the page for visitors then', async ({
  page,
  context,
  request: api,
}) => {
  const name = 'Sina Signed-Out'
  await dayWith(page, api, name)
  expect(await cached(page)).not.toContain(name)
  await offlineAgain(page, context)
  await expect(visit(page, name)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(await onDevice(page)).not.toContain(name)
  await page.reload()
  await expect(page.getByRole('heading', OFFLINE)).toBeVisible()
  await expect(page.locator('body')).not.toContainText(name)
})

test('a session that has ended takes the day with it as soon as the server says so', async ({ page, context, request: api }) => {
  const name = 'Enno Ended'
  await dayWith(page, api, name)
  await endSession(page, api)
  await offlineAgain(page, context)
  await expect(visit(page, name)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  expect(await onDevice(page)).not.toContain(name)
})

/** A device that shows another view and has the day. Returns what erases a person elsewhere. */
async function elsewhere(page: Page, api: APIRequestContext): Promise<(id: unknown) => Promise<void>> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const opened = page.waitForResponse('**/api/v1/events')
  await page.goto('/#/admin/customers')
  await page.reload()
  await opened
  const { csrf_token: csrf } = await (await api.get('/api/v1/csrf-token')).json()
  const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': csrf }
  return async id => expect((await api.post('/api/v1/people/erase', { headers, data: { id } })).ok()).toBe(true)
}

test('who is erased elsewhere leaves a device that shows another view', async ({ page, request: api }) => {
  const name = 'Elsa Erased'
  await dayWith(page, api, name)
  const { id } = await stored(page, name)
  const erase = await elsewhere(page, api)
  expect(await onDevice(page)).toContain(name)
  await erase(id)
  await expect.poll(() => onDevice(page)).not.toContain(name)
})

test('while many are erased one after another, the day is not loaded anew for each, and is kept at the end', async ({ page, request: api }) => {
  const name = 'Stella Stays'
  await dayWith(page, api, name)
  const ids: unknown[] = []
  for (let index = 0; index < 10; index++) {
    await sendRequest(api, `Gone ${index}`, undefined, { email: `gone${index}@example.com` })
    ids.push((await stored(page, `Gone ${index}`))['id'])
  }
  const erase = await elsewhere(page, api)
  const loads: string[] = []
  page.on('request', request => request.url().includes('/api/v1/notes?day=') && loads.push(request.url()))
  await Promise.all(ids.map(erase))
  await expect.poll(() => loads.length).toBeGreaterThan(0)
  await expect.poll(() => onDevice(page)).toContain(name)
  expect(loads.length).toBeLessThan(6)
})
