import type { Page } from '@playwright/test'
import { BookingPage } from '../../support/browser/booking-page.ts'
import { PHONE } from '../../support/browser/phone.ts'
import { expect, test } from '../../support/browser/site.ts'

/** Everything by keyboard alone, and no stop of it unseen (WCAG 2.2: 2.1.1, 2.4.7, 2.4.11). */

test.describe('with a keyboard alone', () => {
  test('the skip link leads past the navigation, and every stop can be seen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport()
    await everyStopIsSeen(page, 40)
    await page.goto('/#services')
    await page.getByRole('link', { name: 'Skip to main content' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('main a').first()).toBeFocused()
  })

  test('on a narrow desk the open menu closes when the focus moves on, and every stop can be seen', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/')
    const menu = page.locator('summary', { hasText: 'Menu' })
    await menu.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Contact' })).toBeVisible()
    await everyStopIsSeen(page, 20)
    await expect(page.locator('details', { has: menu })).not.toHaveAttribute('open')
  })

  test('a visitor opens the menu, goes to a category, and books', async ({ page }) => {
    await page.goto('/')
    await page.locator('summary', { hasText: 'Services' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('navigation').getByRole('link', { name: 'RV Services' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#rv-services-page$/)
    const booking = new BookingPage(page)
    await booking.open()
    await booking.form.getByRole('radio', { name: 'Book Appointment' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(booking.form.getByRole('radio', { name: 'Request Quote' })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowLeft')
    await expect(booking.form.getByRole('radio', { name: 'Motorcycle' })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(booking.estimate).toContainText('$75.00')
    await booking.tabTo('name')
    await page.keyboard.type('Kay Board')
    await booking.tabTo('email')
    await page.keyboard.type('kay@example.com')
    await page.keyboard.press('Enter')
    await expect(booking.alert).toContainText('Quote requested!')
    await expect(booking.alert).toBeFocused()
  })

  test.describe('on a phone', () => {
    test.use(PHONE)

    test('the tabs, the way back and every stop can be reached and seen', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
      await page.goto('/#view-contact')
      await everyStopIsSeen(page, 20)
      await page.getByRole('link', { name: 'Back', exact: true }).locator('visible=true').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Detailing that comes to you' })).toBeVisible()
    })

    test('no stop hides behind the question of the first visit', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/')
      await expect(page.getByRole('region', { name: /How would you like/ })).toBeVisible()
      await everyStopIsSeen(page, 12)
    })

    test('no stop of a filled form hides behind its price', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
      const booking = new BookingPage(page)
      await booking.open('/#view-contact')
      await booking.choose('Vehicle type', 'Car')
      await booking.choose('Car package', /Gold/)
      await everyStopIsSeen(page, 25)
      await booking.choose('Vehicle size', /Mid/)
      await expect(booking.estimate).toContainText('$')
      await everyStopIsSeen(page, 25)
    })

    test('no stop hides behind a consultation on a small phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await page.addInitScript(() => localStorage.setItem('versionSelected', 'mobile'))
      const booking = new BookingPage(page)
      await booking.open('/?mode=appointment&package=semi-platinum-shine#appointments')
      await booking.take('Aluminum & Chrome Polish')
      await expect(booking.estimate).toContainText('Consultation Required')
      await everyStopIsSeen(page, 25)
    })
  })
})

/** Goes through so many stops and looks at each. */
async function everyStopIsSeen(page: Page, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    expect(await focusProblem(page)).toBeNull()
  }
}

/** What is wrong with the focused element: it shows no outline, or something covers it; null when all is well. */
function focusProblem(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return 'nothing is focused'
    const ring = focused.matches('input[type=radio], input[type=checkbox]') ? (focused.closest('label') ?? focused) : focused
    const { outlineStyle, outlineWidth } = getComputedStyle(ring)
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no outline: ${ring.outerHTML.slice(0, 120)}`
    const box = ring.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].map(share => [box.x + box.width * share, box.y + box.height / 2] as const)
    const isSeen = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y)
      return top !== null && (ring.contains(top) || top.contains(ring) || top.closest('tr') === ring.closest('tr'))
    })
    return isSeen ? null : `covered: ${ring.outerHTML.slice(0, 120)} at ${Math.round(box.y)}`
  })
}
