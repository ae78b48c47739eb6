import type { BrowserContext, Page } from '@playwright/test'
import { AdminPage } from '../../support/browser/admin-page.ts'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { freeDay } from '../../support/browser/free-day.ts'
import { ADMIN, freePort, type RunningServer, startServer } from '../../support/server/start-server.ts'
import { expect, test } from '../../support/browser/site.ts'
import { SAMPLE_FOLDER } from '#tests/support/content/sample-folder.ts'

/**
 * The pages on one site, the API on another (specification, section 7: a separately hosted backend), in a browser that blocks third-party
 * cookies. localhost and 127.0.0.1 are different sites, and both may be talked to without TLS.
 */
let pages: RunningServer
let api: RunningServer
let context: BrowserContext
let page: Page
/** What the page's console reported as errors. */
const complaints: string[] = []

test.beforeAll(async () => {
  const [pagePort, apiPort] = [await freePort(), await freePort()]
  const [pageOrigin, apiOrigin] = [`http://localhost:${pagePort}`, `http://127.0.0.1:${apiPort}`]
  pages = await startServer(SAMPLE_FOLDER, { PORT: String(pagePort), API_ORIGIN: apiOrigin })
  api = await startServer(SAMPLE_FOLDER, { PORT: String(apiPort), ALLOWED_ORIGINS: pageOrigin })
})

test.afterAll(async () => {
  await pages.stop()
  await api.stop()
})

test.beforeEach(async ({ browser }) => {
  context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' })
  page = await context.newPage()
  page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true })
})

test.afterEach(async () => {
  await context.close()
  // The browser logs that a call under way was refused when its session ended.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('401 (Unauthorized)')
})

test('cookies of the other site are not sent from the pages', async () => {
  const { hostname } = new URL(apiOriginOf())
  await context.addCookies([{ name: 'crumb', value: '1', domain: hostname, path: '/', sameSite: 'None', secure: true }])
  const cookieSent = async (from: string) => {
    await page.goto(from)
    const request = page.waitForRequest(`${apiOriginOf()}/api/v1/csrf-token`)
    await page.evaluate(url => void fetch(url, { credentials: 'include' }), `${apiOriginOf()}/api/v1/csrf-token`)
    return (await (await request).allHeaders())['cookie'] ?? null
  }
  expect(await cookieSent(apiOriginOf())).toContain('crumb=1')
  expect(await cookieSent(pages.origin)).toBeNull()
})

test('a visitor sees a price and free times, and books', async () => {
  const day = freeDay()
  const booking = new BookingPage(page)
  await booking.open(`${pages.origin}/?package=motorcycle-buff-polish#appointments`)
  await expect(booking.estimate).toContainText('$200.00')
  await booking.at(day, '09:00')
  await expect(booking.slot).toHaveText('✓ Time slot is available!')
  await booking.fill('Name', 'Elsa Where')
  await booking.fill('Email', 'elsa@example.com')
  await booking.send()
  await expect(booking.alert).toContainText('Appointment requested!')

  await booking.open(`${pages.origin}/?package=motorcycle-standard-detail&again=1#appointments`)
  await booking.at(day, '10:00')
  await expect(booking.slot).toHaveText('✗ This time slot is already booked. Please choose a different time.')
  await expect(booking.form.locator('option', { hasText: '10:00 AM (taken)' })).toBeAttached()
})

test("the owner signs in on the pages' site, changes a status, and the other site keeps it", async ({ request }) => {
  const { csrf_token: token } = await (await request.get(`${apiOriginOf()}/api/v1/csrf-token`)).json()
  const quote = { name: 'Otto Other', email: 'otto@example.com', vehicle_category: 'Semi', semi_package: 'semi-silver-shine', semi_addons: [] }
  expect((await request.post(`${apiOriginOf()}/api/v1/appointments/`, { headers: { 'x-csrf-token': token }, data: quote })).status()).toBe(201)
  const admin = new AdminPage(page)
  await admin.signIn(ADMIN.password, pages.origin)
  await admin.isSignedIn()
  await expect(admin.row('Otto Other')).toContainText('$299')
  await admin.saves(() => admin.row('Otto Other').getByRole('combobox').selectOption('Confirmed'))
  await page.reload()
  await expect(admin.row('Otto Other').getByRole('combobox')).toHaveValue('Confirmed')
})

test('without a cookie too, a browser that has signed in before gets in while strangers at its address are locked out', async ({ request }) => {
  const { csrf_token: token } = await (await request.get(`${apiOriginOf()}/api/v1/csrf-token`)).json()
  const guess = () =>
    request.post(`${apiOriginOf()}/api/v1/auth/login`, { headers: { 'x-csrf-token': token }, data: { ...ADMIN, password: 'a wrong guess of it' } })
  const admin = new AdminPage(page)
  await admin.signIn(ADMIN.password, pages.origin)
  await admin.isSignedIn()
  await page.getByRole('button', { name: 'Logout' }).click()
  for (let attempt = 0; attempt < 10; attempt++) expect((await guess()).status()).toBe(401)
  expect((await guess()).status()).toBe(429)
  await admin.signIn(ADMIN.password, pages.origin)
  await admin.isSignedIn()
})

test('a page of a site that is not allowed can neither read nor change anything', async ({ request }) => {
  const foreign = { origin: 'http://evil.example' }
  const read = await request.get(`${apiOriginOf()}/api/v1/csrf-token`, { headers: foreign })
  expect(read.headers()['access-control-allow-origin']).toBeUndefined()
  const { csrf_token: token } = await read.json()
  const changed = await request.post(`${apiOriginOf()}/api/v1/appointments/`, { headers: { ...foreign, 'x-csrf-token': token }, data: {} })
  expect(changed.status()).toBe(403)
})

/** The API's server under the name that pages know it by. */
function apiOriginOf(): string {
  return api.origin.replace('localhost', '127.0.0.1')
}
