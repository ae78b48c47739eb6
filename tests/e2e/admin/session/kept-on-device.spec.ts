import type { BrowserContext, Locator, Page } from '@playwright/test'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { endSession } from '../../../support/browser/end-session.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { ADMIN } from '../../../support/server/start-server.ts'

/** What is typed survives a reload, a phone that throws the page out of memory, and a session that has ended meanwhile; on the device it is erased again. */

test.use(PHONE)

// The browser itself logs what the server refused.
test.afterEach(async ({ page, complaints }) => {
  if (!page.isClosed()) await page.goto('about:blank')
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/401 \(Unauthorized\)|409 \(Conflict\)/)
})

const ENDED = 'Your session has ended. Please sign in again. What you had begun is kept, and comes back then.'

async function signedIn(page: Page, path = '/#/admin'): Promise<AdminPage> {
  const admin = new AdminPage(page)
  // The browser asks before a page with something unsaved is left.
  page.on('dialog', dialog => void dialog.accept())
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto(path)
  return admin
}

async function login(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(ADMIN.username)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** What the device keeps, without who is signed in. */
const onDevice = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

/** The page of a phone that has thrown it out of memory, and its tab with it. */
async function openedAnew(page: Page, context: BrowserContext): Promise<Page> {
  const url = page.url()
  await page.close({ runBeforeUnload: false })
  const next = await context.newPage()
  await next.goto(url)
  return next
}

const newRequest = (page: Page) => page.getByRole('dialog', { name: 'New request' })

async function typeRequest(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'New request' }).click()
  const dialog = newRequest(page)
  await dialog.getByLabel('Name').fill('Nora New')
  await dialog.getByLabel('Phone').fill('208-555-0199')
  await dialog.getByRole('radio', { name: 'Motorcycle', exact: true }).check()
  await dialog.getByLabel('Date').fill(freeDay())
  await dialog.getByLabel('Message').fill('Second gate.')
  await expect.poll(() => onDevice(page)).toContain('Second gate.')
  return dialog
}

async function openDetails(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  return page.getByRole('dialog', { name, exact: true })
}

