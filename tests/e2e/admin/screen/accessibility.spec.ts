import type { Page } from '@playwright/test'
import { AdminPage } from '../../../support/browser/admin-page.ts'
import { freeDay } from '../../../support/browser/free-day.ts'
import { PHONE } from '../../../support/browser/phone.ts'
import { sendRequest } from '../../../support/browser/send-request.ts'
import { expect, test } from '../../../support/browser/site.ts'

/** What axe cannot see (admin-looks.spec.ts has what it can): what things are called, and room for fingers. */

test('what can be done to a request is named after it, and no part of a row is a layer of its own', async ({ page, request: api }) => {
  await sendRequest(api, 'Nora Named', undefined, { phone: '208-555-0142', service_address: '12 Elm Street' })
  const admin = new AdminPage(page)
  await admin.signIn()
  const row = admin.row('Nora Named')
  for (const [role, name] of [
    ['link', 'Call Nora Named: 208-555-0142'],
    ['link', 'Write to Nora Named: somebody@example.com'],
    ['link', 'Map in a new tab, for Nora Named: 12 Elm Street'],
    ['combobox', 'Status of Nora Named'],
    ['button', 'Edit actual value of Nora Named'],
    ['button', 'Details of Nora Named'],
    ['button', 'Delete the request of Nora Named'],
  ] as const) {
    await expect(row.getByRole(role, { name, exact: true })).toBeVisible()
  }
  // Browsers go through all layers with every key and every move of the mouse.
  const apart = await row
    .locator('*')
    .evaluateAll(all => all.filter(each => getComputedStyle(each).position !== 'static').map(each => each.outerHTML))
  expect(apart).toEqual([])
})

test.describe('by touch', () => {
  test.use(PHONE)

  test('every checkbox and radio button is pressed within 44 by 44 pixels, its label counted', async ({ page, request: api }) => {
    const day = freeDay()
    await sendRequest(api, 'Nora Named', { date: day, time: '09:00' })
    const admin = new AdminPage(page)
    await admin.signIn()
    await admin.isSignedIn()
    await page.goto('/#/admin/requests')
    await expect(page.getByRole('button', { name: 'Details of Nora Named' })).toBeVisible()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await expectRoom(page, 2)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await expectRoom(page, 1)
    await page.getByRole('button', { name: 'Account' }).click()
    await expectRoom(page, 2)
    await page.keyboard.press('Escape')
    await page.goto(`/#/admin/calendar?day=${day}`)
    await page.getByRole('button', { name: 'Block time' }).click()
    await expectRoom(page, 2)
    await page.keyboard.press('Escape')
    await page.goto(`/#/admin/print?day=${day}`)
    await expectRoom(page, 1)
  })
})

/** Expects enough room for a finger on each checkbox and radio button that can be seen, at least so many. */
async function expectRoom(page: Page, count: number): Promise<void> {
  const boxes = page.locator(
    '#admin dialog[open] :is([type=checkbox], [type=radio]), #admin:not(:has(dialog[open])) :is([type=checkbox], [type=radio])',
  )
  await expect(boxes.nth(count - 1)).toBeVisible()
  const labels = await boxes.evaluateAll(all => all.map(box => (box.closest('label') ?? box).getBoundingClientRect().toJSON() as DOMRect))
  for (const { width, height } of labels) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
}
