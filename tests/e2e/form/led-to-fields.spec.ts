import type { Page } from '@playwright/test'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { MOTION } from '../../support/browser/motion.ts'
import { openWithPackage } from '../../support/browser/new-request.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { expect, test } from '../../support/browser/site.ts'

/** On a phone, whose site cross-fades its views, what a form says is missing leads to its field, and to no other view. */
test.use({ ...PHONE, ...MOTION })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
})

test('a visitor stays in the form', async ({ page }) => {
  const booking = new BookingPage(page)
  await booking.open()
  await booking.submit.click()
  const link = booking.alert.getByRole('link').first()
  const field = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(
    page
      .locator(field)
      .or(page.locator(`${field} input`).first())
      .and(page.locator(':focus')),
  ).toHaveCount(1)
  expect(await settledHash(page)).toBe('#appointments')
  await expect(booking.form).toBeVisible()
})

test('an owner stays in the admin', async ({ page }) => {
  const dialog = await openWithPackage(page)
  const before = new URL(page.url()).hash
  await dialog.getByRole('button', { name: 'Book', exact: true }).click()
  await dialog.getByRole('alert').getByRole('link', { name: /Date/ }).click()
  await expect(dialog.getByLabel('Date')).toBeFocused()
  expect(await settledHash(page)).toBe(before)
})

/** The hash once every change of the view has run: a cross-fade that begins lets those before it run first. */
async function settledHash(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await document.startViewTransition(() => {}).finished
    return location.hash
  })
}
