import { AxeBuilder } from '@axe-core/playwright'
import { AdminPage } from '../support/admin-page.ts'
import { BookingPage } from '../support/booking-page.ts'
import { PHONE } from '../support/phone.ts'
import { expect, test } from '../support/site.ts'
import type { Page } from '@playwright/test'

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test('the page with a filled and a refused form', async ({ page }) => {
      const booking = new BookingPage(page)
      await booking.open()
      await booking.choose('Vehicle type', 'Car')
      await booking.choose('Car package', /Platinum/)
      await booking.choose('Vehicle size', /Large/)
      await expectAccessible(page)
      await booking.send()
      await expect(booking.alert).toBeFocused()
      await expectAccessible(page)
    })

    test('the admin', async ({ page }) => {
      const admin = new AdminPage(page)
      await page.goto('/#/admin')
      await expect(page.getByLabel('Username')).toBeVisible()
      await expectAccessible(page)
      await admin.signIn()
      await admin.isSignedIn()
      await expectAccessible(page)
    })
  })
}

test.describe('on a phone', () => {
  test.use(PHONE)

  for (const address of ['/', '/#rv-services-page', '/#view-contact', '/#view-about']) {
    test(`the view ${address}`, async ({ page }) => {
      await page.goto(address)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    })
  }
})
