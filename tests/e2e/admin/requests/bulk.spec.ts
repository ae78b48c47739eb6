import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expectAccessible } from '../../../support/browser/accessible.ts'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

/** Several requests at once: how they are chosen, what is said before and after, and how it is taken back. */

const bar = (page: Page) => page.getByRole('region', { name: 'Selected requests' })
const count = (page: Page) => bar(page).getByRole('status')
const question = (page: Page) => page.getByRole('alertdialog')
const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
const status = (page: Page, name: string) => page.getByRole('combobox', { name: `Status of ${name}` })

/** The list with these requests, the last one first; each has a day of its own, or is a quote. */
async function openList(page: Page, api: APIRequestContext, prefix: string, names: readonly string[], of: 'visits' | 'quotes'): Promise<AdminPage> {
  for (const name of names.toReversed()) await sendRequest(api, `${prefix} ${name}`, of === 'visits' ? { date: freeDay(), time: '09:00' } : undefined)
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto(`/#/admin/requests?search=${prefix}`)
  await expect(status(page, `${prefix} ${names[0]}`)).toBeVisible()
  await expect(page.locator('#admin section.requests')).toHaveAttribute('aria-busy', 'false')
  return admin
}

/** Presses what makes a step, and waits until the list that is loaded after it is there. */
async function makes(page: Page, button: Locator): Promise<void> {
  const changed = page.waitForResponse(answer => new URL(answer.url()).pathname === '/api/v1/appointments/changes')
  await button.click()
  await changed
  await expect(bar(page).getByText(/…$|done$/)).toHaveCount(0)
  await expect(page.locator('#admin section.requests')).toHaveAttribute('aria-busy', 'false')
}

