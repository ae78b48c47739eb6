import type { Browser, Locator, Page } from '@playwright/test'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { dayAhead, expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'
import { storedRequest } from '../../../support/browser/stored-request.ts'

/** Two people in the admin at the same time, or one in two tabs, or with a connection that comes and goes. */

async function signIn(page: Page, name = ''): Promise<AdminPage> {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  if (name === '') return admin
  await page.goto(`/#/admin?search=${encodeURIComponent(name)}`)
  // Until the search has its own list, a row of the list before stands there, and takes what is begun in it with it.
  await expect(page.getByRole('searchbox')).toHaveValue(name)
  await expect(page.locator('#admin section.requests')).toHaveAttribute('aria-busy', 'false')
  return admin
}

/** Somebody else, with a browser of their own. */
async function secondOwner(browser: Browser, baseURL: string | undefined, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US', serviceWorkers: 'block' })).newPage()
  await signIn(page, name)
  return page
}

/** Opens a request and the form that changes it. */
async function openForm(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Details of ${name}` }).click()
  return new AdminPage(page).edit()
}

/** The request behind the form. */
function drawerOf(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name })
}

async function saveIn(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Save', exact: true }).click()
}

/** Saves a change that meets no other. */
async function saved(form: Locator): Promise<void> {
  await saveIn(form)
  await expect(form).toHaveCount(0)
}

/** Leaves the call for news unanswered: a page that does not hear of what others do. One that is refused would be made again, and logged, at any time. */
async function hearNothing(page: Page): Promise<void> {
  await page.route('**/api/v1/events', () => new Promise<void>(() => {}))
}

const conflict = (page: Page) => page.getByRole('alertdialog')

for (const { choice, press, day, time } of [
  { choice: 'theirs', press: 'Keep theirs', day: 1, time: '07:00' },
  { choice: 'mine', press: 'Save mine', day: 0, time: '10:00' },
]) {
  test(
    `a new time and a new day of two people are never mixed: both are shown, and one press chooses ${choice}`,
    choice === 'theirs' ? AGAIN : {},
    async ({ page, browser, baseURL, request: api, complaints }) => {
      const name = `Mia ${choice}`
      const date = freeDay()
      await sendRequest(api, name, { date, time: '07:00' })
      await signIn(page, name)
      const form = await openForm(page, name)
      await form.getByLabel('Time', { exact: true }).fill('10:00')

      const other = await secondOwner(browser, baseURL, name)
      const theirs = await openForm(other, name)
      await theirs.getByLabel('Date').fill(dayAhead(1, new Date(date)))
      await saved(theirs)

      await saveIn(form)
      await expect(conflict(page)).toContainText(name)
      await expect(conflict(page).getByRole('row', { name: /Day and time/ })).toContainText(/10:00.*7:00/)
      await expect(form).toHaveCount(1)
      await conflict(page).getByRole('button', { name: press }).click()
      await expect(conflict(page)).toHaveCount(0)
      await expect(form).toHaveCount(0)
      await expect(drawerOf(page, name).locator('.visit-time')).toHaveAttribute('datetime', `${dayAhead(day, new Date(date))}T${time}`)
      expect(await storedRequest(page, name)).toMatchObject({ appointment_date: dayAhead(day, new Date(date)), appointment_time: time })
      if (choice === 'mine') {
        // Not what the form began with, which nobody wants by now.
        await drawerOf(page, name).getByRole('button', { name: 'Undo', exact: true }).click()
        await expect(drawerOf(page, name).locator('.visit-time')).toHaveAttribute('datetime', `${dayAhead(1, new Date(date))}T07:00`)
      }
      expectFailedLoads(complaints)
    },
  )
}

test('what is being typed is saved on what was there when it began, although the list has been loaded anew', async ({
  page,
  browser,
  baseURL,
  request: api,
  complaints,
}) => {
  const [name, date] = ['Nora Newer', freeDay()]
  await sendRequest(api, name, { date, time: '07:00' })
  await signIn(page, name)
  const form = await openForm(page, name)
  await form.getByLabel('Time', { exact: true }).fill('10:00')
  const other = await secondOwner(browser, baseURL, name)
  const theirs = await openForm(other, name)
  await theirs.getByLabel('Date').fill(dayAhead(1, new Date(date)))
  await saved(theirs)
  await page.evaluate(() => ['offline', 'online'].forEach(kind => dispatchEvent(new Event(kind))))
  await expect(drawerOf(page, name).locator('.visit-time')).toHaveAttribute('datetime', `${dayAhead(1, new Date(date))}T07:00`)
  await saveIn(form)
  await expect(conflict(page)).toBeVisible()
  // Whoever decides later loses nothing.
  await page.keyboard.press('Escape')
  await expect(conflict(page)).toHaveCount(0)
  await expect(form.getByLabel('Time', { exact: true })).toHaveValue('10:00')
  expect(await storedRequest(page, name)).toMatchObject({ appointment_date: dayAhead(1, new Date(date)), appointment_time: '07:00' })
  expectFailedLoads(complaints)
})

test(
  'a visit that somebody has cancelled is not completed by a row that does not know it',
  AGAIN,
  async ({ page, browser, baseURL, request: api, complaints }) => {
    const name = 'Cora Cancelled'
    await sendRequest(api, name)
    await hearNothing(page)
    const admin = await signIn(page, name)
    await expect(admin.row(name)).toBeVisible()
    const other = await secondOwner(browser, baseURL, name)
    await new AdminPage(other).row(name).getByRole('combobox').selectOption('Cancelled')
    await expect.poll(async () => (await storedRequest(page, name))['status']).toBe('Cancelled')

    await admin.row(name).getByRole('combobox').selectOption('Completed')
    await expect(conflict(page).getByRole('row', { name: /Status/ })).toContainText('CompletedCancelled')
    await conflict(page).getByRole('button', { name: 'Keep theirs' }).click()
    await expect(admin.row(name).getByRole('combobox')).toHaveValue('Cancelled')
    expect((await storedRequest(page, name))['status']).toBe('Cancelled')
    expectFailedLoads(complaints)
  },
)

test('one person’s changes, one after another, meet no conflict', AGAIN, async ({ page, request: api }) => {
  const name = 'Olga Own'
  await sendRequest(api, name)
  const admin = await signIn(page, name)
  const select = admin.row(name).getByRole('combobox')
  for (const status of ['Confirmed', 'Completed', 'Cancelled', 'Pending', 'Confirmed']) await select.selectOption(status)
  await expect.poll(async () => (await storedRequest(page, name))['version']).toBe(6)
  const form = await openForm(page, name)
  await form.getByLabel('Phone').fill('208-555-0188')
  await page.goBack()
  await select.selectOption('Completed')
  await page.goForward()
  await saved(form)
  await page.keyboard.press('Escape')
  await admin.delete(name)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(admin.row(name)).toBeVisible()
  expect(await storedRequest(page, name)).toMatchObject({ status: 'Completed', phone: '208-555-0188', version: 10 })
})

test('an actual value that was typed survives a save that fails', AGAIN, async ({ page, request: api, complaints }) => {
  const name = 'Sal Survivor'
  await sendRequest(api, name)
  const admin = await signIn(page, name)
  await page.route('**/api/v1/appointments/*/value', route => route.fulfill({ status: 500, json: { error: 'Not today' } }))
  const row = admin.row(name)
  await row.getByRole('button', { name: 'Edit' }).click()
  await row.getByRole('spinbutton').fill('123.45')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Failed to update value: Not today')).toBeVisible()
  await expect(row.getByRole('spinbutton')).toHaveValue('123.45')
  await page.unroute('**/api/v1/appointments/*/value')
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('$123.45')
  expectFailedLoads(complaints)
})

test('the keys of the status select save once, what a mouse chooses is saved at once, and Escape takes the keys back', async ({
  page,
  request: api,
}) => {
  const name = 'Keyla Keys'
  await sendRequest(api, name)
  const admin = await signIn(page, name)
  const select = admin.row(name).getByRole('combobox')
  const sent: unknown[] = []
  page.on('request', request => request.method() === 'PUT' && sent.push(request.postDataJSON()))
  await select.focus()
  for (let key = 0; key < 3; key++) await page.keyboard.press('ArrowDown')
  await expect(select).toHaveValue('Cancelled')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await storedRequest(page, name))['status']).toBe('Cancelled')
  expect(sent).toEqual([{ status: 'Cancelled' }])
  // Without Enter, a moment after the last key.
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => sent).toEqual([{ status: 'Cancelled' }, { status: 'Confirmed' }])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await expect(select).toHaveValue('Confirmed')
  // To leave it saves too.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect.poll(() => sent.at(-1)).toEqual({ status: 'Completed' })
  await select.click()
  await page.keyboard.press('Escape')
  await select.selectOption('Pending')
  await expect.poll(async () => (await storedRequest(page, name))['status']).toBe('Pending')
  expect(sent.length).toBe(4)
})

test(
  'a request that somebody has deleted leaves the list when it is changed',
  AGAIN,
  async ({ page, browser, baseURL, request: api, complaints }) => {
    const name = 'Gwen Gone'
    await sendRequest(api, name)
    await hearNothing(page)
    const admin = await signIn(page, name)
    await expect(admin.row(name)).toBeVisible()
    const other = await secondOwner(browser, baseURL, name)
    await new AdminPage(other).delete(name)
    await admin.row(name).getByRole('combobox').selectOption('Confirmed')
    await expect(page.getByText('Failed to update status: There is no such appointment')).toBeVisible()
    await expect(admin.row(name)).toHaveCount(0)
    expectFailedLoads(complaints)
  },
)

test('who comes back online sees at once what has come meanwhile', AGAIN, async ({ page, context, request: api, complaints }) => {
  const name = 'Onda Online'
  const admin = await signIn(page, name)
  await expect(page.getByText('No request matches')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Refresh Data' }).click()
  await expect(page.getByText('No connection. What was loaded before is shown')).toBeVisible()
  await sendRequest(api, name)
  await context.setOffline(false)
  await expect(admin.row(name)).toBeVisible()
  await expect(page.getByText('No connection')).toHaveCount(0)
  expectFailedLoads(complaints)
})

test('Logout empties every tab at once, and leaves nothing of what was typed there', async ({ page, context, request: api }) => {
  const name = 'Tessa Tab'
  await sendRequest(api, name)
  await signIn(page, name)
  const other = await context.newPage()
  await other.goto(`/#/admin?search=${encodeURIComponent(name)}`)
  const form = await openForm(other, name)
  await form.getByLabel('Phone').fill('208-555-0111')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('alertdialog', { name: 'Log out without saving?' }).getByRole('button', { name: 'Log out' }).click()
  await expect(other.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(other.getByText(name)).toHaveCount(0)
  await expect(other.getByText('Your session has ended')).toHaveCount(0)
  await new AdminPage(other).signIn()
  await new AdminPage(other).isSignedIn()
  await other.goto(`/#/admin?search=${encodeURIComponent(name)}`)
  await expect((await openForm(other, name)).getByLabel('Phone')).not.toHaveValue('208-555-0111')
})
