import { endSession } from '../../../support/browser/end-session.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { login, newRequest, onDevice, openDetails, openedAnew, signedIn, typeRequest } from './unsaved-on-device.ts'

/** What is typed survives a reload, a phone that throws the page out of memory, and a session that has ended meanwhile. */

test.use(PHONE)

// The browser itself logs what the server refused.
test.afterEach(async ({ page, complaints }) => {
  if (!page.isClosed()) await page.goto('about:blank')
  for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/401 \(Unauthorized\)|409 \(Conflict\)/)
})

const ENDED = 'Your session has ended. Please sign in again. What you had begun is kept, and comes back then.'

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
