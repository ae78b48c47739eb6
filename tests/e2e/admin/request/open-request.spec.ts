import type { Locator, Page } from '@playwright/test'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { expectFailedLoads } from '../../../support/browser/failed-loads.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { dayAhead, expect, test } from '../../../support/browser/site.ts'
import { AGAIN } from '../../../support/browser/again.ts'

/** A request that is open stays so until its owner leaves it, wherever the list goes meanwhile. */

/** Signs in and opens a request on a page of the admin; its drawer. */
async function openRequest(page: Page, name: string, hash: string): Promise<Locator> {
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto(`/${hash}`)
  await page
    .getByRole('button', { name: new RegExp(name) })
    .filter({ hasText: /Details|AM/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer).toBeVisible()
  return drawer
}

test('a request that leaves the list while it is open stays open, with what is being typed, and can be saved', async ({ page, request: api }) => {
  await sendRequest(api, 'Stella Stays')
  const drawer = await openRequest(page, 'Stella Stays', '#/admin?status=Pending&search=Stella+Stays')
  await drawer.getByRole('combobox', { name: /Status/ }).selectOption('Confirmed')
  const form = await new AdminPage(page).edit()
  await form.getByLabel('Phone').fill('208-555-0177')
  const looked = page.waitForResponse(/appointments\/\?/)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await looked
  await expect(page.getByText('No request matches')).toBeAttached()
  await expect(form.getByLabel('Phone')).toHaveValue('208-555-0177')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toHaveCount(0)
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('208-555-0177')
  await drawer.getByRole('combobox', { name: /Status/ }).selectOption('Completed')
  await expect(drawer.getByRole('region', { name: 'History' })).toContainText('Confirmed → Completed')
})

/** How far down a text begins, wherever in an element it stands. */
const topOf = (element: Locator, text: string) =>
  element.evaluate((within, sought) => {
    const nodes = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const start = nodes.currentNode.textContent?.indexOf(sought) ?? -1
      if (start < 0) continue
      const range = document.createRange()
      range.setStart(nodes.currentNode, start)
      range.setEnd(nodes.currentNode, start + sought.length)
      return range.getBoundingClientRect().top
    }
    throw new Error(`${sought} is not there`)
  }, text)

test('an open request says first until when its visit goes, what it is and what it costs, and the actual value is in sight', async ({
  page,
  request: api,
}) => {
  const date = freeDay()
  await sendRequest(api, 'Lina Line', { date, time: '09:00' })
  const drawer = await openRequest(page, 'Lina Line', '#/admin?search=Lina+Line')
  const head = drawer.locator('.drawer-status')
  await expect(head).toContainText(/Appointment .* 9:00 AM – 2:00 PM/)
  await expect(head.getByText('Basic Shine Detail · $50.00', { exact: true })).toBeInViewport({ ratio: 1 })
  // From when until when stands in one line on a phone, too.
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await topOf(head, '2:00 PM')).toBe(await topOf(head, '9:00 AM'))
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(drawer.getByRole('button', { name: /^Edit actual value/ })).toBeInViewport({ ratio: 1 })
})

test('a visit that is moved into another week stays open, and says its new day', AGAIN, async ({ page, request: api }) => {
  const date = freeDay()
  await sendRequest(api, 'Mona Moved', { date, time: '07:00' })
  const drawer = await openRequest(page, 'Mona Moved', `#/admin/calendar?day=${date}`)
  const form = await new AdminPage(page).edit()
  await form.getByLabel('Date').fill(dayAhead(28, new Date(date)))
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('.visit-block').filter({ hasText: 'Mona Moved' })).toHaveCount(0)
  await expect(drawer.locator('.visit-time')).toHaveAttribute('datetime', `${dayAhead(28, new Date(date))}T07:00`)
})

test('the back button closes a request, forward and a reload open it, and to close it leaves no step behind', async ({ page, request: api }) => {
  await sendRequest(api, 'Bea Back')
  const drawer = await openRequest(page, 'Bea Back', '#/admin?search=Bea+Back')
  await expect(page).toHaveURL(/request=/)
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(/search=Bea\+Back$/)
  await page.goForward()
  await expect(drawer).toBeVisible()
  await page.reload()
  await expect(drawer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  const steps = () => page.evaluate(() => history.length)
  const before = await steps()
  for (let turn = 0; turn < 2; turn++) {
    await page.getByRole('button', { name: 'Details of Bea Back' }).click()
    await expect(drawer).toBeVisible()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL(/search=Bea\+Back$/)
  }
  expect(await steps()).toBeLessThanOrEqual(before + 1)
})

test('an address of a request that is not on the list opens it; one that does not exist is told', async ({ page, request: api, complaints }) => {
  await sendRequest(api, 'Lia Link')
  const drawer = await openRequest(page, 'Lia Link', '#/admin?search=Lia+Link')
  const id = new URLSearchParams(new URL(page.url()).hash.split('?')[1]).get('request')
  await page.goto(`/#/admin?search=nobody&request=${id}`)
  await expect(drawer).toBeVisible()
  await page.goto('/#/admin?request=none')
  await expect(page.getByRole('alert')).toContainText('Failed to fetch data: There is no such appointment')
  expectFailedLoads(complaints)
})

test('who closes half a change is asked; the back button keeps it; once it is discarded or saved nobody is asked', async ({ page, request: api }) => {
  await sendRequest(api, 'Hal Half')
  const drawer = await openRequest(page, 'Hal Half', '#/admin?search=Hal+Half')
  const details = page.getByRole('button', { name: 'Details of Hal Half' })
  const question = page.getByRole('alertdialog', { name: 'Discard this change?' })
  const form = await new AdminPage(page).edit()
  await form.getByLabel('Phone').fill('208-555-0188')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(form.getByLabel('Phone')).toHaveValue('208-555-0188')
  await page.goBack()
  await expect(drawer).toHaveCount(0)
  await details.click()
  await expect(form.getByLabel('Phone')).toHaveValue('208-555-0188')
  await form.getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(form).toHaveCount(0)
  await expect(drawer.locator(':focus')).toHaveCount(1)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toHaveCount(0)
  await details.click()
  await expect(drawer).toBeVisible()
  await expect(form).toHaveCount(0)
})

test('the browser asks before a reload loses half a change', AGAIN, async ({ page, request: api }) => {
  await sendRequest(api, 'Rae Reload')
  const drawer = await openRequest(page, 'Rae Reload', '#/admin?search=Rae+Reload')
  const asked: string[] = []
  page.on('dialog', dialog => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(asked).toEqual([])
  await expect(drawer).toBeVisible()
  const form = await new AdminPage(page).edit()
  await form.getByLabel('Phone').fill('208-555-0188')
  // The browser process learns of the listener a moment after the page: a person's reload comes later than that.
  await expect.poll(() => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(false)
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
})