test('a request that was being entered is back after a reload where it was, not saved yet, and nothing is left of it once it is stored', async ({
  page,
}) => {
  await signedIn(page)
  const dialog = await typeRequest(page)
  const top = await dialog.evaluate(({ scrollTop }) => scrollTop)
  expect(top).toBeGreaterThan(0)
  await page.reload()
  await expect(dialog.getByLabel('Name')).toHaveValue('Nora New')
  await expect(dialog.getByLabel('Message')).toHaveValue('Second gate.')
  await expect(dialog.getByText('Not saved yet')).toBeInViewport()
  await expect(dialog.getByLabel('Message')).toBeInViewport()
  await expect(dialog.getByLabel('Message')).toBeFocused()
  await dialog.getByRole('radio', { name: /Standard Detail/ }).check()
  await dialog.getByLabel('Time', { exact: true }).fill('09:00')
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => onDevice(page)).not.toContain('Nora New')
  await page.reload()
  await expect(page.getByRole('button', { name: 'New request' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('a request that was being entered is back when the phone has closed the tab, and can be discarded', async ({ page, context }) => {
  await signedIn(page)
  await typeRequest(page)
  const next = await openedAnew(page, context)
  const dialog = newRequest(next)
  await expect(dialog.getByLabel('Name')).toHaveValue('Nora New')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await next.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => onDevice(next)).not.toContain('Nora New')
  await next.close()
})

test('a request that was being entered and was left by the back button waits where one is entered, until it is discarded', async ({ page }) => {
  await signedIn(page, '/#/admin/calendar')
  await page.goto('/#/admin/today')
  const dialog = await typeRequest(page)
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'New request', exact: true }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Nora New')
  await expect(dialog.getByText('Not saved yet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => onDevice(page)).not.toContain('Nora New')
  await page.getByRole('button', { name: 'New request', exact: true }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('')
})

test('another tab of the same owner does not get what this one is being filled in with', async ({ page, context }) => {
  await signedIn(page)
  await typeRequest(page)
  const other = await context.newPage()
  await other.goto('/#/admin')
  await expect(other.getByRole('button', { name: 'New request' })).toBeVisible()
  await expect(newRequest(other)).toHaveCount(0)
  await other.close()
  await page.reload()
  await expect(newRequest(page).getByLabel('Name')).toHaveValue('Nora New')
})

test('a note is back after the session has ended and the page was loaded anew, which the sign-in says, and can be discarded', async ({
  page,
  request: api,
}) => {
  await sendRequest(api, 'Dora Draft')
  await signedIn(page, '/#/admin/requests')
  const drawer = await openDetails(page, 'Dora Draft')
  await drawer.getByLabel('New note').fill('Brown dog')
  await expect(drawer.getByText('Not saved yet')).toHaveCount(0)
  await expect.poll(() => onDevice(page)).toContain('Brown dog')
  await endSession(page, api)
  await page.reload()
  await expect(page.getByText(ENDED)).toBeVisible()
  // The token is gone by now, and with it what the page could have found out.
  await page.reload()
  await expect(page.getByText(ENDED)).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Brown dog')
  await login(page)
  await expect(drawer.getByLabel('New note')).toHaveValue('Brown dog')
  await expect(drawer.getByText('Not saved yet')).toBeInViewport()
  await drawer.getByRole('button', { name: 'Discard' }).click()
  await expect(drawer.getByLabel('New note')).toHaveValue('')
  await expect.poll(() => onDevice(page)).not.toContain('Brown dog')
})

test('an edit is back after the session has ended, at the field that was filled in; where somebody else has changed the same, that is asked about', async ({
  page,
  request: api,
}) => {
  await sendRequest(api, 'Carl Careful')
  const admin = await signedIn(page, '/#/admin/requests')
  await openDetails(page, 'Carl Careful')
  const form = await admin.edit()
  await form.getByLabel('Phone').fill('208-555-0177')
  await form.getByLabel('Street address').fill('12 Elm St')
  const street = form.getByLabel('Street address')
  await expect.poll(() => onDevice(page)).toContain('12 Elm St')
  // In place: the page stays, and only the session ends.
  await endSession(page, api)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await login(page)
  await expect(street).toHaveValue('12 Elm St')
  await expect(street).toBeInViewport()
  await expect(street).toBeFocused()
  await expect(form.getByText('Not saved yet')).toBeInViewport()
  // Somebody else changes it while the page is away.
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const { csrf_token: csrf } = await (await api.get('/api/v1/csrf-token')).json()
  const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': csrf }
  const { appointments } = await (await api.get('/api/v1/appointments/', { headers })).json()
  const { id, version } = appointments[0]
  const changed = await api.put(`/api/v1/appointments/${id}`, {
    headers: { ...headers, 'if-match': `"${version}"` },
    data: { phone: '208-555-0111' },
  })
  expect(changed.status()).toBe(200)
  await page.reload()
  await expect(street).toHaveValue('12 Elm St')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText('208-555-0111')
})

test('an edit is back where the device did not know yet whose session it was', async ({ page, request: api }) => {
  await sendRequest(api, 'Olga Older')
  const admin = await signedIn(page, '/#/admin/requests')
  // As a version left it that knew the token alone.
  await page.evaluate(() => localStorage.removeItem('adminUnsaved'))
  await page.reload()
  await openDetails(page, 'Olga Older')
  const form = await admin.edit()
  await form.getByLabel('Street address').fill('12 Elm St')
  await endSession(page, api)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await login(page)
  await expect(form.getByLabel('Street address')).toHaveValue('12 Elm St')
})

test('a screen that cannot be drawn says so, and what was begun comes back when it is loaded again', async ({ page, complaints }) => {
  await signedIn(page)
  await typeRequest(page)
  const garbage = (url: URL) => url.pathname.endsWith('/slots')
  await page.route(garbage, route => route.fulfill({ json: { slots: ['no time'] } }))
  await newRequest(page)
    .getByRole('radio', { name: /^Standard Detail/ })
    .check()
  await expect(page.getByText('Something on this screen could not be shown. What you had begun is kept, and comes back.')).toBeVisible()
  await page.unroute(garbage)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(newRequest(page).getByLabel('Message')).toHaveValue('Second gate.')
  expect(complaints.splice(0).join()).toContain('Invalid time value')
})

test('nothing is left on the device of who signs out', async ({ page, request: api }) => {
  await sendRequest(api, 'Dora Draft')
  await signedIn(page, '/#/admin/requests')
  const drawer = await openDetails(page, 'Dora Draft')
  await drawer.getByLabel('New note').fill('Brown dog')
  await expect.poll(() => onDevice(page)).toContain('Brown dog')
  await drawer.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog', { name: 'Log out without saving?' }).getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  expect(await onDevice(page)).not.toContain('Brown dog')
  await page.reload()
  await expect(page.getByText('Your session has ended')).toHaveCount(0)
  await login(page)
  await openDetails(page, 'Dora Draft')
  await expect(drawer.getByLabel('New note')).toHaveValue('')
})

test('another account that signs in where a session has ended finds nothing of what was typed, and it is erased', async ({ page, request: api }) => {
  await sendRequest(api, 'Dora Draft')
  await signedIn(page, '/#/admin/requests')
  const drawer = await openDetails(page, 'Dora Draft')
  await drawer.getByLabel('New note').fill('Brown dog')
  await expect.poll(() => onDevice(page)).toContain('Brown dog')
  await endSession(page, api)
  // The device was the other one's before: there is one account here.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('adminUnsaved') ?? '')
    localStorage.setItem('adminUnsaved', JSON.stringify({ ...kept, account: 'who was here before' }))
  })
  await page.reload()
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await login(page)
  await expect(drawer.getByLabel('New note')).toHaveValue('')
  expect(await onDevice(page)).not.toContain('Brown dog')
})

/** What another account's sign-in leaves on the device. */
const anotherSignsIn = (page: Page) =>
  page.evaluate(() => localStorage.setItem('adminUnsaved', JSON.stringify({ version: 1, account: 'somebody else', inputs: {} })))

test("a tab stores nothing where the device is another account's by now", async ({ page }) => {
  await signedIn(page)
  const dialog = await typeRequest(page)
  // In the tab itself, which thereby is not told.
  await anotherSignsIn(page)
  await dialog.getByLabel('Message').fill('Third gate.')
  await dialog.getByLabel('Name').fill('Nora Newer')
  await expect(dialog.getByLabel('Name')).toHaveValue('Nora Newer')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await onDevice(page)).not.toMatch(/Nora|gate/)
})

test('a tab that is open where another account signs in is emptied, and asks who is there', async ({ page, context }) => {
  await signedIn(page)
  const dialog = await typeRequest(page)
  const other = await context.newPage()
  await other.goto('/')
  await anotherSignsIn(other)
  await expect(page.getByText('Another account has signed in here. Please sign in again.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(await other.evaluate(() => localStorage.getItem('adminToken')), 'the other one stays signed in').toBeTruthy()
  await login(page)
  await page.getByRole('button', { name: 'New request' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('')
  expect(await onDevice(page)).not.toContain('Nora New')
  await other.close()
})

test('a tab with something unsaved says that it was signed out in another one and that this is erased; nothing of it can be read', async ({
  page,
  context,
}) => {
  await signedIn(page)
  await typeRequest(page)
  const other = await context.newPage()
  await other.goto('/#/admin')
  await other.getByRole('button', { name: 'Logout' }).click()
  const question = other.getByRole('alertdialog', { name: 'Log out without saving?' })
  await expect(question).toContainText('What you have begun, here or in another tab, is not saved yet.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(newRequest(page).getByLabel('Name'), 'who stays loses nothing').toHaveValue('Nora New')
  await other.getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You were signed out in another tab. What you had begun here was not saved, and is erased.')).toBeVisible()
  await expect(page.locator('body')).not.toContainText('Nora New')
  expect(await onDevice(page)).not.toMatch(/Nora|gate/)
  await expect(other.getByText('You were signed out'), 'who signs out knows it').toHaveCount(0)
  await login(page)
  await page.getByRole('button', { name: 'New request' }).click()
  await expect(newRequest(page).getByLabel('Name')).toHaveValue('')
  // Nothing is begun there any more.
  await newRequest(page).getByRole('button', { name: 'Close' }).click()
  await other.goto('/#/admin')
  await other.reload()
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You were signed out in another tab.', { exact: true })).toBeVisible()
  await other.close()
})