test.describe('on a desk', () => {
  test('requests are chosen by box, range and page; all of them are confirmed with one answer, and set back with one press', async ({
    page,
    request: api,
  }) => {
    await openList(page, api, 'Choosy', ['One', 'Two', 'Three', 'Four'], 'visits')
    await box(page, 'Choosy One').check()
    await box(page, 'Choosy Three').click({ modifiers: ['Shift'] })
    await expect(count(page)).toHaveText('3 selected')
    await box(page, 'Choosy Two').uncheck()
    await expect(count(page)).toHaveText('2 selected')
    await bar(page).getByRole('button', { name: 'Select all 4 of this page' }).click()
    await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked()
    await status(page, 'Choosy Four').selectOption('Confirmed')
    await expect(page.getByText('Choosy Four: status is now Confirmed')).toBeAttached()
    await expectAccessible(page, [1440], '.chosen-bar')
    await bar(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(question(page).getByRole('heading')).toHaveText('Confirm 3 requests?')
    await expect(question(page)).toContainText('Choosy One, Choosy Two and Choosy Three')
    await expect(question(page)).toContainText('Choosy Four – already Confirmed')
    await expect(question(page).getByRole('button', { name: 'Back' })).toBeFocused()
    await expectAccessible(page, [1440], 'dialog[open]')
    await makes(page, question(page).getByRole('button', { name: 'Confirm 3' }))
    await expect(bar(page)).toHaveCount(0)
    for (const name of ['One', 'Two', 'Three', 'Four']) await expect(status(page, `Choosy ${name}`)).toHaveValue('Confirmed')
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    // What is opened over the list is about something else.
    for (const [press, dialog] of [
      ['Account', 'Account'],
      ['Details of Choosy Two', 'Choosy Two'],
    ] as const) {
      await page.getByRole('button', { name: press, exact: true }).click()
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      await expect(page.getByRole('dialog', { name: dialog }).getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(undo).toBeVisible()
    }
    await makes(page, undo)
    for (const name of ['One', 'Two', 'Three']) await expect(status(page, `Choosy ${name}`)).toHaveValue('Pending')
    await expect(status(page, 'Choosy Four')).toHaveValue('Confirmed')
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0)
  })

  test('by keyboard alone: x chooses, a leads to what can be done, and who leaves the question changes nothing', async ({ page, request: api }) => {
    await openList(page, api, 'Keyed', ['One', 'Two', 'Three'], 'quotes')
    for (const key of ['j', 'x', 'j', 'j', 'Shift+X', 'a']) await page.keyboard.press(key)
    await expect(count(page)).toHaveText('3 selected')
    await expect(bar(page).getByRole('button', { name: 'Confirm' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(question(page).getByRole('heading')).toHaveText('Cancel 3 requests?')
    await page.keyboard.press('Escape')
    await expect(question(page)).toHaveCount(0)
    await expect(bar(page).getByRole('button', { name: 'Cancel them' })).toBeFocused()
    await expect(status(page, 'Keyed One')).toHaveValue('Pending')
    await bar(page).getByRole('button', { name: 'End selection' }).focus()
    await page.keyboard.press('Enter')
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /^Requests/ })).toBeFocused()
    for (const key of ['j', 'x']) await page.keyboard.press(key)
    await expect(count(page)).toHaveText('1 selected')
    await page.keyboard.press('Escape')
    await expect(bar(page)).toHaveCount(0)
  })

  test('a time that somebody has taken is known before; what was changed meanwhile is told by name, stays chosen, and can be gone on with', async ({
    page,
    request: api,
  }) => {
    const date = freeDay()
    await sendRequest(api, 'Torn Lost', { date, time: '09:00' })
    await sendRequest(api, 'Torn Quote')
    const admin = await openList(page, api, 'Torn', ['One', 'Two'], 'visits')
    await admin.saves(() => status(page, 'Torn Lost').selectOption('Cancelled'))
    await sendRequest(api, 'Quick Quist', { date, time: '09:00' })
    for (const name of ['Lost', 'One', 'Two', 'Quote']) await box(page, `Torn ${name}`).check()
    await bar(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(question(page).getByRole('heading')).toHaveText('Confirm 2 requests?')
    await expect(question(page)).toContainText('Torn Lost – Taken by Quick Quist 9:00 AM – ')
    await expect(question(page)).toContainText('Torn Quote – without a day: answered or scheduled one by one')
    // Somebody else decides one of them while the question is open.
    const other = await page.context().newPage()
    await other.goto(`/#/admin/requests?search=Torn`)
    await expect(status(other, 'Torn Two')).toBeVisible()
    await new AdminPage(other).saves(() => status(other, 'Torn Two').selectOption('Completed'))
    await other.close()
    await makes(page, question(page).getByRole('button', { name: 'Confirm 2' }))
    await expect(question(page).getByRole('heading')).toHaveText('1 request confirmed, 1 not')
    await expect(question(page)).toContainText('Somebody else has changed this request since')
    await question(page).getByRole('button', { name: 'Open the request of Torn Two' }).click()
    await expect(page.getByRole('dialog', { name: 'Torn Two' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(count(page)).toHaveText('1 selected')
    await expect(box(page, 'Torn Two')).toBeChecked()
    await expect(status(page, 'Torn One')).toHaveValue('Confirmed')
    await expect(status(page, 'Torn Lost')).toHaveValue('Cancelled')
    await bar(page).getByRole('button', { name: 'Confirm' }).click()
    await expect(question(page).getByRole('heading')).toHaveText('Nothing to confirm')
    await expect(question(page)).toContainText('Torn Two – already Completed')
  })

  test('all that match go to the trash together, also those on other pages, and come back', async ({ page, request: api }) => {
    const names = Array.from({ length: 53 }, (_, index) => `No ${index}`)
    const admin = await openList(page, api, 'Plenty', names, 'quotes')
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await expect(count(page)).toHaveText('50 selected')
    await bar(page).getByRole('button', { name: 'Select all 53 that match' }).click()
    await expect(count(page)).toHaveText('53 selected')
    await bar(page).getByRole('button', { name: 'Move to trash' }).click()
    await expect(question(page)).toContainText('and 48 more')
    await expect(question(page)).toContainText('The trash keeps them for 30 days')
    await makes(page, question(page).getByRole('button', { name: 'Move 53 to the trash' }))
    await expect(page.getByText('No request matches')).toBeVisible()
    await makes(page, page.getByRole('button', { name: 'Undo', exact: true }))
    await expect(admin.rows).toHaveCount(50)
  })

  test('another page, order or list begins with nothing chosen; the same page keeps it while news arrive', AGAIN, async ({ page, request: api }) => {
    await openList(page, api, 'Fickle', ['One', 'Two'], 'quotes')
    await box(page, 'Fickle One').check()
    // Away from the list, which stays still under a pointer.
    await page.mouse.move(0, 0)
    await sendRequest(api, 'Fickle Three')
    await expect(box(page, 'Fickle Three')).toBeVisible()
    await expect(count(page)).toHaveText('1 selected')
    await page.getByLabel('Order').selectOption('Name')
    await expect(page).toHaveURL(/sort=name\+asc/)
    await expect(bar(page)).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('Select makes each card a choice; one press ends it, and cards open again', async ({ page, request: api }) => {
    await openList(page, api, 'Carded', ['One', 'Two'], 'quotes')
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await expect(count(page)).toHaveText('0 selected')
    await page.getByRole('article', { name: 'Carded One' }).getByText('Basic Shine Detail').click()
    await expect(box(page, 'Carded One')).toBeChecked()
    await page.getByRole('button', { name: 'Select Carded Two' }).click()
    await expect(count(page)).toHaveText('2 selected')
    await expectAccessible(page, [320, 390], '.chosen-bar')
    await bar(page).getByRole('button', { name: 'Cancel them' }).click()
    await expectAccessible(page, [320, 390], 'dialog[open]')
    await makes(page, question(page).getByRole('button', { name: 'Cancel 2' }))
    await expect(status(page, 'Carded Two')).toHaveValue('Cancelled')
    await expect(bar(page)).toHaveCount(0)
    await page.getByRole('article', { name: 'Carded One' }).getByText('Basic Shine Detail').click()
    await expect(page.getByRole('dialog', { name: 'Carded One' })).toBeVisible()
  })
})
