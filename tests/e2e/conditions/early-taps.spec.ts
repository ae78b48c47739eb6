import type { Locator, Page } from '@playwright/test'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { FORM_CONTENT, holdBack, SITE_SCRIPT } from '../../support/browser/held-back.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { expect, test } from '../../support/browser/site.ts'

/** What a visitor taps on a slow line before the scripts are there. */

test.describe('on a desk, before the script is there', () => {
  test('Services opens, leads to a section, and is closed once the script is there', async ({ context }) => {
    const page = await context.newPage()
    const arrive = await holdBack(page, SITE_SCRIPT)
    await page.goto('/')
    await menu(page, 'Services').click()
    const entry = page.getByRole('navigation').getByRole('link', { name: 'RV Services' })
    await expect(entry).toBeVisible()
    await entry.click()
    await expect(page.locator('section#rv-services-page')).toBeInViewport()
    arrive()
    await expect(entry).toBeHidden()
    await menu(page, 'Services').click()
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
  })

  test('on a narrow desk the menu opens, and stays open when the script comes', async ({ context }) => {
    const page = await context.newPage()
    const arrive = await holdBack(page, SITE_SCRIPT)
    await page.setViewportSize({ width: 800, height: 700 })
    await page.goto('/')
    const entry = page.getByRole('navigation').getByRole('link', { name: 'Contact' })
    await expect(entry).toBeHidden()
    await menu(page, 'Menu').click()
    await expect(entry).toBeVisible()
    const script = page.waitForResponse(SITE_SCRIPT)
    arrive()
    await script
    await entry.click()
    await expect(page.locator('section#contact')).toBeInViewport()
    await expect(entry).toBeHidden()
  })
})

test.describe('on a phone, before the script is there', () => {
  test.use(PHONE)

  for (const [answer, chosen] of [
    ['Mobile Version (recommended)', 'mobile'],
    ['Desktop Version', 'desktop'],
  ] as const) {
    test(`the chooser takes the first tap on ${answer}`, async ({ context }) => {
      const page = await context.newPage()
      await holdBack(page, SITE_SCRIPT)
      await page.goto('/')
      const chooser = page.getByRole('region', { name: 'How would you like to view our site?' })
      await chooser.getByText(answer, { exact: true }).tap()
      await expect(page.locator('html')).toHaveAttribute('data-layout', chosen)
      await expect(chooser).toBeHidden()
      expect(await page.evaluate(() => localStorage.getItem('versionSelected'))).toBe(chosen)
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('data-layout', chosen)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(chooser).toBeHidden()
    })
  }
})

test.describe('before the form is alive', () => {
  test('a request that is sent is held, and sent once the form is alive', async ({ page }) => {
    const arrive = await holdBack(page, FORM_CONTENT)
    await page.goto('/?mode=quote&package=motorcycle-standard-detail#appointments')
    const booking = new BookingPage(page)
    await booking.choose('Vehicle type', 'Motorcycle')
    await booking.fill('Name', 'Hasty Sender')
    await booking.fill('Email', 'hasty@example.com')
    await booking.choose('What would you like to do?', 'Request Quote')
    await booking.form.locator('form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true
      form.requestSubmit()
    })
    arrive()
    await expect(booking.alert).toContainText('Quote requested!')
  })

  test('what is missing in a request that was held is said once the form is alive', async ({ page }) => {
    const arrive = await holdBack(page, FORM_CONTENT)
    await page.goto('/#appointments')
    const booking = new BookingPage(page)
    await booking.choose('Vehicle type', 'Car')
    await booking.fill('Name', 'Hasty Sender')
    await booking.fill('Email', 'hasty@example.com')
    await booking.form.locator('form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true
      form.requestSubmit()
    })
    arrive()
    await expect(booking.alert).toContainText('Please correct the errors in the form')
    await expect(booking.alert).toContainText('Please select a car package')
  })

  test('what was chosen by hand stays, whatever the address asks for; another link followed after it wins', async ({ page }) => {
    const booking = new BookingPage(page)
    const arrive = await holdBack(page, FORM_CONTENT)
    await page.goto('/?mode=quote&package=car-gold-shine#appointments')
    await booking.choose('Vehicle type', 'Tractor')
    arrive()
    await booking.isAlive()
    await expect(booking.form.getByRole('radio', { name: 'Tractor', exact: true })).toBeChecked()
    await expect(booking.form.getByRole('radio', { name: 'Request Quote' })).toBeChecked()

    await page.evaluate(() => sessionStorage.clear())
    const arriveAgain = await holdBack(page, FORM_CONTENT)
    await page.goto('/?mode=quote#appointments')
    await booking.choose('Vehicle type', 'Tractor')
    await page.getByRole('link', { name: 'Request Custom RV Quote' }).click()
    arriveAgain()
    await booking.isAlive()
    await expect(booking.form.getByRole('radio', { name: 'RV', exact: true })).toBeChecked()
  })
})

function menu(page: Page, name: string): Locator {
  return page.getByRole('navigation').locator('summary', { hasText: name })
}
