import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { AdminPage } from '../support/admin-page.ts'
import { freeDay } from '../support/free-day.ts'
import { PHONE } from '../support/phone.ts'
import { sendRequest } from '../support/send-request.ts'
import { dayAhead, expect, test } from '../support/site.ts'

/** Every view of the admin for people who use other means than eyes and a mouse (WCAG 2.2, level AA); no word of a visitor makes one scroll sideways. */

const LONG = { name: 'W'.repeat(100), message: 'M'.repeat(400), service_address: 'A'.repeat(150), site_notes: 'N'.repeat(300) }

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

for (const { device, use, widths } of [
  { device: 'a desk', use: {}, widths: [768, 1280] },
  { device: 'a phone', use: PHONE, widths: [360] },
]) {
  test.describe(`on ${device}`, () => {
    test.use(use)

    test('the list, a request that is open, and the form that changes it, with what refused the change', async ({
      page,
      request: api,
      complaints,
    }) => {
      await open(page, api)
      await expectAccessible(page, widths)
      await page
        .getByRole('button', { name: `Details of ${LONG.name}` })
        .first()
        .click()
      const drawer = page.getByRole('dialog')
      await expect(drawer.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(1)
      await expectAccessible(page, widths, 'dialog[open]')
      expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 'the drawer scrolls sideways').toBe(0)
      const form = await new AdminPage(page).edit()
      await form.getByLabel('Time', { exact: true }).fill('05:15')
      await expect(form.locator('output.slot')).toHaveText('✓ Time slot is available!')
      await form.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(form.getByRole('button', { name: 'Save anyway' })).toBeVisible()
      await expectAccessible(page, widths, 'dialog.request-form[open]')
      expect(await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 'the form scrolls sideways').toBe(0)
      // The browser itself logs the refusal.
      for (const complaint of complaints.splice(0)) expect(complaint).toContain('422')
    })

    test('the calendar, with and without visits', async ({ page, request: api }) => {
      const day = await open(page, api)
      await page.goto(`/#/admin/calendar?day=${day}`)
      await expect(page.getByRole('button', { name: /9:00 AM – 2:00 PM/ })).toBeVisible()
      await expectAccessible(page, widths)
      await page.goto(`/#/admin/calendar?day=${dayAhead(9000)}`)
      await expectAccessible(page, widths)
      for (const span of ['day', 'week', 'month']) {
        await page.goto(`/#/admin/calendar?day=${day}&span=${span}`)
        await expect(page.locator('.calendar-spans [aria-current]').filter({ hasText: new RegExp(span, 'i') })).toBeVisible()
        await expect(page.getByRole('region', { name: 'Calendar' })).toHaveAttribute('aria-busy', 'false')
        await expectAccessible(page, [320, ...widths])
      }
    })

    test('what weeks and months are worth', async ({ page, request: api }) => {
      const day = await open(page, api)
      for (const by of ['week', 'month']) {
        await page.goto(`/#/admin/value?by=${by}&day=${day}`)
        await expect(page.getByRole('table', { name: `Value of visits by ${by}` })).toContainText(/\$[1-9]/)
        await expectAccessible(page, widths)
      }
    })

    test('the trash', async ({ page, request: api }) => {
      await open(page, api)
      await new AdminPage(page).unfold()
      await page.getByRole('button', { name: 'Clear All Appointments' }).click()
      await expectAccessible(page, widths, 'dialog[open]')
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /Delete/ })
        .click()
      await page.getByRole('link', { name: 'Show the trash' }).click()
      await expect(page.getByRole('article', { name: LONG.name }).first()).toBeVisible()
      await expectAccessible(page, widths)
      await page
        .getByRole('button', { name: `Details of ${LONG.name}` })
        .first()
        .click()
      const drawer = page.getByRole('dialog')
      await expect(drawer.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(2)
      await expectAccessible(page, widths, 'dialog[open]')
      expect(await drawer.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 'the drawer scrolls sideways').toBe(0)
    })
  })
}

/** Signs in where there is a visit with as long words as visitors may send, and tells its day. */
async function open(page: Page, api: APIRequestContext): Promise<string> {
  const date = freeDay()
  await sendRequest(api, LONG.name, { date, time: '09:00' }, LONG)
  const admin = new AdminPage(page)
  await admin.signIn()
  await admin.isSignedIn()
  await page.goto('/#/admin/requests')
  await expect(page.getByRole('button', { name: `Details of ${LONG.name}` }).first()).toBeVisible()
  return date
}

test.describe('by touch', () => {
  test.use(PHONE)

  test('every checkbox and radio button is pressed within 44 by 44 pixels, its label counted', async ({ page, request: api }) => {
    const day = await open(page, api)
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
